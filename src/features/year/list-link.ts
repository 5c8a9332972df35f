/** Omits filters without a value. */
export function listLink(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${path}?${new URLSearchParams(set).toString()}`
}
