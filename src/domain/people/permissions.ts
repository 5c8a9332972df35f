import { STATUS, mayBecome, type Status, type StatusCode } from '../status/status'
import type { Caller } from './roles'

const COUNCIL: readonly Caller[] = ['Admin', 'urc']
const SIGNED_IN: readonly Caller[] = ['Applicant', 'Admin', 'urc']
const ANYONE: readonly Caller[] = ['visitor', ...SIGNED_IN]

interface ActionRow {
  readonly callers: readonly Caller[]
  /** Completes "You cannot ...", the reason shown with a disabled control. */
  readonly does: string
}

/**
 * Actions open to anyone include the pages of HOD, Dean and reviewers. Their calls carry no token, so everybody with
 * the address can use them (docs/safeguards.md#links-by-number-alone).
 */
export const ACTIONS = {
  'use-public-pages': { callers: ANYONE, does: 'see the public pages' },
  'answer-by-link': { callers: ANYONE, does: 'answer from the link in the e-mail' },
  'see-application': { callers: ANYONE, does: 'see the details of an application' },
  'use-own-account': { callers: SIGNED_IN, does: 'use an account' },
  'write-application': { callers: ['Applicant'], does: 'write an application' },
  'see-own-applications': { callers: ['Applicant'], does: 'see your applications' },
  'send-own-files': { callers: ['Applicant'], does: 'send agreements, budgets and reports' },
  'read-application-pdf': { callers: ANYONE, does: 'read the application' },
  'delete-application': { callers: SIGNED_IN, does: 'delete an application' },
  'view-applications': { callers: COUNCIL, does: 'view all applications' },
  'manage-criteria': { callers: COUNCIL, does: 'upload evaluation criteria' },
  'shortlist-applications': { callers: COUNCIL, does: 'order applications' },
  'request-reports': { callers: COUNCIL, does: 'request progress reports' },
  'approve-budgets': { callers: COUNCIL, does: 'approve budget revisions' },
  'grant-or-deny': { callers: COUNCIL, does: 'grant or deny' },
  'manage-agreements': { callers: COUNCIL, does: 'request agreements' },
  'invite-reviewers': { callers: COUNCIL, does: 'send applications to reviewers' },
  'invite-approvers': { callers: COUNCIL, does: 'request approval from HOD and Dean' },
  'enter-reviews': { callers: COUNCIL, does: 'upload reviewer documents' },
  'send-mail': { callers: ANYONE, does: 'send an e-mail' },
  'set-dates': { callers: COUNCIL, does: 'set the application dates' },
  'create-accounts': { callers: COUNCIL, does: 'create accounts' },
} as const satisfies Record<string, ActionRow>

export type Action = keyof typeof ACTIONS

/** `true`, or the reason as a sentence. Shown beside a disabled control, and sent by the mock host as a refusal. */
export type Verdict = true | string

export const allowed = (verdict: Verdict): verdict is true => verdict === true

export const callersOf = (action: Action): readonly Caller[] => ACTIONS[action].callers

export function mayDo(caller: Caller, action: Action): Verdict {
  if (callersOf(action).includes(caller)) return true
  if (caller === 'visitor') return 'User not logged in.'
  return `You cannot ${ACTIONS[action].does} as ${caller}.`
}

const orElse = (condition: boolean, reason: string): Verdict => condition || reason

/** Rules about one application by its status. Each reason names the missing condition. */
export const permissions = {
  edit: (status: Status): Verdict => orElse(status === STATUS.draft, 'Only a saved draft can be edited.'),
  submit: (status: Status): Verdict =>
    orElse(mayBecome(status, STATUS.submitted), 'This application was already submitted.'),
  order: (status: Status, to: StatusCode): Verdict =>
    orElse(
      status === STATUS.submitted && mayBecome(status, to),
      'Only a submitted application can be shortlisted or rejected.',
    ),
  decide: (status: Status, earlier: string | null): Verdict =>
    earlier !== null
      ? 'A decision was already recorded for this application.'
      : orElse(status === STATUS.shortlisted, 'Only a shortlisted application can be approved or rejected.'),
  grantOrDeny: (status: Status, to: typeof STATUS.granted | typeof STATUS.denied): Verdict =>
    orElse(mayBecome(status, to), 'Only a shortlisted or approved application can be granted or denied.'),
  inviteReviewers: (status: Status): Verdict =>
    orElse(
      status === STATUS.approved || status === STATUS.granted,
      'Reviewers are invited once HOD and Dean have approved.',
    ),
  inviteApprovers: (status: Status): Verdict =>
    orElse(status === STATUS.shortlisted, 'HOD and Dean are asked while an application is shortlisted.'),
  exchangeAgreement: (status: Status): Verdict =>
    orElse(status === STATUS.granted, 'Agreements are exchanged once a grant is given.'),
  signAgreement: (status: Status, councilAgreement: boolean): Verdict =>
    status !== STATUS.granted
      ? 'An agreement is signed once the grant is given.'
      : orElse(councilAgreement, 'The council has not sent its agreement yet.'),
  report: (status: Status): Verdict =>
    orElse(status === STATUS.granted, 'Reports and budgets follow once a grant is given.'),
  /** Only the council in variant one of More Details, because a visitor sees no more than an applicant. */
  readEvaluationReports: (caller: Caller, variant: 'one' | 'two'): Verdict =>
    orElse(variant === 'two' || COUNCIL.includes(caller), 'Not Accessible'),
}
