/** A storage that keeps nothing: it reads as empty, and refuses what is written as a full one does. */
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

/** A storage of the browser; where it is forbidden, so that already its name throws, one that keeps nothing. */
export function allowedStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return window[name]
  } catch {
    return noStorage()
  }
}
