import { plainNumber } from './plain-number'

/** Matches `1,250,000` and `1 250 000`. */
const THOUSANDS = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/

/** Matches `12,50,000`: the last three digits, and pairs before them. */
const LAKHS = /^[1-9]\d?([, ])(?:\d{2}\1)*\d{3}(?:\.\d+)?$/

/** Matches `1.250`, which is ambiguous: the point may separate thousands. */
const EITHER_SEPARATOR = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads an amount typed by a person or stored by the host: `1250000.50`, `1,250,000`, `12,50,000`, `1 250 000`,
 * `1,250,000/=`. Returns its digits with an optional decimal point, without zero cents and leading zeros. Undefined if
 * it is not a number or ambiguous: `1250000,50`, `1.250`.
 */
export function plainAmount(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/\/[=-]$/, '')
    .trimEnd()
    .replaceAll(/\s/g, ' ')
  if (EITHER_SEPARATOR.test(text)) return undefined
  const isGrouped = THOUSANDS.test(text) || LAKHS.test(text)
  const plain = plainNumber(isGrouped ? text.replaceAll(/[, ]/g, '') : text)
  return plain?.replace(/^0+(?=\d)/, '').replace(/\.0+$/, '')
}

/** Returns a typed amount in digits only, the host's format for amounts in rows. Undefined with cents. */
export function wholeAmount(typed: string): string | undefined {
  const plain = plainAmount(typed)
  return plain?.includes('.') ? undefined : plain
}

export function readLkr(amount: string): number | undefined {
  const plain = plainAmount(amount)
  return plain === undefined ? undefined : Number(plain)
}

/** Formats an approved amount as `LKR 1,250,000`. The host stores free text; unreadable text is kept unchanged. */
export function formatLkr(amount: string | number): string {
  const text = String(amount).trim()
  const plain = plainAmount(text)
  return `LKR ${plain === undefined ? text : groupThousands(plain)}`
}

/** Formats `1250000.50` as `1,250,000.50`. Works on strings, because the host's text may have any number of digits. */
export function groupThousands(number: string): string {
  const [whole = '', ...fraction] = number.split('.')
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  return [groups.filter(Boolean).join(','), ...fraction].join('.')
}

/** Returns the sum rounded to the cent, because adding binary fractions leaves extra digits. */
export function sumLkr(...amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
}
