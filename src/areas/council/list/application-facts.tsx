import { reviewBy, REVIEWERS, type ReviewerNumber } from '@/domain/people/reviewers'
import { useQuery } from '@tanstack/react-query'
import { getFailureReason } from '@/api/explain'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { DetailsLink } from '@/features/applications/details-link'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { formatLkr } from '@/domain/money/money'
import type { PreviewFact } from '@/table/rows'
import { Banner } from '@/ui/banner'
import { RetryBanner } from '@/features/retry-banner'
import { DescriptionList } from '@/ui/description-list'
import { Skeleton } from '@/ui/skeleton'
import { DecisionBadge } from '../approvals/approvals'
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
  /** Facts from the list. They replace fetched facts with the same id. */
  listedFacts: readonly PreviewFact[]
  /** Shown above the facts. */
  children?: Elements
}

export function ApplicationFacts({ row, listedFacts, children }: ApplicationFactsProps) {
  const { applicationId, projectTitle, reviews } = row
  const listTitle = useListTitle()
  const { client } = useServices()
  const { data, error, refetch } = useQuery(callQuery(client, 'getDetails', { applicationId }))
  const items = [
    ...listedFacts,
    ...(data ? createFacts({ ...data, reviews: reviews ?? data.reviews }, listedFacts) : []),
  ]
  return (
    <div className="grid gap-6">
      {children}
      {items.length > 0 && <DescriptionList items={items} />}
      {error ? (
        <RetryBanner title={messages.link.notFetched} size="small" onRetry={() => void refetch()}>
          {getFailureReason(error)}
        </RetryBanner>
      ) : data === undefined ? (
        <Skeleton lines={6} />
      ) : data === null ? (
        <Banner tone="error">{messages.link.notFetched}</Banner>
      ) : (
        <div>
          <DetailsLink applicationId={applicationId} title={projectTitle} from={listTitle} button="regular">
            More Details
          </DetailsLink>
        </div>
      )}
    </div>
  )
}

type Details = NonNullable<Output<'getDetails'>>

/** Omits unknown values and the facts that the list shows. */
function createFacts(
  details: Omit<Details, 'reviews'> & { readonly reviews: Reviews },
  listedFacts: readonly PreviewFact[],
): PreviewFact[] {
  const { approvals, amount } = details
  const facts = [
    { id: 'applicant', term: 'Applicant', description: details.name },
    { id: 'submitted', term: 'Submitted', description: formatHostDate(details.submittedDate) },
    ...approvals.map(({ approver, decision }) => ({
      id: 'approvals',
      term: approver,
      description: decision && <DecisionBadge decision={decision} />,
    })),
    ...REVIEWERS.map((reviewer) => {
      const { name, marks } = reviewBy(details, reviewer)
      return {
        id: reviewer.kind,
        term: reviewer.label,
        description: [name, marks && `Mark: ${marks}`].filter(Boolean).join(' · '),
      }
    }),
    { id: 'start', term: 'Start Date', description: formatHostDate(details.startDate) },
    { id: 'period', term: 'Period', description: details.period },
    { id: 'amount', term: 'Approved Amount', description: amount && formatLkr(amount) },
  ]
  return facts.filter(({ id, description }) => Boolean(description) && !listedFacts.some((fact) => fact.id === id))
}
