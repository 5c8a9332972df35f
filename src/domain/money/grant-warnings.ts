import { parseMonths } from '../council/due-reports'
import { formatHostDate, addYears, readHostDate } from '../dates/host-date'
import { formatLkr, readLkr } from './money'

interface GrantTyped {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** Real grants lie well within these limits. Beyond them, a digit is probably missing or extra. */
const LITTLE = 10_000
const MUCH = 100_000_000
const LONGEST_MONTHS = 120

/**
 * Returns warnings before a grant is sent, because its e-mail cannot be recalled. The warnings do not block the grant.
 * @param today the date in the council's time zone, `2026-11-20`
 */
export function grantWarnings(typed: GrantTyped, submitted: string | null, today: string): string[] {
  return [
    startWarning(typed.startDate, submitted, today),
    periodWarning(typed.period),
    amountWarning(typed.amount),
  ].filter((warning) => warning !== undefined)
}

function startWarning(startDate: string, submitted: string | null, today: string): string | undefined {
  if (!readHostDate(startDate)) return undefined
  const start = formatHostDate(startDate)
  // ISO dates sort as strings.
  if (submitted !== null && startDate < submitted.slice(0, 10)) {
    return `The start, ${start}, is before the application was submitted: ${formatHostDate(submitted.slice(0, 10))}.`
  }
  if (startDate < addYears(today, -1)) return `The start, ${start}, is more than a year ago.`
  if (startDate > addYears(today, 2)) return `The start, ${start}, is more than two years ahead.`
  return undefined
}

function periodWarning(period: string): string | undefined {
  const months = parseMonths(period)
  if (months === undefined) {
    return `The period, “${period.trim()}”, names no months or years, so nobody can tell when the final report is due.`
  }
  if (months === 0) return `The period, “${period.trim()}”, is no time at all.`
  return months > LONGEST_MONTHS ? `The period, “${period.trim()}”, is longer than ten years.` : undefined
}

function amountWarning(typed: string): string | undefined {
  const amount = readLkr(typed)
  if (amount === undefined) return undefined
  if (amount === 0) return 'The amount is LKR 0: the applicant would be granted no money.'
  if (amount < LITTLE) return `The amount, ${formatLkr(amount)}, is very small. Is a digit missing?`
  return amount > MUCH ? `The amount, ${formatLkr(amount)}, is very large. Is a digit too many?` : undefined
}
