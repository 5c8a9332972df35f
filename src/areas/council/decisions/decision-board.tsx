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

/** The applications that wait for a decision, the highest mean first, against the money there is. */
export function DecisionBoard({ applications }: { applications: readonly ApprovedApplication[] }) {
  const person = useLastPerson()
  // The plan belongs to a person: the next one to sign in, in this tab or another, has another plan.
  return <Board key={person} person={person} applications={applications} />
}

function Board({ person, applications }: { person: string; applications: readonly ApprovedApplication[] }) {
  const { now } = useServices()
  const [search, setSearch] = useSearchParams()
  const { plan, isKept, setEnvelope, setAmount } = usePlan(person)
  const year = search.get(YEAR) ?? ''
  const shown = useMemo(
    () => applications.filter((row) => year === '' || String(yearOf(row.submittedDate)) === year),
    [applications, year],
  )
  // Each round has its own money: grants of other years have been paid from theirs.
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
        isKept={isKept}
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
 * What can still be decided, ranked by the mean as far as there is one; each with the total up to and with itself,
 * whichever year it is of: what is granted now is paid now.
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
