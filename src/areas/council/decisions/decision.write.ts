import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { emailNotSent } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'

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
