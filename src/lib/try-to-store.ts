/** Keeps a text under a key; false where the browser refuses (private window, no room left). */
export function tryToStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
