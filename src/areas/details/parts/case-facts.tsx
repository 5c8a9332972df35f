import { caseWords } from '@/domain/case-words'
import { formatHostDate } from '@/domain/host-date'
import { formatLkr } from '@/domain/money'
import type { Caller } from '@/domain/roles'
import { statusLabel, statusTone } from '@/domain/status'
import { DescriptionList } from '@/ui/description-list'
import { StatusBadge } from '@/ui/status-badge'
import type { CaseDetails } from '../case-timeline'

/** The case in a few lines: whose it is, where it stands, and what was granted. */
export function CaseFacts({ details, caller }: { details: CaseDetails; caller: Caller }) {
  const { name, submittedDate, Status, startDate, period, amount } = details
  const words = caseWords(Status, caller === 'Applicant' ? 'applicant' : 'staff')
  const granted = [
    { term: 'Project start date', description: formatHostDate(startDate) },
    { term: 'Duration', description: period },
    { term: 'Approved amount', description: amount === '' ? '' : formatLkr(amount) },
  ]
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Applicant name', description: name },
        { term: 'Submitted date', description: formatHostDate(submittedDate) || 'date not recorded' },
        {
          term: 'Status',
          description: (
            <>
              <StatusBadge tone={statusTone(Status)}>{statusLabel(Status)}</StatusBadge>
              <p className="mt-1">{words.where}</p>
              {/* What the council has to do is not for those who only hold a link. */}
              {caller !== 'visitor' && <p className="text-ink-soft">{words.todo ?? words.next}</p>}
            </>
          ),
        },
        ...granted.map(({ term, description }) => ({ term, description: description || 'Not decided yet' })),
      ]}
    />
  )
}
