import type { ApplicationForm } from './application-form'
import { FIELD_LABELS, ROW_LABELS, type Step } from './application-steps'
import { looksLikeEmail, withoutSpaces } from './email-address'
import { REVIEWERS } from './reviewers'
import { readHostDate } from './host-date'

/**
 * Advice about the form of a text: an address, a link, a time. Nothing is said about an empty one, and nothing is
 * refused: the specification asks for these fields as free text.
 */
export type TextAdvice = (text: string) => string | undefined

export const NOT_AN_ADDRESS = 'This does not look like an e-mail address.'

export const emailAdvice: TextAdvice = (text) =>
  text.trim() === '' || looksLikeEmail(withoutSpaces(text)) ? undefined : NOT_AN_ADDRESS

export const linkAdvice: TextAdvice = (text) =>
  text.trim() === '' || isWebAddress(text.trim())
    ? undefined
    : 'This does not look like a link. A link begins with https:// and leads to a site.'

export const durationAdvice: TextAdvice = (text) => {
  if (text.trim() === '') return undefined
  const [from, to] = daysOf(text)
  if (!from || !to) return 'Write two days of the calendar, as in 01/01/2012-31/12/2012.'
  return from <= to ? undefined : 'The end is before the beginning.'
}

export const monthsAdvice: TextAdvice = (text) =>
  text.trim() === '' || /^0*[1-9]\d*$/.test(text.trim()) ? undefined : 'Write the months as a number above 0.'

/** Only http and https lead to a page; `URL` alone would take a script for an address. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname)
}

/** The two days of a duration as `YYYY-MM-DD`; undefined for one that no calendar has. */
function daysOf(text: string): (string | undefined)[] {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\s*[-–]\s*(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
  if (!found) return []
  const [, ...parts] = found
  return [parts.slice(0, 3), parts.slice(3)].map(([day = '', month = '', year = '']) => {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return readHostDate(date) ? date : undefined
  })
}

/** What looks wrong in an application, to be said once more before it is sent. */
export interface FormatWarning {
  readonly step: Step
  readonly label: string
  readonly message: string
}

export function formatWarnings(form: ApplicationForm): FormatWarning[] {
  const about = (step: Step, label: string, message: string | undefined): FormatWarning[] =>
    message === undefined ? [] : [{ step, label, message }]
  const { grantRows } = ROW_LABELS
  return [
    ...about('profile', FIELD_LABELS.email, emailAdvice(form.email)),
    ...about('profile', FIELD_LABELS.Leave_Duration, monthsAdvice(form.Leave_Duration)),
    ...form.grantRows.flatMap(({ durationperiod }, index) =>
      about(
        'project',
        `${grantRows.columns.durationperiod}, ${grantRows.row} ${index + 1}`,
        durationAdvice(durationperiod),
      ),
    ),
    ...(['publication1', 'publication2', 'publication3'] as const).flatMap((field) =>
      about('project', FIELD_LABELS[field], linkAdvice(form[field])),
    ),
    ...REVIEWERS.flatMap(({ number }) => {
      const field = `reviewer${number}Email` as const
      return about('reviewers', FIELD_LABELS[field], emailAdvice(form[field]))
    }),
  ]
}
