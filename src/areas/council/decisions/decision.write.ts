import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { applicationGranted, applicationRejected } from '@/domain/texts/emails'
import { messages } from '@/domain/texts/messages'
import { getEmailFailureText } from '@/writes/email-texts'
import { createEmail, type OutgoingEmail } from '@/writes/outgoing-email'
import type { NewWrite } from '@/writes/ui/use-write'
import { defineWrite } from '@/writes/write'

export type DecisionRow = ListedRow<'listApprovedApplications'>

export interface GrantDetails {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** Initial values, and the values that the host expects for a denial. */
export const EMPTY_DETAILS: GrantDetails = { startDate: '', period: '', amount: '' }

const formatGrant = ({ startDate, period, amount }: GrantDetails): string =>
  amount && `${formatLkr(amount)}, ${period} from ${formatHostDate(startDate)}`

const defineDecisionWrite = (
  status: typeof STATUS.granted | typeof STATUS.denied,
  texts: { readonly name: string; readonly title: string; readonly nouns: readonly [string, string] },
  sentText: string,
) =>
  defineWrite({
    name: texts.name,
    nouns: texts.nouns,
    list: 'listApprovedApplications',
    getTitle: () => texts.title,
    getDetails: formatGrant,
    getComparedValues: (row) => Object.values(row),
    getSaveCall: (applicationId, details: GrantDetails) => ({
      call: 'grantOrDeny',
      input: { applicationId, status, ...details },
    }),
    isListed: (row) => row.status === status,
    getSentText: () => ({ text: sentText }),
    getEmailFailureText,
  })

export const grantWrite = defineDecisionWrite(
  STATUS.granted,
  { name: 'grant', title: 'Grant', nouns: ['grant', 'grants'] },
  messages.email.grantedSent,
)

export const denialWrite = defineDecisionWrite(
  STATUS.denied,
  { name: 'denial', title: 'Denial', nouns: ['denial', 'denials'] },
  messages.email.rejectionSent,
)

export type Decision =
  | { readonly status: typeof STATUS.granted; readonly details: GrantDetails }
  | { readonly status: typeof STATUS.denied }

const DECISION_KINDS = {
  [STATUS.granted]: { write: grantWrite, logPrefix: 'grant', outcome: 'granted' },
  [STATUS.denied]: { write: denialWrite, logPrefix: 'deny', outcome: 'denied' },
} as const

/** Returns the write of a decision, with key and label of its e-mail in the log of e-mails. */
export function describeDecision({ applicationId }: DecisionRow, status: Decision['status']) {
  const { write, logPrefix, outcome } = DECISION_KINDS[status]
  return { write, logKey: `${logPrefix}:${applicationId}`, logLabel: `Application ${applicationId}: ${outcome}` }
}

export function createDecisionEmail({ name, email, projectTitle }: DecisionRow, decision: Decision): OutgoingEmail {
  const content =
    decision.status === STATUS.granted
      ? applicationGranted({ name, projectTitle, ...decision.details }, branding)
      : applicationRejected({ name, projectTitle }, branding)
  return createEmail(email, content)
}

/** Granting and denying share a queue key, so that only one decision per application can be pending. */
export const getDecisionKey = ({ applicationId }: Pick<DecisionRow, 'applicationId'>) => `decision:${applicationId}`

export function createDecisionWrite(
  row: DecisionRow,
  decision: Decision,
): NewWrite<'listApprovedApplications', GrantDetails> {
  const { write: kind, logKey, logLabel: about } = describeDecision(row, decision.status)
  const input = decision.status === STATUS.granted ? decision.details : EMPTY_DETAILS
  return { kind, key: getDecisionKey(row), row, input, email: { ...createDecisionEmail(row, decision), logKey, about } }
}
