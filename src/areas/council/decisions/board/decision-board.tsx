import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOwnerId, useServices } from '@/api/services'
import { getStaffYears, parseYear } from '@/domain/dates/years'
import { readLkr, sumLkr } from '@/domain/money/money'
import { getCouncilDay, getCouncilYear } from '@/council-time'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format'
import { withParam } from '@/lib/with-param'
import { DataTable } from '@/table/data-table'
import { DEFAULT_DISPLAY } from '@/table/rows'
import { readState } from '@/table/search-params'
import { useEventCallback } from '@/table/use-event-callback'
import { Banner } from '@/ui/banner'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { HintButton } from '@/ui/hint-button'
import { Select } from '@/ui/select'
import { rowLabels } from '../../list/row-labels'
import type { DecisionRow } from '../decision.write'
import { getBoardYear, INITIAL_BOARD_SORT, YEAR_PARAM } from '../view-params'
import { createBoardColumns } from './board-columns'
import { createBoardRows, isUndecided } from './board-rows'
import { Amount, GrantedSum, RemainingBudget } from './budget-figures'
import { PlanAmountField } from './plan-amount-field'
import { useGrantedSum } from './use-granted-sum'
import { usePlan } from './use-plan'

/** Draws a line above the first row that the annual budget does not cover. */
const BUDGET_LINE_STYLES =
  '[&_tr:has([data-budget-end])>td]:@min-[40rem]:border-t-4 [&_tr:has([data-budget-end])>td]:@min-[40rem]:border-t-refused print:[&_tr:has([data-budget-end])>td]:border-t-ink'

export function DecisionBoard({ applications }: { applications: readonly DecisionRow[] }) {
  const ownerId = useOwnerId()
  // Keyed by user, because each user has a separate plan and another user may sign in.
  return <Board key={ownerId} applications={applications} />
}

function Board({ applications }: { applications: readonly DecisionRow[] }) {
  const services = useServices()
  const { now } = services
  const [search, setSearch] = useSearchParams()
  const { plan, isSaved, setBudget, setAmount } = usePlan()
  const currentYear = getCouncilYear(now())
  const year = getBoardYear(search, applications, currentYear)
  const yearApplications = useMemo(
    () => applications.filter(({ submittedDate }) => parseYear(submittedDate) === year),
    [applications, year],
  )
  const otherYearsCount = applications.filter((row) => isUndecided(row) && !yearApplications.includes(row)).length
  const granted = useGrantedSum(yearApplications)
  const onAmountChange = useEventCallback(setAmount)
  const budget = plan.envelopes[year] ?? ''
  const hasPlan =
    budget !== '' || yearApplications.some(({ applicationId }) => (plan.amounts[applicationId] ?? '') !== '')
  const columns = useMemo(
    () => createBoardColumns(services, { onAmountChange, hasPlan }),
    [services, onAmountChange, hasPlan],
  )
  const rows = createBoardRows(yearApplications, plan, {
    amount: granted.isDone ? readLkr(budget) : undefined,
    grantedSum: granted.sum,
  })
  const [primarySort] = readState(search, {
    columns,
    filters: [],
    initialSort: [INITIAL_BOARD_SORT],
    display: DEFAULT_DISPLAY,
  }).sort
  const isByRank = primarySort?.id === INITIAL_BOARD_SORT.id && !primarySort.desc
  return (
    <div className={classNames('print-dense grid gap-4 [--title-width:10.5rem]', isByRank && BUDGET_LINE_STYLES)}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="w-44">
          <Field label="Year of submission">
            {(control) => (
              <Select
                {...control}
                value={String(year)}
                options={getStaffYears(currentYear).map((option) => ({ value: String(option), label: String(option) }))}
                onChange={({ target }) => setSearch(withParam(search, YEAR_PARAM, target.value), { replace: true })}
              />
            )}
          </Field>
        </div>
        <AnnualBudgetPanel
          year={year}
          budget={budget}
          isSaved={isSaved}
          onBudgetChange={(amount) => setBudget(year, amount)}
          granted={granted}
          hasPlan={hasPlan}
          total={rows.at(-1)?.runningTotal ?? granted.sum}
        />
      </div>
      {otherYearsCount > 0 && (
        <p className="text-sm text-ink-soft">
          {`${formatCount(otherYearsCount, 'application', 'applications')} of other years can be decided too.`}
        </p>
      )}
      <DataTable
        rows={rows}
        columns={columns}
        caption="Applications to decide, ranked by mean of marks"
        {...rowLabels}
        initialSort={INITIAL_BOARD_SORT}
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
  isSaved: boolean
  onBudgetChange: (amount: string) => void
  granted: ReturnType<typeof useGrantedSum>
  hasPlan: boolean
  /** Sum of granted and planned amounts, in LKR. */
  total: number
}

const STORED_NOTE = 'The budget and the planned amounts are saved on this device.'
const NOT_STORED_NOTE =
  'This browser blocks saving. The budget and the planned amounts are lost when you leave the board.'

function AnnualBudgetPanel({ year, budget, isSaved, onBudgetChange, granted, hasPlan, total }: AnnualBudgetPanelProps) {
  const amount = readLkr(budget)
  return (
    <section aria-label="Annual budget" className="flex min-w-0 flex-[1_1_40rem] flex-wrap items-start gap-x-4 gap-y-3">
      <div className="flex items-end gap-1">
        <div className="w-44">
          <PlanAmountField label="Annual budget (LKR)" value={budget} onChange={onBudgetChange} />
        </div>
        {isSaved && (
          <HintButton label="About the annual budget">{`The money available for applications submitted in ${year}. ${STORED_NOTE}`}</HintButton>
        )}
      </div>
      <dl className="flex min-w-0 flex-[1_1_30rem] flex-wrap items-start lg:flex-nowrap gap-x-4 gap-y-3">
        <BudgetItem term={`Granted already to applications of ${year}`}>
          <GrantedSum granted={granted} />
        </BudgetItem>
        {hasPlan && (
          <>
            <BudgetItem term="Planned">
              <Amount amount={sumLkr(total, -granted.sum)} />
            </BudgetItem>
            <BudgetItem term="Total">
              <Amount amount={total} />
            </BudgetItem>
          </>
        )}
        {amount !== undefined && (
          <BudgetItem term="Left of the annual budget">
            <RemainingBudget remaining={sumLkr(amount, -total)} />
          </BudgetItem>
        )}
      </dl>
      {!isSaved && <Banner tone="warning">{NOT_STORED_NOTE}</Banner>}
    </section>
  )
}

const BudgetItem = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="sm:max-w-44">
    <dt className="text-sm leading-tight text-ink-soft">{term}</dt>
    <dd className="min-w-0 leading-tight wrap-anywhere">{children}</dd>
  </div>
)
