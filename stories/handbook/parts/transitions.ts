import type { Action } from '@/domain/people/permissions'
import { allowed, permissions } from '@/domain/people/permissions'
import { DECISIONS, STATUS, STATUS_CODES, STATUS_ROWS, type Status, type StatusCode } from '@/domain/status/status'

export interface Transition {
  readonly from: StatusCode
  readonly to: StatusCode
}

export const TRANSITIONS: readonly Transition[] = STATUS_CODES.flatMap((from) =>
  STATUS_ROWS[from].next.map((to) => ({ from, to })),
)

/** The rules that allow a transition, each with its action. */
const STEPS: readonly { action: Action; allows: (from: Status, to: StatusCode) => boolean }[] = [
  { action: 'write-application', allows: (from, to) => to === STATUS.submitted && allowed(permissions.submit(from)) },
  { action: 'shortlist-applications', allows: (from, to) => allowed(permissions.order(from, to)) },
  {
    action: 'answer-by-link',
    allows: (from, to) => Object.values<StatusCode>(DECISIONS).includes(to) && allowed(permissions.decide(from, null)),
  },
  {
    action: 'grant-or-deny',
    allows: (from, to) => (to === STATUS.granted || to === STATUS.denied) && allowed(permissions.grantOrDeny(from, to)),
  },
]

/** The actions that change a status, each with the transitions that its rule allows. */
export const STATUS_STEPS = STEPS.map(({ action, allows }) => ({
  action,
  transitions: TRANSITIONS.filter(({ from, to }) => allows(from, to)),
}))
