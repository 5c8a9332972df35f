import type { Approver } from '@/domain/people/approvers'
import { deanDecisionSchema, hodDecisionSchema } from '@/domain/council/decision-schemas'

/** The call and the schema of each approver; the schemas differ in their texts. */
export const DECISION_FORMS = {
  HOD: { call: 'decideAsHod', schema: hodDecisionSchema },
  Dean: { call: 'decideAsDean', schema: deanDecisionSchema },
} as const satisfies Record<Approver, object>
