/** Returns a storage that is always empty and throws on writes, like a full storage. */
export const createEmptyStorage = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('This browser lets the portal store nothing', 'SecurityError')
  },
  removeItem: () => {},
  clear: () => {},
})

/** Returns an empty storage if storage is forbidden, because even reading the property of `window` then throws. */
export function getBrowserStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name]
  } catch {
    return createEmptyStorage()
  }
}

/** Returns a copy of all keys, because removing an item changes the indexes of the others. */
export const getStorageKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Returns false if the browser refuses to store the text (private browsing, quota reached). */
export function tryToStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
