/** The value of a stored JSON text; null if there is no text, or if it is not valid JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
