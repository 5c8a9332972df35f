const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/

/**
 * An approved amount for reading: `LKR 1,250,000` (spec 9). The wire carries it as free text (wire 1.5), so
 * what is no plain number is shown as it came.
 */
export function formatLkr(amount: string | number): string {
  const text = String(amount).trim()
  return `LKR ${PLAIN_NUMBER.test(text) ? text.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',') : text}`
}

/** An amount without the commas and spaces that are there for reading. */
export const withoutGrouping = (amount: string): string => amount.replace(/[\s,]/g, '')

/** What an amount of the host comes to: `1250000`, `1,250,000`, `1250000.00`. Undefined where it is no number. */
export function readLkr(amount: string): number | undefined {
  const text = withoutGrouping(amount)
  return PLAIN_NUMBER.test(text) ? Number(text) : undefined
}

/** Amounts added up, to the cent: a sum of fractions has digits of its own behind it. */
export function sumLkr(...amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
}

/**
 * An amount as it is typed, `12,000`, `12 000.00` or `12,000/=`, in the digits that a host takes. What could mean another
 * number, and what is none, stays as it is.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim().replace(/(?:\.0+)?(?:\/[=-])?$/, '')
  const isGrouped = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/.test(text)
  return isGrouped ? withoutGrouping(text) : PLAIN_NUMBER.test(text) ? text : typed
}
