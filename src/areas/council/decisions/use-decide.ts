import { STATUS } from '@/domain/status/status'
import { useServices } from '@/api/services'
import { emailTo, type OutgoingEmail } from '@/writes/outgoing-email'
import { storedFields } from '@/writes/email-draft'
import { useWrite } from '@/writes/ui/use-write'
import type { LoggedEmail } from '@/writes/email-log'
import { branding } from '@/branding'
import { applicationGranted, applicationRejected } from '@/domain/texts/emails'
import type { ApprovedApplication } from './approved-application'
import { denialWrite, grantWrite, NO_DETAILS, type GrantDetails } from './decision.write'

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

/** Whether this person took the listed decision, according to the log of e-mails on this device. */
export function isOwnDecision(row: ApprovedApplication, log: readonly LoggedEmail[]): boolean {
  const { status } = row
  if (status !== STATUS.granted && status !== STATUS.denied) return false
  return log.some(({ key }) => key === sendingOf(row, status).logKey)
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

/** Queues a decision. Grant details are stored until it is sent, so that Undo does not lose them. */
export function useDecide() {
  const { tab, session } = useServices()
  const queue = useWrite()

  return (row: ApprovedApplication, decision: Decision): Promise<void> => {
    const { write: kind, logKey, about } = sendingOf(row, decision.status)
    const details = decision.status === STATUS.granted ? decision.details : NO_DETAILS
    if (decision.status === STATUS.granted) storedFields(tab, session.person?.id ?? '', logKey).write(details)
    const email = { ...decisionEmail(row, decision), logKey, about }
    return queue({ kind, key: decisionKey(row), row, input: details, email })
  }
}
