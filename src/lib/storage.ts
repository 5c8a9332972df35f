/** Returns a storage that is always empty and rejects writes, as a full one does. */
export const noStorage = (): Storage => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('This browser lets the portal store nothing', 'SecurityError')
  },
  removeItem: () => {},
  clear: () => {},
})

/** Returns a browser storage, or an empty one if storage is forbidden: even reading its property then throws. */
export function allowedStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name]
  } catch {
    return noStorage()
  }
}

/** Returns a copy of all keys, because removing an item changes the indexes of the others. */
export const keysOf = (storage: Storage): string[] =>
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
