import { findBudgetEnd, computeRunningTotals } from '@/domain/money/annual-budget'
import { summariseMarks, type MarksSummary } from '@/domain/council/marks'
import { readLkr } from '@/domain/money/money'
import { rankHighestFirst } from '@/domain/council/ranking'
import { marksOf } from '@/domain/people/reviewers'
import { allowed, permissions } from '@/domain/people/permissions'
import { STATUS } from '@/domain/status/status'
import type { DecisionRow } from '../decision.write'
import type { Plan } from './use-plan'

export interface BoardRow extends DecisionRow {
  /** Undefined without a mean. */
  readonly rank: number | undefined
  readonly isTied: boolean
  /** True for the first row, by rank, that the annual budget does not cover. */
  readonly isBudgetEnd: boolean
  /** True if the rank of this row is shared by rows on both sides of the budget end. */
  readonly isTiedAtBudgetEnd: boolean
  readonly marks: MarksSummary
  /** As typed. */
  readonly plannedAmount: string
  /** Granted and planned amounts up to and including this row, in LKR. */
  readonly runningTotal: number
}

interface Budget {
  /** Undefined without a typed budget, and while grants are being added up. */
  readonly amount: number | undefined
  /** Sum of the grants, in LKR. */
  readonly grantedSum: number
}

export const isUndecided = ({ status }: Pick<DecisionRow, 'status'>): boolean =>
  allowed(permissions.grantOrDeny(status, STATUS.granted))

/** The highest mean comes first; applications without a mean come last. */
function rankUndecided(applications: readonly DecisionRow[]) {
  return rankHighestFirst(
    applications.filter(isUndecided).map((row) => ({ ...row, marks: summariseMarks(marksOf(row.reviews)) })),
    ({ marks }) => marks.mean,
  )
}

/** Expects the applications of one year. */
export function createBoardRows(applications: readonly DecisionRow[], plan: Plan, budget: Budget): BoardRow[] {
  const ranked = rankUndecided(applications)
  const plannedAmounts = ranked.map(({ row }) => plan.amounts[row.applicationId] ?? '')
  const totals = computeRunningTotals(budget.grantedSum, plannedAmounts.map(readLkr))
  const endIndex = budget.amount === undefined ? undefined : findBudgetEnd(budget.amount, budget.grantedSum, totals)
  const rankAtEnd = endIndex === undefined ? undefined : ranked[endIndex]?.rank
  const isEndInTie = endIndex !== undefined && rankAtEnd !== undefined && ranked[endIndex - 1]?.rank === rankAtEnd
  return ranked.map(({ row, rank, isTied }, index) => ({
    ...row,
    rank,
    isTied,
    isBudgetEnd: index === endIndex,
    isTiedAtBudgetEnd: isEndInTie && rank === rankAtEnd,
    plannedAmount: plannedAmounts[index] ?? '',
    runningTotal: totals[index] ?? budget.grantedSum,
  }))
}
