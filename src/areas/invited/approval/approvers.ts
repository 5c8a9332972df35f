import { deanDecisionSchema, hodDecisionSchema } from '@/domain/decision-schemas'

/** Every difference between the two pages. The path says which it is, never the link's `Role` (users S1). */
export const APPROVERS = {
  Dean: { title: 'Dean’s decision', page: 'dean', call: 'decideAsDean', schema: deanDecisionSchema },
  HOD: { title: 'HOD’s decision', page: 'hod', call: 'decideAsHod', schema: hodDecisionSchema },
} as const
