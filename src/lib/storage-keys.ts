/** All keys of a storage, read before anything is done with them: removing one moves the others. */
export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)
