import { FIELD_NAMES, getFieldSpec, type FieldName } from '../application/application-fields'
import { isRowList, type ApplicationForm, type RowListName } from '../application/application-form'
import type { Step } from '../application/application-steps'
import { emailAdvice } from '../people/email-address'
import type { TextKind } from '../application/field-spec'
import { formatCellLabel, toCellPath, getColumns, getEntries, type FieldPath } from '../application/form-entries'
import { guidance } from './guidance'
import { addYears, isPlausibleDay, readHostDate } from '../dates/host-date'
import { plainAmount, wholeAmount } from '../money/money'
import { plainNumber } from '../money/plain-number'
import { isFieldShown } from '../application/validation'

/** Undefined if the text is empty or looks right. Advice never blocks, because the fields are free text. */
export type TextAdvice = (text: string) => string | undefined

export const linkAdvice: TextAdvice = (text) =>
  text.trim() === '' || isWebAddress(text.trim())
    ? undefined
    : 'This does not look like a link. A link begins with https:// and leads to a site.'

/** Warns below seven digits, the length of the shortest numbers with a country or area code. Ignores other characters. */
export const phoneAdvice: TextAdvice = (text) =>
  text.trim() === '' || (text.match(/\p{Nd}/gu) ?? []).length >= 7
    ? undefined
    : 'Write the whole phone number, such as 077 123 4567.'

const SHORT_PASSWORD = 8

export const passwordAdvice: TextAdvice = (text) =>
  text === '' || text.length >= SHORT_PASSWORD ? undefined : 'A longer password is safer, such as four unrelated words.'

export const periodAdvice: TextAdvice = (text) => {
  if (text.trim() === '') return undefined
  const [from, to] = daysOf(text)
  if (!from || !to) return 'Write two days of the calendar, as in 01/01/2012-31/12/2012.'
  return from <= to ? undefined : 'The end is before the beginning.'
}

const amountAdviceFor =
  (read: (typed: string) => string | undefined, words: string): TextAdvice =>
  (text) =>
    text.trim() === '' || read(text) !== undefined ? undefined : words

export const amountAdvice = amountAdviceFor(plainAmount, guidance.amountFormat)

/** In months. Sabbatical leaves are shorter. */
const LONGEST_LEAVE = 36

export const monthsAdvice: TextAdvice = (text) => {
  if (text.trim() === '') return undefined
  const months = Number(plainNumber(text) ?? NaN)
  if (!Number.isInteger(months) || months === 0) return 'Write the months as a number above 0.'
  return months > LONGEST_LEAVE ? 'This is longer than three years. Is a digit too many?' : undefined
}

const OLDEST_DEGREE = 1950

const yearAdvice =
  (today: string): TextAdvice =>
  (text) => {
    const year = text.trim()
    if (year === '') return undefined
    if (!/^\d{4}$/.test(year)) return 'Write the year with four digits, such as 2012.'
    if (year > today.slice(0, 4)) return 'This year is in the future.'
    return Number(year) < OLDEST_DEGREE ? 'This year is long ago. Is it right?' : undefined
  }

/** The form has a field for leave within the next two years. */
const leaveStartAdvice =
  (today: string): TextAdvice =>
  (day) => {
    if (!isPlausibleDay(day)) return undefined
    if (day < today) return 'This day has passed.'
    return day > addYears(today, 2) ? 'This is more than two years ahead.' : undefined
  }

/** Accepts http and https only; `URL` alone also accepts `javascript:`. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname)
}

/** Returns the two days of a period as `YYYY-MM-DD`; undefined for a day that does not exist. */
function daysOf(text: string): (string | undefined)[] {
  const found = /^(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\s*[-–]\s*(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)$/.exec(
    text.trim(),
  )
  if (!found) return []
  const [, ...parts] = found
  return [parts.slice(0, 3), parts.slice(3)].map(([day = '', month = '', year = '']) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return readHostDate(date) ? date : undefined
  })
}

/** @param today the date in the council's time zone, `2026-11-20` */
export const adviceOn = (today: string): Readonly<Partial<Record<TextKind, TextAdvice>>> => ({
  email: emailAdvice,
  phone: phoneAdvice,
  link: linkAdvice,
  period: periodAdvice,
  months: monthsAdvice,
  year: yearAdvice(today),
  day: leaveStartAdvice(today),
  amount: amountAdviceFor(wholeAmount, guidance.wholeAmountFormat),
})

/** Advice that is repeated on Next, and before an application is submitted. */
export interface FormatWarning {
  readonly step: Step
  readonly field: FieldPath
  readonly label: string
  readonly message: string
}

export function formatWarnings(form: ApplicationForm, today: string): FormatWarning[] {
  const advice = adviceOn(today)
  const asked = FIELD_NAMES.filter((name) => isFieldShown(name, form, 'new'))
  return asked
    .flatMap((name) => textsOf(name, form))
    .flatMap(({ kind, text, ...asked }) => {
      const message = advice[kind]?.(text)
      return message === undefined ? [] : [{ ...asked, message }]
    })
}

interface AskedText extends Omit<FormatWarning, 'message'> {
  readonly kind: TextKind
  readonly text: string
}

function textsOf(name: FieldName, form: ApplicationForm): AskedText[] {
  const { step } = getFieldSpec(name)
  if (step === null) return []
  if (isRowList(name)) return cellsOf(name, form).map((cell) => ({ step, ...cell }))
  return getEntries(name).map(({ path, spec: { kind, label }, read }) => ({
    step,
    field: path,
    label,
    kind,
    text: read(form),
  }))
}

function cellsOf(list: RowListName, form: ApplicationForm): Omit<AskedText, 'step'>[] {
  const rows: readonly Readonly<Record<string, string>>[] = form[list]
  return rows.flatMap((row, index) =>
    getColumns(list).map(([column, { kind, label }]) => ({
      field: toCellPath(list, index, column),
      label: formatCellLabel(list, label, index),
      kind,
      text: row[column] ?? '',
    })),
  )
}
