const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/

/**
 * An approved amount for reading: `LKR 1,250,000`. The host stores it as free text, so what is no plain number is shown
 * unchanged.
 */
export function formatLkr(amount: string | number): string {
  const text = String(amount).trim()
  return `LKR ${PLAIN_NUMBER.test(text) ? grouped(text) : text}`
}

/** `1,250,000.50` of `1250000.50`, however many digits there are: the host's text may have any length. */
function grouped(number: string): string {
  const [whole = '', ...fraction] = number.split('.')
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  return [groups.filter(Boolean).join(','), ...fraction].join('.')
}

/** An amount without commas and spaces between its digits. */
export const withoutGrouping = (amount: string): string => amount.replace(/[\s,]/g, '')

/** An amount of the host in LKR: `1250000`, `1,250,000`, `1250000.00`. Undefined where it is no number. */
export function readLkr(amount: string): number | undefined {
  const text = withoutGrouping(amount)
  return PLAIN_NUMBER.test(text) ? Number(text) : undefined
}

/** The sum of amounts, rounded to the cent: adding binary fractions leaves more digits. */
export function sumLkr(...amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
}

/**
 * A typed amount, `12,000`, `12 000.00` or `12,000/=`, as the digits that the host accepts. A text that is ambiguous or
 * no number is returned unchanged.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim().replace(/(?:\.0+)?(?:\/[=-])?$/, '')
  const isGrouped = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/.test(text)
  return isGrouped ? withoutGrouping(text) : PLAIN_NUMBER.test(text) ? text : typed
}
