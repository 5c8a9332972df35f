import { allowed, permissions, type Verdict } from '@/domain/people/roles'
import { STATUS, STATUS_CODES, type Status } from '@/domain/status/status'

export const STATUSES: readonly Status[] = [...STATUS_CODES, 'unknown']

/** Rules that depend on the status alone; roles are checked separately. */
const RULES: Readonly<Record<Exclude<keyof typeof permissions, 'readEvaluationReports'>, (at: Status) => Verdict>> = {
  edit: permissions.edit,
  submit: permissions.submit,
  order: (status) => permissions.order(status, STATUS.shortlisted),
  inviteApprovers: permissions.inviteApprovers,
  decide: (status) => permissions.decide(status, null),
  inviteReviewers: permissions.inviteReviewers,
  grantOrDeny: (status) => permissions.grantOrDeny(status, STATUS.granted),
  exchangeAgreement: permissions.exchangeAgreement,
  signAgreement: (status) => permissions.signAgreement(status, true),
  report: permissions.report,
}

/** Every rule with the statuses that it allows, and its reasons at the others. */
export const STATUS_RULES = Object.entries(RULES).map(([name, rule]) => ({
  name,
  open: STATUSES.filter((status) => allowed(rule(status))),
  reasons: [...new Set(STATUSES.map(rule).filter((verdict) => !allowed(verdict)))].map(String),
}))
