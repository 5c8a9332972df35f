import type { Approver } from '@/domain/approvers'
import { deanDecisionSchema, hodDecisionSchema } from '@/domain/decision-schemas'

/** The call that takes the decision of each, and the rules of its form, whose texts differ. */
export const DECISION_FORMS = {
  HOD: { call: 'decideAsHod', schema: hodDecisionSchema },
  Dean: { call: 'decideAsDean', schema: deanDecisionSchema },
} as const satisfies Record<Approver, object>
