import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { isClosed, STATUS } from '@/domain/status/status'
import { markLanguages } from '@/ui/user-text'
import type { ApplicationDetails } from '@/features/applications/application-documents'

/** A closed application shows only the facts that have a value. */
export function ApplicationFacts({ details }: { details: ApplicationDetails }) {
  const { name, status, submittedDate, startDate, period, amount } = details
  const ended = isClosed(status)
  const grant = [
    { term: 'Project start date', description: formatHostDate(startDate) },
    { term: 'Duration', description: period },
    { term: 'Approved amount', description: amount && formatLkr(amount) },
  ].filter(({ description }) => description !== '' || !ended)
  const facts = [
    { term: 'Applicant name', description: name },
    {
      term: 'Submitted date',
      description: status === STATUS.draft ? 'Not submitted' : formatHostDate(submittedDate) || 'Date not recorded',
    },
    ...grant.map(({ term, description }) => ({ term, description: description || 'Not decided yet' })),
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ term, description }) => (
        <div key={term} className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            {markLanguages(description)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
