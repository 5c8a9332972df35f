/** A number typed without separators: `2015`, `78.5`. Undefined for anything else, `78,5` and `2O15` among them. */
export function plainNumber(typed: string): string | undefined {
  const text = typed.trim()
  return /^\d+(?:\.\d+)?$/.test(text) ? text : undefined
}
