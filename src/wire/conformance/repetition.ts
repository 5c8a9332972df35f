/** Returns whether a text is one text twice, with at most two characters of white space between. */
function isTwice(text: string): boolean {
  const trimmed = text.trim()
  return [0, 1, 2].some((gap) => {
    const half = (trimmed.length - gap) / 2
    if (!Number.isInteger(half) || half < 2) return false
    return trimmed.slice(half, half + gap).trim() === '' && trimmed.startsWith(trimmed.slice(half + gap))
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Brackets tried as the start of the JSON, as the client does. */
const MAX_PARSE_ATTEMPTS = 64

/** Returns what is printed before the JSON of a body. */
function findNotice(body: string): string {
  const starts = [...body.matchAll(/[{[]/g)].slice(0, MAX_PARSE_ATTEMPTS)
  const start = starts.find(({ index }) => isJson(body.slice(index)))
  return start === undefined ? '' : body.slice(0, start.index)
}

/** Returns what a body contains twice; null if nothing. */
export function findRepetition(body: string): string | null {
  if (isJson(body)) return null
  // The two halves of `[][]` are JSON, too.
  if (isTwice(body)) return 'the same response twice'
  return isTwice(findNotice(body)) ? 'the same notice twice, before the JSON' : null
}
