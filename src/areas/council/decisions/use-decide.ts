import { STATUS } from '@/domain/status'
import { useServices, type Services } from '@/api/services'
import type { Outcome } from '@/writes/entry'
import type { Person } from '@/api/session'
import { emailTo, type OutgoingEmail } from '@/writes/outgoing-email'
import { storedFields } from '@/writes/email-draft'
import { emailSender, letterTexts } from '@/writes/save-then-email'
import { checkUnchanged } from '@/writes/check-unchanged'
import { useSend } from '@/writes/ui/use-write'
import type { LoggedEmail } from '@/writes/email-log'
import { branding } from '@/branding'
import { applicationGranted, applicationRejected } from '@/domain/emails'
import { messages } from '@/domain/messages'
import type { ApprovedApplication } from './approved-application'

export interface GrantDetails {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** A decision: granted with its details, or denied. */
export type Decision =
  | { readonly status: typeof STATUS.granted; readonly details: GrantDetails }
  | { readonly status: typeof STATUS.denied }

const WORDS = {
  [STATUS.granted]: { key: 'grant', what: 'Grant', done: 'granted', sent: messages.email.grantedSent },
  [STATUS.denied]: { key: 'deny', what: 'Denial', done: 'denied', sent: messages.email.rejectionSent },
} as const

/** The decision's key in the log of sent e-mails, and the texts about its letter. */
export function emailOf({ applicationId }: ApprovedApplication, status: Decision['status']) {
  return { key: `${WORDS[status].key}:${applicationId}`, texts: letterTexts(WORDS[status].sent) }
}

/** Whether this person's own queue has saved the decision that the list shows. */
export function isOwnDecision(row: ApprovedApplication, log: readonly LoggedEmail[]): boolean {
  const { status } = row
  if (status !== STATUS.granted && status !== STATUS.denied) return false
  return log.some(({ key }) => key === emailOf(row, status).key)
}

export function decisionEmail({ name, email, projectTitle }: ApprovedApplication, decision: Decision): OutgoingEmail {
  const content =
    decision.status === STATUS.granted
      ? applicationGranted({ name, projectTitle, ...decision.details }, branding)
      : applicationRejected({ name, projectTitle }, branding)
  return emailTo(email, content)
}

/** Nothing typed yet. For a denial, too, the host expects the details as empty strings. */
export const NO_DETAILS: GrantDetails = { startDate: '', period: '', amount: '' }

/** WriteQueue key of a decision; the same for both, so that only one decision per application can be pending. */
export const decisionKey = ({ applicationId }: Pick<ApprovedApplication, 'applicationId'>) =>
  `decision:${applicationId}`

/** Grants or denies: fetches the application again, saves the status, then e-mails the applicant. */
async function sendDecision(
  services: Services,
  owner: Person,
  row: ApprovedApplication,
  decision: Decision,
): Promise<Outcome> {
  const { client } = services
  const { applicationId } = row
  const { status } = decision
  const changed = await checkUnchanged(services, {
    call: 'listApprovedApplications',
    seen: row,
    compareFields: (other) => Object.values(other),
  })
  if (changed) return changed
  const { key, texts } = emailOf(row, status)
  const details = status === STATUS.granted ? decision.details : NO_DETAILS
  return emailSender(services, owner.id).saveThenEmail({
    key,
    about: `Application ${applicationId}: ${WORDS[status].done}`,
    save: { call: 'grantOrDeny', input: { applicationId, status, ...details } },
    email: decisionEmail(row, decision),
    isSaved: async () =>
      (await client.listApprovedApplications({})).some(
        (now) => now.applicationId === applicationId && now.status === status,
      ),
    texts,
  })
}

/** Queues a decision. Grant details are stored until it is sent, so that Undo does not lose them. */
export function useDecide() {
  const services = useServices()
  const send = useSend()

  return (row: ApprovedApplication, decision: Decision) => {
    if (decision.status === STATUS.granted)
      storedFields(services.tab, services.session.person?.id ?? '', emailOf(row, STATUS.granted).key).write(
        decision.details,
      )
    send({
      key: decisionKey(row),
      what: WORDS[decision.status].what,
      applicationId: row.applicationId,
      title: row.projectTitle,
      ending: 'goes out',
      run: (owner) => sendDecision(services, owner, row, decision),
    })
  }
}
