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
