import type { ApplicationForm } from './application-form'
import { withoutSpaces } from './email-address'
import { REVIEWERS } from './reviewers'

/**
 * The form as it is sent: spaces around every text are gone, and so are those within e-mail addresses and the
 * phone number, which a paste brings along. The page goes on showing what was typed.
 */
export function normaliseForm(form: ApplicationForm): ApplicationForm {
  const trimmed = trimTexts(form)
  const sent: ApplicationForm = {
    ...trimmed,
    email: withoutSpaces(trimmed.email),
    phone: withoutSpaces(trimmed.phone),
    grantRows: trimmed.grantRows.map(trimTexts),
    fundingRows: trimmed.fundingRows.map(trimTexts),
    co_investigators: trimmed.co_investigators.map(trimTexts),
  }
  for (const { number } of REVIEWERS) {
    sent[`reviewer${number}Email`] = withoutSpaces(sent[`reviewer${number}Email`])
  }
  return sent
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

function trimTexts<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([key, value]) => [key, trim(value)])
  // The keys and the kinds of the values are those of the row; fromEntries cannot say so.
  return Object.fromEntries(entries) as Row
}
