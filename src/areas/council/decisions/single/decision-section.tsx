import { useCallback, useState } from 'react'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatLkr } from '@/domain/money/money'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { formatCount } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { DescriptionList } from '@/ui/description-list'
import { ignoreSecondClick } from '@/ui/ignore-second-click'
import { LinkButton } from '@/ui/link-button'
import { StatusBadge } from '@/ui/status-badge'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useUnsentEmail, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { useCouncilPages } from '../../list/use-council-pages'
import { isUndecided } from '../board/board-rows'
import { useDecidePath } from '../decide-link'
import {
  getDecisionKey,
  createDecisionWrite,
  describeDecision,
  type DecisionRow,
  type Decision,
} from '../decision.write'
import { UnsentDecisionEmail } from '../dialog/decision-status'
import { DecisionForm } from './decision-form'
import type { DecisionsToDo } from './use-decisions-to-do'

type Details = Output<'getDetails'> | undefined

interface DecisionSectionProps {
  /** The row when the page was opened; `row` is the current one. */
  openedRow: DecisionRow
  row: DecisionRow
  disabledReason: string | undefined
  details: Details
  toDo: DecisionsToDo
  listPath: string
}

export function DecisionSection(props: DecisionSectionProps) {
  const { openedRow, row, disabledReason, details, toDo, listPath } = props
  const queueWrite = useWrite()
  const isWaiting = useIsUnsettled(getDecisionKey(row))
  const [hasDecided, setHasDecided] = useState(false)
  const isOwnDecision = useIsOwnDecision(row)
  const isDecidedByOther = !isUndecided(row) && isUndecided(openedRow) && !isOwnDecision
  const isFormVisible = !isWaiting && (isUndecided(row) || isDecidedByOther)

  function queueDecision(decision: Decision) {
    setHasDecided(true)
    void queueWrite(createDecisionWrite(row, decision))
  }

  return (
    <section aria-labelledby="decision" className="grid gap-4">
      <h2 id="decision" className="text-xl">
        Decision
      </h2>
      {isDecidedByOther && (
        <Banner tone="warning" title={`This application was decided meanwhile: ${statusLabel(row.status)}.`}>
          The list does not say by whom. What you typed stays here, and nothing of it is sent.
        </Banner>
      )}
      {isWaiting && <p>Your decision is waiting to go out.</p>}
      {!isWaiting && !isFormVisible && <PastDecision row={row} details={details} isOwnDecision={isOwnDecision} />}
      {isFormVisible && <DecisionForm row={row} disabledReason={disabledReason} onDecide={queueDecision} />}
      <div className="empty:hidden">
        <UnsentDecisionEmail row={row} />
      </div>
      {!isFormVisible && <NextStep toDo={toDo} shouldFocus={hasDecided} listPath={listPath} />}
    </section>
  )
}

/** Returns whether this person took the listed decision on this device. */
function useIsOwnDecision(row: DecisionRow): boolean {
  const { entries } = useEmailLog()
  const isEmailLeft = useUnsentEmail(getDecisionKey(row)) !== undefined
  const { status } = row
  if (status !== STATUS.granted && status !== STATUS.denied) return false
  return isEmailLeft || entries.some(({ key }) => key === describeDecision(row, status).logKey)
}

interface PastDecisionProps extends Pick<DecisionSectionProps, 'row' | 'details'> {
  /** True if this person decided on this device. */
  isOwnDecision: boolean
}

function PastDecision({ row, details, isOwnDecision }: PastDecisionProps) {
  return (
    <>
      <p>
        <StatusBadge tone={statusTone(row.status)}>{statusLabel(row.status)}</StatusBadge>
      </p>
      {!isOwnDecision && (
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
  shouldFocus: boolean
  /** Path of the list or board that led to this page. */
  listPath: string
}

function NextStep({ toDo: { next, remaining, filteredOutCount }, shouldFocus, listPath }: NextStepProps) {
  const getDecidePath = useDecidePath()
  const { approvedApplications } = useCouncilPages()
  const focusLink = useCallback(
    (container: HTMLElement | null) => {
      if (shouldFocus) container?.querySelector('a')?.focus()
    },
    [shouldFocus],
  )
  return (
    <div ref={focusLink} className="grid justify-items-start gap-3">
      {next === undefined ? (
        <>
          {remaining === 0 && <p className="font-semibold">Nothing is left to decide here.</p>}
          {filteredOutCount > 0 && (
            <p className="text-ink-soft">
              {`${formatCount(filteredOutCount, 'application', 'applications')} more can be decided, outside the search and the filters that you came with.`}
            </p>
          )}
          <LinkButton to={filteredOutCount > 0 ? approvedApplications : listPath} onClick={ignoreSecondClick}>
            Shortlisted Applications
          </LinkButton>
        </>
      ) : (
        <LinkButton to={getDecidePath(next)} variant="primary" onClick={ignoreSecondClick}>
          Next undecided
        </LinkButton>
      )}
    </div>
  )
}
