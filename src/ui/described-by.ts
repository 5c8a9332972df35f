/** The value of `aria-describedby`: the given ids, or undefined (no attribute) if there are none. */
export function describedBy(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
