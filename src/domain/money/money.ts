import { plainNumber } from './plain-number'

/** `1,250,000` and `1 250 000`. */
const THOUSANDS = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/

/** `12,50,000`: the last three digits, and pairs before them. */
const LAKHS = /^[1-9]\d?([, ])(?:\d{2}\1)*\d{3}(?:\.\d+)?$/

/** `1.250` is 1250 where a point separates thousands. */
const EITHER_SEPARATOR = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads an amount that a person typed or the host stores: `1250000.50`, `1,250,000`, `12,50,000`, `1 250 000`,
 * `1,250,000/=`. Returns its digits with an optional decimal point, without zero cents and leading zeros. Undefined if
 * it is no number or ambiguous: `1250000,50`, `1.250`.
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

/** A typed amount in digits alone, as the host takes those of an application's rows. Undefined with cents. */
export function wholeAmount(typed: string): string | undefined {
  const plain = plainAmount(typed)
  return plain?.includes('.') ? undefined : plain
}

/** An amount in LKR as a number; undefined where `plainAmount` cannot read it. */
export function readLkr(amount: string): number | undefined {
  const plain = plainAmount(amount)
  return plain === undefined ? undefined : Number(plain)
}

/**
 * An approved amount for reading: `LKR 1,250,000`. The host stores it as free text, so what cannot be read is shown
 * unchanged.
 */
export function formatLkr(amount: string | number): string {
  const text = String(amount).trim()
  const plain = plainAmount(text)
  return `LKR ${plain === undefined ? text : groupThousands(plain)}`
}

/** `1,250,000.50` of `1250000.50`, however many digits there are: the host's text may have any length. */
export function groupThousands(number: string): string {
  const [whole = '', ...fraction] = number.split('.')
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  return [groups.filter(Boolean).join(','), ...fraction].join('.')
}

/** The sum of amounts, rounded to the cent: adding binary fractions leaves more digits. */
export function sumLkr(...amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
}
