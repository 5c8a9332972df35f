import { useCallback, useState, type MouseEvent } from 'react'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { formatCount } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { DescriptionList } from '@/ui/description-list'
import { LinkButton } from '@/ui/link-button'
import { StatusBadge } from '@/ui/status-badge'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useEmailLeft, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { useCouncilPages } from '../../list/use-council-pages'
import { isUndecided } from '../board/board-rows'
import { useDecidePath } from '../decide-link'
import { decisionKey, newDecision, sendingOf, type ApprovedApplication, type Decision } from '../decision.write'
import { UnsentDecisionEmail } from '../dialog/decision-status'
import { DecisionForm } from './decision-form'
import type { DecisionsToDo } from './use-decisions-to-do'

type Details = Output<'getDetails'> | undefined

interface DecisionSectionProps {
  /** The row when the page was opened; `row` is the current one. */
  opened: ApprovedApplication
  row: ApprovedApplication
  disabledReason: string | undefined
  details: Details
  toDo: DecisionsToDo
  listPath: string
}

export function DecisionSection(props: DecisionSectionProps) {
  const { opened, row, disabledReason, details, toDo, listPath } = props
  const queue = useWrite()
  const waits = useIsUnsettled(decisionKey(row))
  const [hasDecided, setHasDecided] = useState(false)
  const isOwn = useIsOwnDecision(row)
  const wasDecidedMeanwhile = !isUndecided(row) && isUndecided(opened) && !isOwn
  const showsForm = !waits && (isUndecided(row) || wasDecidedMeanwhile)

  function settle(decision: Decision) {
    setHasDecided(true)
    void queue(newDecision(row, decision))
  }

  return (
    <section aria-labelledby="decision" className="grid gap-4">
      <h2 id="decision" className="text-xl">
        Decision
      </h2>
      {wasDecidedMeanwhile && (
        <Banner tone="warning" title={`This application was decided meanwhile: ${statusLabel(row.status)}.`}>
          The list does not say by whom. What you typed stays here, and nothing of it is sent.
        </Banner>
      )}
      {waits && <p>Your decision is waiting to go out.</p>}
      {!waits && !showsForm && <PastDecision row={row} details={details} isOwn={isOwn} />}
      {showsForm && <DecisionForm row={row} disabledReason={disabledReason} onDecide={settle} />}
      <div className="empty:hidden">
        <UnsentDecisionEmail row={row} />
      </div>
      {!showsForm && <NextStep toDo={toDo} takesFocus={hasDecided} listPath={listPath} />}
    </section>
  )
}

/** Whether this person took the listed decision on this device. */
function useIsOwnDecision(row: ApprovedApplication): boolean {
  const { entries } = useEmailLog()
  const isEmailLeft = useEmailLeft(decisionKey(row)) !== undefined
  const { status } = row
  if (status !== STATUS.granted && status !== STATUS.denied) return false
  return isEmailLeft || entries.some(({ key }) => key === sendingOf(row, status).logKey)
}

interface PastDecisionProps extends Pick<DecisionSectionProps, 'row' | 'details'> {
  /** True if this person decided on this device. */
  isOwn: boolean
}

function PastDecision({ row, details, isOwn }: PastDecisionProps) {
  return (
    <>
      <p>
        <StatusBadge tone={statusTone(row.status)}>{statusLabel(row.status)}</StatusBadge>
      </p>
      {!isOwn && (
        <p className="text-ink-soft">This application is decided. The list does not say who decided it, or when.</p>
      )}
      {row.status === STATUS.granted && details && (
        <DescriptionList
          items={[
            { term: 'Start Date', description: formatHostDate(details.startDate) || 'Not recorded' },
            { term: 'Period', description: details.period || 'Not recorded' },
            { term: 'Approved Amount', description: details.amount ? formatLkr(details.amount) : 'Not recorded' },
          ]}
        />
      )}
    </>
  )
}

interface NextStepProps {
  toDo: DecisionsToDo
  /** True right after a decision, so that Enter opens the next application. */
  takesFocus: boolean
  /** The list or board that the person came from. */
  listPath: string
}

/** Ignores the second click of a double click, because the link appears where the decision button was. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

function NextStep({ toDo: { next, left, leftOut }, takesFocus, listPath }: NextStepProps) {
  const decidePath = useDecidePath()
  const { approvedApplications } = useCouncilPages()
  const focusLink = useCallback(
    (frame: HTMLElement | null) => {
      if (takesFocus) frame?.querySelector('a')?.focus()
    },
    [takesFocus],
  )
  return (
    <div ref={focusLink} className="grid justify-items-start gap-3">
      {next === undefined ? (
        <>
          {left === 0 && <p className="font-semibold">Nothing is left to decide here.</p>}
          {leftOut > 0 && (
            <p className="text-ink-soft">
              {`${formatCount(leftOut, 'application', 'applications')} more can be decided, outside the search and the filters that you came with.`}
            </p>
          )}
          <LinkButton to={leftOut > 0 ? approvedApplications : listPath} onClick={ignoreSecondClick}>
            Shortlisted Applications
          </LinkButton>
        </>
      ) : (
        <LinkButton to={decidePath(next)} variant="primary" onClick={ignoreSecondClick}>
          Next undecided
        </LinkButton>
      )}
    </div>
  )
}
