/** Parses a stored JSON text. Returns null if there is no text or it is invalid. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
