import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '@/api/services'
import { staffYears, yearOf } from '@/domain/dates/years'
import { readLkr, sumLkr } from '@/domain/money/money'
import { getCouncilDay, getCouncilYear } from '@/council-time'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format'
import { withParam } from '@/lib/with-param'
import { DataTable } from '@/table/data-table'
import { EVERY_COLUMN } from '@/table/rows'
import { readState } from '@/table/search-params'
import { useEventCallback } from '@/table/use-event-callback'
import { Banner } from '@/ui/banner'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { HintButton } from '@/ui/hint-button'
import { Select } from '@/ui/select'
import { rowLabels } from '../../list/row-labels'
import type { ApprovedApplication } from '../decision.write'
import { boardYear, BY_RANK, YEAR } from '../view-params'
import { boardColumns } from './board-columns'
import { boardRows, isUndecided } from './board-rows'
import { Figure, GrantedSum, LeftOfBudget } from './budget-figures'
import { PlanAmountField } from './plan-amount-field'
import { useGrantedSum } from './use-granted-sum'
import { useLastPerson, usePlan } from './use-plan'

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
  const currentYear = getCouncilYear(now())
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
        downloadName={`decision-board-${getCouncilDay(now())}`}
        emptyState={
          <EmptyState title="Nothing waits for a decision.">
            Shortlisted and approved applications are compared here until they are granted or denied.
          </EmptyState>
        }
      />
    </div>
  )
}

interface AnnualBudgetPanelProps {
  /** The year of submission of the applications that this budget pays for. */
  year: number
  budget: string
  /** Whether the plan is stored beyond this page. */
  isStored: boolean
  onBudget: (typed: string) => void
  granted: ReturnType<typeof useGrantedSum>
  /** Sum of granted and planned amounts, in LKR. */
  total: number
}

const STORED = 'The budget and the planned amounts are saved on this device.'
const NOT_STORED = 'This browser blocks saving. The budget and the planned amounts are lost when you leave the board.'

function AnnualBudgetPanel({ year, budget, isStored, onBudget, granted, total }: AnnualBudgetPanelProps) {
  const amount = readLkr(budget)
  return (
    <section aria-label="Annual budget" className="flex min-w-0 flex-[1_1_40rem] flex-wrap items-start gap-x-4 gap-y-3">
      <div className="flex items-end gap-1">
        <div className="w-44">
          <PlanAmountField label="Annual budget (LKR)" value={budget} onChange={onBudget} />
        </div>
        {isStored && (
          <HintButton label="About the annual budget">{`The money available for applications submitted in ${year}. ${STORED}`}</HintButton>
        )}
      </div>
      <dl className="flex min-w-0 flex-[1_1_30rem] flex-wrap items-start lg:flex-nowrap gap-x-4 gap-y-3">
        <Item term={`Granted already to applications of ${year}`}>
          <GrantedSum granted={granted} />
        </Item>
        <Item term="Planned">
          <Figure amount={sumLkr(total, -granted.sum)} />
        </Item>
        <Item term="Total">
          <Figure amount={total} />
        </Item>
        <Item term="Left of the annual budget">
          {amount === undefined ? (
            <span className="text-ink-soft">Type the annual budget first.</span>
          ) : (
            <LeftOfBudget left={sumLkr(amount, -total)} />
          )}
        </Item>
      </dl>
      {!isStored && <Banner tone="warning">{NOT_STORED}</Banner>}
    </section>
  )
}

const Item = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="sm:max-w-44">
    <dt className="text-sm leading-tight text-ink-soft">{term}</dt>
    <dd className="min-w-0 leading-tight wrap-anywhere">{children}</dd>
  </div>
)
