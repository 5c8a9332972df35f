/** The value of `aria-describedby`: the ids of what is there, or no attribute at all. */
export function describedBy(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
