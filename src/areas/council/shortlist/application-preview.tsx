import { useQuery } from '@tanstack/react-query'
import { explain } from '@/api/errors'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { DetailsLink } from '@/features/applications/details-link'
import type { Output } from '@/contract'
import { statusTexts } from '@/domain/status-texts'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { formatLkr } from '@/domain/money'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { Skeleton } from '@/ui/skeleton'
import { DecisionBadge } from '../approvals/decision-badge'
import { ShortlistStatus } from './shortlist-status'
import type { ApplicationToShortlist } from './use-shortlisting'

/** One application at a glance, over the list that orders it. */
export function ApplicationPreview({ row }: { row: ApplicationToShortlist }) {
  const appId = row.app_ID
  const { client } = useServices()
  const { data, error, refetch } = useQuery(callQuery(client, 'getDetails', { app_ID: appId }))
  if (error) {
    return (
      <Banner
        tone="error"
        title={messages.link.notFetched}
        actions={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {explain(error).happened}
      </Banner>
    )
  }
  if (data === undefined) return <Skeleton lines={6} />
  if (data === null) return <Banner tone="error">{messages.link.notFetched}</Banner>
  return (
    <div className="grid gap-6">
      <Standing row={row} />
      <DescriptionList items={factsOf(data)} />
      <div>
        <DetailsLink appId={appId} title={row.projectTitle} from="Order Applications" button="regular">
          More Details
        </DetailsLink>
      </div>
    </div>
  )
}

type Details = NonNullable<Output<'getDetails'>>

/** What is to be done about a submitted application is done in this very window; of any other it is said. */
function Standing({ row }: { row: ApplicationToShortlist }) {
  const { where, next, todo } = statusTexts(row.Status, 'staff')
  return (
    <div>
      <ShortlistStatus row={row} />
      <p className="mt-2">
        {where} {(row.Status === '1' ? undefined : todo) ?? next}
      </p>
    </div>
  )
}

/** Only what is known: most of what is listed here has just come in. */
function factsOf(details: Details) {
  const { hod_decision, dean_decision, reviewer1_marks, reviewer2_marks, reviewer3_marks, amount } = details
  const facts = [
    { term: 'Applicant', description: details.name },
    { term: 'Submitted', description: formatHostDate(details.submittedDate) },
    { term: 'HOD', description: hod_decision && <DecisionBadge decision={hod_decision} /> },
    { term: 'Dean', description: dean_decision && <DecisionBadge decision={dean_decision} /> },
    { term: 'Reviewer 1', description: reviewer1_marks },
    { term: 'Reviewer 2', description: reviewer2_marks },
    { term: 'Reviewer 3', description: reviewer3_marks },
    { term: 'Start Date', description: formatHostDate(details.startDate) },
    { term: 'Period', description: details.period },
    { term: 'Approved Amount', description: amount && formatLkr(amount) },
  ]
  return facts.filter(({ description }) => Boolean(description))
}
