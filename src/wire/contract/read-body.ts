/** A parsed body: JSON, with `noise` if something was printed around it, or else plain text. */
export type ParsedBody = { readonly json: unknown; readonly noise: boolean } | { readonly text: string }

function parseJson(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Brackets tried as the start of the JSON. A PHP notice has a few; an HTML page may have thousands and no JSON. */
const MAX_PARSE_ATTEMPTS = 64

/** The start of an object. A JSON string has no line breaks. */
const OBJECT_START = /\{\s*"(?:[^"\\\n]|\\.)*"\s*:/

/** Brackets that may start the JSON. `var_dump` prints `array(0) {}` for an empty list. */
const JSON_STARTS = /(?<!\barray\(\d+\) )[{[]/g

/**
 * Parses the JSON in a body after a byte order mark, blank lines, notices or debug lines. Returns text if there is
 * none. Ignores brackets after the start of an object: they belong to truncated JSON, or to a dump printed after it.
 */
export function parseBody(body: string): ParsedBody {
  const text = body.replace(/^\uFEFF/, '').trim()
  const whole = parseJson(text)
  if (whole) return { json: whole.json, noise: false }
  const object = text.search(OBJECT_START)
  let attempts = 0
  for (const start of text.matchAll(JSON_STARTS)) {
    if (++attempts > MAX_PARSE_ATTEMPTS || (object >= 0 && start.index > object)) break
    const parsed = parseJson(text.slice(start.index))
    if (parsed && typeof parsed.json === 'object') return { json: parsed.json, noise: true }
  }
  return { text }
}
