/** Returns a copy of all keys, because removing an item changes the indexes of the others. */
export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
