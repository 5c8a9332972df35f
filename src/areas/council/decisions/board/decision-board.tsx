import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { councilDay, councilYear } from '@/council-time'
import { readLkr } from '@/domain/money/money'
import { staffYears, yearOf } from '@/domain/dates/years'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format'
import { withParam } from '@/lib/with-param'
import { DataTable } from '@/table/data-table'
import { EVERY_COLUMN } from '@/table/rows'
import { readState } from '@/table/search-params'
import { useEventCallback } from '@/table/use-event-callback'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { boardColumns } from './board-columns'
import { boardRows, isUndecided } from './board-rows'
import { AnnualBudgetPanel } from './annual-budget-panel'
import type { ApprovedApplication } from '../decision.write'
import { rowLabels } from '@/areas/council/list/row-labels'
import { useGrantedSum } from './use-granted-sum'
import { useLastPerson, usePlan } from './use-plan'
import { boardYear, BY_RANK, YEAR } from '../view-params'

/** A line above the first row that the annual budget does not pay for. */
const BUDGET_LINE =
  '[&_tr:has([data-budget-end])>td]:@min-[40rem]:border-t-4 [&_tr:has([data-budget-end])>td]:@min-[40rem]:border-t-refused print:[&_tr:has([data-budget-end])>td]:border-t-ink'

export function DecisionBoard({ applications }: { applications: readonly ApprovedApplication[] }) {
  const person = useLastPerson()
  // Keyed by user: a plan is per user, and another user may sign in, in this tab or in another one.
  return <Board key={person} person={person} applications={applications} />
}

function Board({ person, applications }: { person: string; applications: readonly ApprovedApplication[] }) {
  const services = useServices()
  const { now } = services
  const [search, setSearch] = useSearchParams()
  const { plan, isStored, setBudget, setAmount } = usePlan(person)
  const currentYear = councilYear(now())
  const year = boardYear(search, applications, currentYear)
  const shown = useMemo(
    () => applications.filter(({ submittedDate }) => yearOf(submittedDate) === year),
    [applications, year],
  )
  const undecidedElsewhere = applications.filter((row) => isUndecided(row) && !shown.includes(row)).length
  const granted = useGrantedSum(shown)
  const onPlan = useEventCallback(setAmount)
  const columns = useMemo(() => boardColumns(services, onPlan), [services, onPlan])
  const budget = plan.envelopes[year] ?? ''
  const rows = boardRows(shown, plan, {
    amount: granted.isDone ? readLkr(budget) : undefined,
    granted: granted.sum,
  })
  const [first] = readState(search, { columns, filters: [], initialSort: [BY_RANK], display: EVERY_COLUMN }).sort
  const isByRank = first?.id === BY_RANK.id && !first.desc
  return (
    <div className={classNames('print-dense grid gap-4', isByRank && BUDGET_LINE)}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="w-44">
          <Field label="Year of submission">
            {(control) => (
              <Select
                {...control}
                value={String(year)}
                options={staffYears(currentYear).map((one) => ({ value: String(one), label: String(one) }))}
                onChange={({ target }) => setSearch(withParam(search, YEAR, target.value), { replace: true })}
              />
            )}
          </Field>
        </div>
        <AnnualBudgetPanel
          year={year}
          budget={budget}
          isStored={isStored}
          onBudget={(typed) => setBudget(year, typed)}
          granted={granted}
          total={rows.at(-1)?.total ?? granted.sum}
        />
      </div>
      {undecidedElsewhere > 0 && (
        <p className="text-sm text-ink-soft">
          {`${formatCount(undecidedElsewhere, 'application', 'applications')} of other years can be decided too.`}
        </p>
      )}
      <DataTable
        rows={rows}
        columns={columns}
        caption="Applications to decide, the highest mean first"
        {...rowLabels}
        initialSort={BY_RANK}
        urlState
        downloadName={`decision-board-${councilDay(now())}`}
        emptyState={
          <EmptyState title="Nothing waits for a decision.">
            Shortlisted and approved applications are compared here until they are granted or denied.
          </EmptyState>
        }
      />
    </div>
  )
}
