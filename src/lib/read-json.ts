/** What a text of a storage holds; null where there is none, and where it is no JSON. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
