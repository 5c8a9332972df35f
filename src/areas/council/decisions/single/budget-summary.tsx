import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readLkr, sumLkr } from '@/domain/money/money'
import { STATUS } from '@/domain/status/status'
import { parseYear } from '@/domain/dates/years'
import { usePageCommands } from '@/features/page-commands'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'
import { Dash } from '@/ui/dash'
import { DescriptionList } from '@/ui/description-list'
import type { DecisionRow } from '../decision.write'
import { Amount, GrantedSum, RemainingBudget } from '../board/budget-figures'
import { useGrantedSum } from '../board/use-granted-sum'
import type { Plan } from '../board/use-plan'

interface BudgetSummaryProps {
  applications: readonly DecisionRow[]
  plan: Plan
  /** The year of submission of the application to decide. */
  year: number
  /** Path of the decision board for `year`. */
  boardPath: string
}

/** Adds up the grants on a press, because each grant needs a call. */
export function BudgetSummary({ applications, plan, year, boardPath }: BudgetSummaryProps) {
  const [isRequested, setIsRequested] = useState(false)
  const yearApplications = applications.filter(({ submittedDate }) => parseYear(submittedDate) === year)
  const granted = useGrantedSum(yearApplications, isRequested)
  const budget = readLkr(plan.envelopes[year] ?? '')
  const count = yearApplications.filter(({ status }) => status === STATUS.granted).length
  const addUpCommand = { label: `Add up ${formatCount(count, 'grant', 'grants')}`, run: () => setIsRequested(true) }
  usePageCommands(isRequested ? [] : [addUpCommand])
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">Annual budget</h2>
      <DescriptionList
        items={[
          {
            term: `Of applications submitted in ${year}`,
            description:
              budget === undefined ? (
                <span>
                  Not typed yet, on the <Link to={boardPath}>decision board</Link>.
                </span>
              ) : (
                <Amount amount={budget} />
              ),
          },
          {
            term: 'Granted already',
            description: isRequested ? (
              <GrantedSum granted={granted} />
            ) : (
              <Button size="small" onClick={addUpCommand.run}>
                {addUpCommand.label}
              </Button>
            ),
          },
          {
            term: 'Left',
            description:
              budget !== undefined && granted.isDone ? (
                <RemainingBudget remaining={sumLkr(budget, -granted.sum)} />
              ) : (
                <Dash meaning="Not known yet" />
              ),
          },
        ]}
      />
    </section>
  )
}
