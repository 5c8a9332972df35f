/** All keys of a storage, as a copy: removing an item changes the indexes of the others. */
export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
