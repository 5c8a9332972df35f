import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { applicationGranted, applicationRejected } from '@/domain/texts/emails'
import { messages } from '@/domain/texts/messages'
import { emailNotSent } from '@/writes/email-texts'
import { emailTo, type OutgoingEmail } from '@/writes/outgoing-email'
import type { NewWrite } from '@/writes/ui/use-write'
import { defineWrite } from '@/writes/write'

export type ApprovedApplication = ListedRow<'listApprovedApplications'>

export interface GrantDetails {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** Initial values. For a denial, the host expects these empty strings as well. */
export const NO_DETAILS: GrantDetails = { startDate: '', period: '', amount: '' }

const grantText = ({ startDate, period, amount }: GrantDetails): string =>
  amount && `${formatLkr(amount)}, ${period} from ${formatHostDate(startDate)}`

const decisionWrite = (
  status: typeof STATUS.granted | typeof STATUS.denied,
  words: { readonly name: string; readonly title: string; readonly nouns: readonly [string, string] },
  sent: string,
) =>
  defineWrite({
    name: words.name,
    nouns: words.nouns,
    list: 'listApprovedApplications',
    title: () => words.title,
    details: grantText,
    seen: (row) => Object.values(row),
    save: (applicationId, details: GrantDetails) => ({
      call: 'grantOrDeny',
      input: { applicationId, status, ...details },
    }),
    landed: (row) => row.status === status,
    sent: () => ({ text: sent }),
    emailNotSent,
  })

export const grantWrite = decisionWrite(
  STATUS.granted,
  { name: 'grant', title: 'Grant', nouns: ['grant', 'grants'] },
  messages.email.grantedSent,
)

export const denialWrite = decisionWrite(
  STATUS.denied,
  { name: 'denial', title: 'Denial', nouns: ['denial', 'denials'] },
  messages.email.rejectionSent,
)

export type Decision =
  | { readonly status: typeof STATUS.granted; readonly details: GrantDetails }
  | { readonly status: typeof STATUS.denied }

const KINDS = {
  [STATUS.granted]: { write: grantWrite, logPrefix: 'grant', done: 'granted' },
  [STATUS.denied]: { write: denialWrite, logPrefix: 'deny', done: 'denied' },
} as const

/** Returns the write of a decision, and the key of its e-mail in the log of e-mails. */
export function sendingOf({ applicationId }: ApprovedApplication, status: Decision['status']) {
  const { write, logPrefix, done } = KINDS[status]
  return { write, logKey: `${logPrefix}:${applicationId}`, about: `Application ${applicationId}: ${done}` }
}

export function decisionEmail({ name, email, projectTitle }: ApprovedApplication, decision: Decision): OutgoingEmail {
  const content =
    decision.status === STATUS.granted
      ? applicationGranted({ name, projectTitle, ...decision.details }, branding)
      : applicationRejected({ name, projectTitle }, branding)
  return emailTo(email, content)
}

/** Key of a decision in the queue; the same for both, so that only one decision per application can be pending. */
export const decisionKey = ({ applicationId }: Pick<ApprovedApplication, 'applicationId'>) =>
  `decision:${applicationId}`

export function newDecision(
  row: ApprovedApplication,
  decision: Decision,
): NewWrite<'listApprovedApplications', GrantDetails> {
  const { write: kind, logKey, about } = sendingOf(row, decision.status)
  const input = decision.status === STATUS.granted ? decision.details : NO_DETAILS
  return { kind, key: decisionKey(row), row, input, email: { ...decisionEmail(row, decision), logKey, about } }
}
