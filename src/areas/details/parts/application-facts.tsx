import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { isClosed } from '@/domain/status/status'
import { DescriptionList } from '@/ui/description-list'
import type { ApplicationDetails } from '../application-timeline'

/** A closed application shows only the facts that have a value. */
export function ApplicationFacts({ details }: { details: ApplicationDetails }) {
  const { name, submittedDate, startDate, period, amount } = details
  const ended = isClosed(details.status)
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
        { term: 'Submitted date', description: formatHostDate(submittedDate) || 'date not recorded' },
        ...grant.map(({ term, description }) => ({ term, description: description || 'Not decided yet' })),
      ]}
    />
  )
}
