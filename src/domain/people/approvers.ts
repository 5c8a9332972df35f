/** The two who approve an application, spelled as in a link's `Role`. */
export const APPROVERS = ['HOD', 'Dean'] as const

export type Approver = (typeof APPROVERS)[number]

/** The HOD's or the Dean's item of a list that has both. Throws where it is missing, which would be a bug. */
export function approvalBy<Approval extends { readonly approver: Approver }>(
  { approvals }: { readonly approvals: readonly Approval[] },
  approver: Approver,
): Approval {
  const approval = approvals.find((one) => one.approver === approver)
  if (!approval) throw new Error(`There is no approval of the ${approver}.`)
  return approval
}
