/** Returns a number typed without separators: `2015`, `78.5`. Undefined for other text, such as `78,5` or `2O15`. */
export function plainNumber(typed: string): string | undefined {
  const text = typed.trim()
  return /^\d+(?:\.\d+)?$/.test(text) ? text : undefined
}
