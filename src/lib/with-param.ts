/** Returns a copy of the search parameters with one of them changed; an empty value removes it. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
