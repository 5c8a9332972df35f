import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { isClosed, STATUS } from '@/domain/status/status'
import { DescriptionList } from '@/ui/description-list'
import type { ApplicationDetails } from '../application-timeline'

/** A closed application shows only the facts that have a value. */
export function ApplicationFacts({ details }: { details: ApplicationDetails }) {
  const { name, status, submittedDate, startDate, period, amount } = details
  const ended = isClosed(status)
  const grant = [
    { term: 'Project start date', description: formatHostDate(startDate) },
    { term: 'Duration', description: period },
    { term: 'Approved amount', description: amount && formatLkr(amount) },
  ].filter(({ description }) => description !== '' || !ended)
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Applicant name', description: name },
        {
          term: 'Submitted date',
          description: status === STATUS.draft ? 'Not submitted' : formatHostDate(submittedDate) || 'Date not recorded',
        },
        ...grant.map(({ term, description }) => ({ term, description: description || 'Not decided yet' })),
      ]}
    />
  )
}
