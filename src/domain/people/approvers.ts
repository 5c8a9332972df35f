/** Spelled as in a link's `Role`. */
export const APPROVERS = ['HOD', 'Dean'] as const

export type Approver = (typeof APPROVERS)[number]

/** Returns the approval of the HOD or the Dean. Throws if it is missing, which is a bug. */
export function approvalBy<Approval extends { readonly approver: Approver }>(
  { approvals }: { readonly approvals: readonly Approval[] },
  approver: Approver,
): Approval {
  const approval = approvals.find((one) => one.approver === approver)
  if (!approval) throw new Error(`There is no approval of the ${approver}.`)
  return approval
}
