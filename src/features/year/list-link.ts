/** The address of a list with its filters; those without a value are left out. */
export function listLink(path: string, filters: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${path}?${new URLSearchParams(set).toString()}`
}
