import type { ReactNode } from 'react'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatMark, sumUpMarks } from '@/domain/council/marks'
import { messages } from '@/domain/texts/messages'
import { marksOf, reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { formatCount } from '@/lib/format'
import { DecisionBadge } from '@/areas/council/approvals/approvals'
import { UserText } from '@/ui/user-text'
import type { ApprovedApplication } from '../decision.write'
import { MarksStrip } from '../board/marks-strip'
import { EvaluationReport, useHasReport } from '@/areas/council/reviewers/evaluation-report'

interface DecisionBasisProps {
  row: ApprovedApplication
  /** Remarks and dates; undefined or null if unknown. */
  details: Output<'getDetails'> | undefined
}

/** Shows decisions and marks of the list. A decision reads the list again before it is sent. */
export function DecisionBasis({ row, details }: DecisionBasisProps) {
  return (
    <dl className="border-b border-rule">
      {row.approvals.map(({ approver, decision }) => {
        const answer = details?.approvals.find((one) => one.approver === approver)
        return (
          <Line key={approver} term={approver}>
            <DecisionBadge decision={decision} />
            {decision !== null && <HostDay date={answer?.date} />}
            {answer?.remarks && (
              <UserText as="blockquote" className="whitespace-pre-line wrap-anywhere text-ink-soft">
                {answer.remarks}
              </UserText>
            )}
          </Line>
        )
      })}
      {REVIEWERS.filter((reviewer) => reviewBy(row, reviewer).marks !== undefined).map((reviewer) => {
        const mark = reviewBy(row, reviewer).marks ?? null
        const review = details?.reviews.find(({ number }) => number === reviewer.number)
        return (
          <Line key={reviewer.kind} term={reviewer.label}>
            {mark === null ? (
              <span className="text-ink-soft">{messages.page.notRated}</span>
            ) : (
              <>
                <span className="font-semibold wrap-anywhere tabular-nums">{mark}</span>
                <HostDay date={review?.date} />
                <Report row={row} reviewer={reviewer} />
              </>
            )}
          </Line>
        )
      })}
      <Line term="Mean">
        <Mean row={row} />
      </Line>
    </dl>
  )
}

function Report({ row, reviewer }: { row: ApprovedApplication; reviewer: Reviewer }) {
  if (!useHasReport(row.applicationId, reviewer, true))
    return <span className="text-ink-soft">{messages.page.reportNotAvailable}</span>
  return <EvaluationReport row={row} reviewer={reviewer} />
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-rule py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</dd>
    </div>
  )
}

function HostDay({ date }: { date: string | null | undefined }) {
  const [day = ''] = formatHostDate(date).split(',')
  return day === '' ? null : <span className="text-sm text-ink-soft tabular-nums">{day}</span>
}

/** The mean is provisional while marks are missing. */
function Mean({ row }: { row: ApprovedApplication }) {
  const { numbers, mean, spread, missing, leftOut } = sumUpMarks(marksOf(row.reviews))
  const notes = [
    ...(spread === undefined ? [] : [`spread ${formatMark(spread)}`]),
    ...(missing > 0 && mean !== undefined ? ['provisional'] : []),
    ...(missing > 0 ? [formatCount(missing, 'mark missing', 'marks missing')] : []),
    ...(leftOut.length > 0 ? [formatCount(leftOut.length, 'mark left out of it', 'marks left out of it')] : []),
  ]
  return (
    <>
      <span className="font-semibold tabular-nums">{mean === undefined ? 'None yet' : formatMark(mean)}</span>
      <MarksStrip marks={numbers} mean={mean} />
      {notes.length > 0 && <span className="text-sm text-ink-soft tabular-nums">{notes.join(', ')}</span>}
    </>
  )
}
