/** Returns false if the browser refuses to store the text (private browsing, quota reached). */
export function tryToStore(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
