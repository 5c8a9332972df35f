import { STATUS } from '@/domain/status'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { councilYear } from '@/features/dates/council-time'
import { readAmount, runningTotals } from '@/domain/annual-budget'
import { sumUpMarks } from '@/domain/marks'
import { allowed, permissions } from '@/domain/roles'
import { staffYears, yearOf } from '@/domain/years'
import { withParam } from '@/lib/with-param'
import { DataTable } from '@/table/data-table'
import { useEventCallback } from '@/table/use-event-callback'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { boardColumns, type BoardRow } from './board-columns'
import { AnnualBudgetPanel } from './annual-budget-panel'
import { marksOf } from '@/domain/reviewers'
import type { ApprovedApplication } from './approved-application'
import { rowLabels } from '../list/row-labels'
import { useGrantedSum } from './use-granted-sum'
import { useLastPerson } from './use-last-person'
import { usePlan, type Plan } from './use-plan'

const YEAR = 'year'

/** Undecided applications ranked by mean, compared with the annual budget. */
export function DecisionBoard({ applications }: { applications: readonly ApprovedApplication[] }) {
  const person = useLastPerson()
  // Keyed by user: a plan is per user, and another user may sign in, in this tab or in another one.
  return <Board key={person} person={person} applications={applications} />
}

function Board({ person, applications }: { person: string; applications: readonly ApprovedApplication[] }) {
  const { now } = useServices()
  const [search, setSearch] = useSearchParams()
  const { plan, isStored, setEnvelope, setAmount } = usePlan(person)
  const year = search.get(YEAR) ?? ''
  const shown = useMemo(
    () => applications.filter((row) => year === '' || String(yearOf(row.submittedDate)) === year),
    [applications, year],
  )
  // Each round has its own budget, so grants of other years do not count.
  const round = Number(year) || councilYear(now())
  const granted = useGrantedSum(applications.filter(({ submittedDate }) => yearOf(submittedDate) === round))
  const onPlan = useEventCallback(setAmount)
  const columns = useMemo(() => boardColumns(now(), onPlan), [now, onPlan])
  const rows = boardRows(shown, plan, granted.sum)
  return (
    <div className="grid gap-10">
      <div className="max-w-56">
        <Field label="Year">
          {(control) => (
            <Select
              {...control}
              value={year}
              placeholder="Select Year"
              options={staffYears(councilYear(now())).map((one) => ({ value: String(one), label: String(one) }))}
              onChange={({ target }) => setSearch(withParam(search, YEAR, target.value), { replace: true })}
            />
          )}
        </Field>
      </div>
      <AnnualBudgetPanel
        year={round}
        envelope={plan.envelopes[round] ?? ''}
        isStored={isStored}
        onEnvelope={(envelope) => setEnvelope(round, envelope)}
        granted={granted}
        total={rows.at(-1)?.total ?? granted.sum}
      />
      <DataTable
        rows={rows}
        columns={columns}
        caption="Applications to decide, the highest mean first"
        {...rowLabels}
        initialSort={{ id: 'rank' }}
        csvName="decision-board"
        emptyState={
          <EmptyState title="Nothing waits for a decision.">
            Shortlisted and approved applications are compared here until they are granted or denied.
          </EmptyState>
        }
      />
    </div>
  )
}

/**
 * Undecided applications ranked by mean; those without one come last. Each has the running total including itself; an
 * application of any year counts, because a grant is paid from the budget of the year in which it is made.
 */
function boardRows(applications: readonly ApprovedApplication[], plan: Plan, granted: number): BoardRow[] {
  const ranked = applications
    .filter(({ status }) => allowed(permissions.grantOrDeny(status, STATUS.granted)))
    .map((row) => ({ ...row, marks: sumUpMarks(marksOf(row.reviews)), planned: plan.amounts[row.applicationId] ?? '' }))
    .sort((one, other) => (other.marks.mean ?? -1) - (one.marks.mean ?? -1))
  const totals = runningTotals(
    granted,
    ranked.map(({ planned }) => readAmount(planned)),
  )
  return ranked.map((row, index) => ({
    ...row,
    rank: row.marks.mean === undefined ? undefined : index + 1,
    total: totals[index] ?? granted,
  }))
}
