import { monthsOf } from '../council/due-reports'
import { formatHostDate, inYears, readHostDate } from '../dates/host-date'
import { formatLkr, readLkr } from './money'

interface GrantTyped {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** Grants of a council lie far within these: beyond them a digit is missing, or one too many. */
const LITTLE = 10_000
const MUCH = 100_000_000
const LONGEST_MONTHS = 120

/**
 * What to look at before a grant goes out: its letter is mailed and cannot be taken back. Advice alone; what the council
 * means, it can grant.
 * @param submitted when the application came, as the host has it
 * @param today the day at the council, `2026-11-20`
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
  // Days of this fixed form sort as texts.
  if (submitted !== null && startDate < submitted.slice(0, 10)) {
    return `The start, ${start}, is before the application was submitted: ${formatHostDate(submitted.slice(0, 10))}.`
  }
  if (startDate < inYears(today, -1)) return `The start, ${start}, is more than a year ago.`
  if (startDate > inYears(today, 2)) return `The start, ${start}, is more than two years ahead.`
  return undefined
}

function periodWarning(period: string): string | undefined {
  const months = monthsOf(period)
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
