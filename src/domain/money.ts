/**
 * An approved amount for reading: `LKR 1,250,000` (spec 9). The wire carries it as free text (wire 1.5), so
 * what is no plain number is shown as it came.
 */
export function formatLkr(amount: string | number): string {
  const text = String(amount).trim()
  return `LKR ${/^\d+(?:\.\d+)?$/.test(text) ? text.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',') : text}`
}
