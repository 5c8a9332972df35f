import { reviewBy, REVIEWERS, type ReviewerNumber } from '@/domain/people/reviewers'
import { useQuery } from '@tanstack/react-query'
import { whyItFailed } from '@/api/errors'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { DetailsLink } from '@/features/applications/details-link'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { formatLkr } from '@/domain/money/money'
import { Banner } from '@/ui/banner'
import { RetryBanner } from '@/features/retry/retry-banner'
import { DescriptionList } from '@/ui/description-list'
import { Skeleton } from '@/ui/skeleton'
import { DecisionBadge } from '../approvals/decision-badge'
import { useListTitle } from './list-title'
import type { TitledRow } from './row-labels'
import type { Elements } from '@/ui/elements'

type Reviews = readonly {
  readonly number: ReviewerNumber
  readonly name?: string | undefined
  readonly marks?: string | null | undefined
}[]

interface ApplicationFactsProps {
  row: TitledRow & { readonly reviews?: Reviews | undefined }
  /** Facts from the list itself. */
  children?: Elements
}

export function ApplicationFacts({ row: { applicationId, projectTitle, reviews }, children }: ApplicationFactsProps) {
  const from = useListTitle()
  const { client } = useServices()
  const { data, error, refetch } = useQuery(callQuery(client, 'getDetails', { applicationId }))
  if (error) {
    return (
      <RetryBanner title={messages.link.notFetched} size="small" onRetry={() => void refetch()}>
        {whyItFailed(error)}
      </RetryBanner>
    )
  }
  if (data === undefined) return <Skeleton lines={6} />
  if (data === null) return <Banner tone="error">{messages.link.notFetched}</Banner>
  return (
    <div className="grid gap-6">
      {children}
      <DescriptionList items={factsOf({ ...data, reviews: reviews ?? data.reviews })} />
      <div>
        <DetailsLink applicationId={applicationId} title={projectTitle} from={from} button="regular">
          More Details
        </DetailsLink>
      </div>
    </div>
  )
}

type Details = NonNullable<Output<'getDetails'>>

/** Only known values: most applications listed here were just submitted. */
function factsOf(details: Omit<Details, 'reviews'> & { readonly reviews: Reviews }) {
  const { approvals, amount } = details
  const facts = [
    { term: 'Applicant', description: details.name },
    { term: 'Submitted', description: formatHostDate(details.submittedDate) },
    ...approvals.map(({ approver, decision }) => ({
      term: approver,
      description: decision && <DecisionBadge decision={decision} />,
    })),
    ...REVIEWERS.map((reviewer) => {
      const { name, marks } = reviewBy(details, reviewer)
      return { term: reviewer.label, description: [name, marks && `Mark: ${marks}`].filter(Boolean).join(' · ') }
    }),
    { term: 'Start Date', description: formatHostDate(details.startDate) },
    { term: 'Period', description: details.period },
    { term: 'Approved Amount', description: amount && formatLkr(amount) },
  ]
  return facts.filter(({ description }) => Boolean(description))
}
