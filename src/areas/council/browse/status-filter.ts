import { STATUS, type Status } from '@/domain/status'
import type { Filter } from '@/table/rows'

/**
 * Options of the status filter on View Applications, with the statuses each one matches.
 *
 * Two of the labels are not statuses. The legacy host compared them with the status text, so they never matched
 * anything. Here they mean what an application waits for: at 2.1 the approvals of HOD and Dean, at 3.1 the comments of
 * its reviewers. An unknown status is displayed as Pending, so the pending option matches it as well.
 */
const CHOICES: readonly { readonly label: string; readonly statuses: readonly Status[] }[] = [
  { label: 'Submitted', statuses: [STATUS.submitted] },
  { label: 'Shortlisted', statuses: [STATUS.shortlisted] },
  { label: 'Granted', statuses: [STATUS.granted] },
  { label: 'Pending Approvals', statuses: [STATUS.shortlisted, 'unknown'] },
  { label: 'Reviewers Comments', statuses: [STATUS.approved] },
  { label: 'Rejected', statuses: [STATUS.notShortlisted, STATUS.notApproved] },
  { label: 'Deny', statuses: [STATUS.denied] },
]

/** URL value of an option, derived from its label: `status=reviewers-comments`. */
const valueOf = (label: string) => label.toLowerCase().replace(' ', '-')

export function statusFilter<Row extends { readonly status: Status }>(): Filter<Row> {
  return {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: CHOICES.map(({ label }) => ({ value: valueOf(label), label })),
    matches: ({ status }, value) =>
      CHOICES.some(({ label, statuses }) => valueOf(label) === value && statuses.includes(status)),
  }
}
