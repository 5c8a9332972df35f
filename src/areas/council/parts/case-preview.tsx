import { useQuery } from '@tanstack/react-query'
import { explain } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { detailsPath } from '@/app/paths'
import type { Output } from '@/contract'
import { caseWords } from '@/domain/case-words'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { formatLkr } from '@/domain/money'
import { statusLabel, statusTone } from '@/domain/status'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { LinkButton } from '@/ui/link-button'
import { Skeleton } from '@/ui/skeleton'
import { StatusBadge } from '@/ui/status-badge'
import { DecisionBadge } from './decision-badge'

/** One application at a glance, over the list it was opened from. */
export function CasePreview({ appId }: { appId: string }) {
  const { client } = usePortal()
  const { data, error, refetch } = useQuery(queryOf(client, 'getDetails', { app_ID: appId }))
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
      <Standing details={data} />
      <DescriptionList items={factsOf(data)} />
      <div>
        <LinkButton to={detailsPath(appId, 'one')} variant="primary">
          More Details
        </LinkButton>
      </div>
    </div>
  )
}

type Details = NonNullable<Output<'getDetails'>>

function Standing({ details: { Status } }: { details: Details }) {
  const { where, next, todo } = caseWords(Status, 'staff')
  return (
    <div>
      <StatusBadge tone={statusTone(Status)}>{statusLabel(Status)}</StatusBadge>
      <p className="mt-2">
        {where} {todo ?? next}
      </p>
    </div>
  )
}

function factsOf(details: Details) {
  const { reviewer1_marks, reviewer2_marks, reviewer3_marks, startDate, period, amount } = details
  const marks = [reviewer1_marks, reviewer2_marks, ...(reviewer3_marks === null ? [] : [reviewer3_marks])]
  return [
    { term: 'Applicant', description: details.name },
    { term: 'Submitted', description: formatHostDate(details.submittedDate) || 'date not recorded' },
    { term: 'HOD', description: <DecisionBadge decision={details.hod_decision} /> },
    { term: 'Dean', description: <DecisionBadge decision={details.dean_decision} /> },
    ...marks.map((mark, index) => ({ term: `Reviewer ${index + 1}`, description: mark ?? messages.page.notRated })),
    ...(details.Status === '5.1'
      ? [
          { term: 'Start Date', description: formatHostDate(startDate) },
          { term: 'Period', description: period },
          { term: 'Approved Amount', description: amount && formatLkr(amount) },
        ]
      : []),
  ]
}
