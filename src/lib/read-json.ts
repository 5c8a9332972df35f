/** The value of a stored JSON text; null where there is no text, and where it is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
