/** Stores a text under a key; false if the browser refuses (private browsing, quota reached). */
export function tryToStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
