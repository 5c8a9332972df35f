import { usePortal } from '@/api/portal'
import { useHeldAction } from '@/areas/shared/held-action/held-actions'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import { letterTo, type Letter } from '@/areas/shared/mail/letter'
import { usePost } from '@/areas/shared/mail/use-post'
import { branding } from '@/branding'
import { applicationGranted, applicationRejected } from '@/domain/mail'
import { messages } from '@/domain/messages'
import type { ApprovedCase } from './marks-of'

export interface GrantDetails {
  readonly startDate: string
  readonly period: string
  readonly amount: string
}

/** Granted with its details, or denied: the two decisions of spec 4, with what each is called where. */
export type Decision = { readonly status: '5.1'; readonly details: GrantDetails } | { readonly status: '5.2' }

const WORDS = {
  '5.1': { key: 'grant', what: 'Grant', done: 'granted', sent: messages.email.grantedSent },
  '5.2': { key: 'deny', what: 'Denial', done: 'denied', sent: messages.email.rejectionSent },
} as const

/** The decision's key in the ledger of what was mailed, and what is alerted once its mail is out. */
export function postOf({ Id }: ApprovedCase, status: Decision['status']) {
  return { key: `${WORDS[status].key}:${Id}`, sentText: WORDS[status].sent }
}

export function decisionLetter({ name, email, projectTitle }: ApprovedCase, decision: Decision): Letter {
  const mail =
    decision.status === '5.1'
      ? applicationGranted({ name, projectTitle, ...decision.details }, branding)
      : applicationRejected({ name, projectTitle }, branding)
  return letterTo(email, mail)
}

/** The wire wants the details of a denial as empty texts (wire 2.6). */
const NO_DETAILS: GrantDetails = { startDate: '', period: '', amount: '' }

/**
 * Grants or denies: waits behind Undo, reads the application again, saves the status, and then mails the applicant.
 * It settles once all of that is over, whatever came of it; every outcome has been told by then.
 */
export function useDecide() {
  const { hold } = useHeldAction()
  const check = useCheckUnchanged()
  const { client } = usePortal()
  const { saveThenMail } = usePost()

  async function send(row: ApprovedCase, decision: Decision): Promise<void> {
    const { Id } = row
    const { status } = decision
    const compared = await check({
      call: 'listApprovedApplications',
      input: {},
      seen: row,
      isSame: (other) => other.Id === Id,
      matters: (other) => Object.values(other),
    })
    if (compared !== 'same') return
    const { key, sentText } = postOf(row, status)
    const details = status === '5.1' ? decision.details : NO_DETAILS
    await saveThenMail({
      key,
      about: `Application ${Id}: ${WORDS[status].done}`,
      save: { call: 'grantOrDeny', input: { appId: Id, status, ...details } },
      letter: decisionLetter(row, decision),
      isSaved: async () =>
        (await client.listApprovedApplications({})).some((now) => now.Id === Id && now.Status === status),
      told: { notSaved: messages.review.tryAgain, sent: sentText },
    })
  }

  return (row: ApprovedCase, decision: Decision) =>
    hold({ what: `${WORDS[decision.status].what} for application ${row.Id}`, run: () => send(row, decision) })
}
