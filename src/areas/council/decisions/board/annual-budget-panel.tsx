import type { ReactNode } from 'react'
import { sumLkr, readLkr } from '@/domain/money/money'
import { Banner } from '@/ui/banner'
import { HintButton } from '@/ui/hint-button'
import { Figure, GrantedSum, LeftOfBudget } from './budget-figures'
import { PlanAmountField } from './plan-amount-field'
import type { useGrantedSum } from './use-granted-sum'

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

export function AnnualBudgetPanel({ year, budget, isStored, onBudget, granted, total }: AnnualBudgetPanelProps) {
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
