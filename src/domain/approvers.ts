/** The two who approve an application, in their order; spelled as a link's `Role` has them. */
export const APPROVERS = ['HOD', 'Dean'] as const

export type Approver = (typeof APPROVERS)[number]

/** What is known of the HOD or of the Dean, out of a list that has both. */
export function approvalBy<Approval extends { readonly approver: Approver }>(
  { approvals }: { readonly approvals: readonly Approval[] },
  approver: Approver,
): Approval {
  const approval = approvals.find((one) => one.approver === approver)
  if (!approval) throw new Error(`There is no approval of the ${approver}.`)
  return approval
}
