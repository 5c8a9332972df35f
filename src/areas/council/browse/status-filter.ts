import { STATUS, type Status } from '@/domain/status'
import type { Filter } from '@/table/rows'

/**
 * The choices of View Applications in the words of its filter, with the statuses that each stands for.
 *
 * Two of the words are no status. On the legacy host they were compared with the status's own text and never
 * matched. Here they say what an application waits for: at 2.1 for the approvals of HOD and Dean, at 3.1 for the
 * comments of its reviewers. What no status is known for is shown as Pending, so that is pending as well.
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

/** In the address a choice is its words: `status=reviewers-comments`. */
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
