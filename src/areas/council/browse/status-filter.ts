import type { Status } from '@/domain/status'
import type { Filter } from '@/table/rows'

/**
 * The choices of View Applications in the words of its filter, with the statuses that each stands for.
 *
 * Two of the words are no status. On the legacy host they were compared with the status's own text and never
 * matched. Here they say what an application waits for: at 2.1 for the approvals of HOD and Dean, at 3.1 for the
 * comments of its reviewers. What no status is known for is shown as Pending, so that is pending as well.
 */
const CHOICES: readonly { readonly label: string; readonly statuses: readonly Status[] }[] = [
  { label: 'Submitted', statuses: ['1'] },
  { label: 'Shortlisted', statuses: ['2.1'] },
  { label: 'Granted', statuses: ['5.1'] },
  { label: 'Pending Approvals', statuses: ['2.1', 'unknown'] },
  { label: 'Reviewers Comments', statuses: ['3.1'] },
  { label: 'Rejected', statuses: ['2.2', '3.2'] },
  { label: 'Deny', statuses: ['5.2'] },
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
