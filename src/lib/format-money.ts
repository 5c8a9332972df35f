const DIGITS_ONLY = /^\d+(\.\d+)?$/

/**
 * An amount with its currency: `LKR 1,250,000`. The host may send the amount as text; text that is not a
 * plain number is shown as it came, because it may be a person's own words.
 */
export function formatMoney(amount: number | string, currency = 'LKR'): string {
  const text = String(amount).trim()
  if (!DIGITS_ONLY.test(text)) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${currency} ${fraction === undefined ? grouped : `${grouped}.${fraction}`}`
}
