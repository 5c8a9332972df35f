import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { paths } from '@/paths'
import { reviewerDocumentsSchema } from '@/domain/council/decision-schemas'
import { REVIEWERS } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { getOutcome, type QueuedWrite } from '@/writes/entry'
import { defineReviewWrite } from './review.write'
import { ReviewerDocument, type DocumentFields } from './reviewer-document'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

export default function ReviewerDocumentsScreen() {
  const applications = useSuspenseCall('listReviewers', {})
  const { writes } = useServices()
  const [unsentReviews] = useState(() => findUnsentReviews(writes.snapshot().entries))
  const [rowCount, setRowCount] = useState(unsentReviews.length || 1)
  const listRef = useRef<HTMLOListElement>(null)

  function addRow() {
    flushSync(() => setRowCount(rowCount + 1))
    listRef.current?.lastElementChild?.querySelector('select')?.focus()
  }

  return (
    <>
      <PageHeader
        title="Reviewer Documents"
        lead="For reviewers who answer on paper or by e-mail: upload their report and enter their marks for them."
      />
      {applications.length === 0 ? (
        <EmptyState
          title={messages.applications.none}
          action={<LinkButton to={paths.requestApproval}>Request Approval</LinkButton>}
        >
          Reports are taken for applications that HOD and Dean have approved.
        </EmptyState>
      ) : (
        <>
          <ol ref={listRef}>
            {Array.from({ length: rowCount }, (_, index) => (
              <li key={index} className="border-t border-rule py-8 first:border-t-0 first:pt-0">
                <ReviewerDocument
                  applications={applications}
                  label={`Document ${index + 1}`}
                  unsentReview={unsentReviews[index]}
                />
              </li>
            ))}
          </ol>
          <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={addRow}>
            Add another document
          </Button>
        </>
      )}
    </>
  )
}

/** Returns the unsent reviews in the queue, the oldest first. */
function findUnsentReviews(entries: readonly QueuedWrite[]): DocumentFields[] {
  const unsentEntries = entries.filter((entry) => getOutcome(entry)?.state !== 'sent').toReversed()
  return unsentEntries.flatMap(({ write: { kind, applicationId, input } }) => {
    const reviewer = REVIEWERS.find((one) => defineReviewWrite(one).name === kind)?.kind
    const { success, data } = reviewerDocumentsSchema.safeParse({ ...Object(input), applicationId, reviewer })
    return success ? [data] : []
  })
}
