const UNITS = ['B', 'kB', 'MB', 'GB']

/** Formats bytes in steps of 1,000, as file managers do: `2.4 MB`, `812 kB`. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  // 999.5 would round up to "1000 kB".
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit > 1 && value < 99.95 ? 1 : 0
  return `${value.toFixed(digits)} ${UNITS[unit] ?? ''}`
}
