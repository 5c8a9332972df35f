/** Joins ids for `aria-describedby`; undefined without ids, which omits the attribute. */
export function describedBy(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
