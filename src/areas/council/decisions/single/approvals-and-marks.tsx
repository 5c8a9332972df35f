import type { ReactNode } from 'react'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatMark, summariseMarks } from '@/domain/council/marks'
import { messages } from '@/domain/texts/messages'
import { marksOf, reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { formatCount } from '@/lib/format'
import { DecisionBadge } from '@/areas/council/approvals/approvals'
import { UserText } from '@/ui/user-text'
import type { DecisionRow } from '../decision.write'
import { MarksStrip } from './marks-strip'
import { EvaluationReportButton, useHasReport } from '@/areas/council/reviewers/evaluation-report-button'

interface ApprovalsAndMarksProps {
  row: DecisionRow
  /** Has remarks and dates; undefined or null if unknown. */
  details: Output<'getDetails'> | undefined
}

/** Takes decisions and marks from the list; a new decision reads the list again before sending. */
export function ApprovalsAndMarks({ row, details }: ApprovalsAndMarksProps) {
  return (
    <dl className="border-b border-rule">
      {row.approvals.map(({ approver, decision }) => {
        const answer = details?.approvals.find((approval) => approval.approver === approver)
        return (
          <FactRow key={approver} term={approver}>
            <DecisionBadge decision={decision} />
            {decision !== null && <HostDate date={answer?.date} />}
            {answer?.remarks && (
              <UserText as="blockquote" className="whitespace-pre-line wrap-anywhere text-ink-soft">
                {answer.remarks}
              </UserText>
            )}
          </FactRow>
        )
      })}
      {REVIEWERS.filter((reviewer) => reviewBy(row, reviewer).marks !== undefined).map((reviewer) => {
        const mark = reviewBy(row, reviewer).marks ?? null
        const review = details?.reviews.find(({ number }) => number === reviewer.number)
        return (
          <FactRow key={reviewer.kind} term={reviewer.label}>
            {mark === null ? (
              <span className="text-ink-soft">{messages.page.notRated}</span>
            ) : (
              <>
                <span className="font-semibold wrap-anywhere tabular-nums">{mark}</span>
                <HostDate date={review?.date} />
                <ReviewReport row={row} reviewer={reviewer} />
              </>
            )}
          </FactRow>
        )
      })}
      <FactRow term="Mean">
        <Mean row={row} />
      </FactRow>
    </dl>
  )
}

function ReviewReport({ row, reviewer }: { row: DecisionRow; reviewer: Reviewer }) {
  if (!useHasReport(row.applicationId, reviewer, true))
    return <span className="text-ink-soft">{messages.page.reportNotAvailable}</span>
  return <EvaluationReportButton row={row} reviewer={reviewer} />
}

function FactRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-rule py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</dd>
    </div>
  )
}

function HostDate({ date }: { date: string | null | undefined }) {
  const [day = ''] = formatHostDate(date).split(',')
  return day === '' ? null : <span className="text-sm text-ink-soft tabular-nums">{day}</span>
}

/** The mean is provisional while marks are missing. */
function Mean({ row }: { row: DecisionRow }) {
  const { numbers, mean, spread, missingCount, unreadable } = summariseMarks(marksOf(row.reviews))
  const notes = [
    ...(spread === undefined ? [] : [`spread ${formatMark(spread)}`]),
    ...(missingCount > 0 && mean !== undefined ? ['provisional'] : []),
    ...(missingCount > 0 ? [formatCount(missingCount, 'mark missing', 'marks missing')] : []),
    ...(unreadable.length > 0 ? [formatCount(unreadable.length, 'mark left out of it', 'marks left out of it')] : []),
  ]
  return (
    <>
      <span className="font-semibold tabular-nums">{mean === undefined ? 'None yet' : formatMark(mean)}</span>
      <MarksStrip marks={numbers} mean={mean} />
      {notes.length > 0 && <span className="text-sm text-ink-soft tabular-nums">{notes.join(', ')}</span>}
    </>
  )
}
