import { allowed, permissions, type Verdict } from '@/domain/people/permissions'
import { STATUS, STATUS_CODES, type Status } from '@/domain/status/status'

export const STATUSES: readonly Status[] = [...STATUS_CODES, 'unknown']

const { readEvaluationReports: _, ...statusPermissions } = permissions

/** Rules that depend on the status alone; roles are checked separately. */
const RULES: Readonly<Record<string, (at: Status) => Verdict>> = {
  ...statusPermissions,
  order: (status) => permissions.order(status, STATUS.shortlisted),
  decide: (status) => permissions.decide(status, null),
  grantOrDeny: (status) => permissions.grantOrDeny(status, STATUS.granted),
  signAgreement: (status) => permissions.signAgreement(status, true),
}

/** Every rule with the statuses that it allows, and its reasons at the others. */
export const STATUS_RULES = Object.entries(RULES).map(([name, rule]) => ({
  name,
  allowedStatuses: STATUSES.filter((status) => allowed(rule(status))),
  reasons: [...new Set(STATUSES.map(rule).filter((verdict) => !allowed(verdict)))].map(String),
}))
