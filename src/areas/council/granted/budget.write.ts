import { messages } from '@/domain/texts/messages'
import { defineWrite } from '@/writes/write'

export const BUDGET_DECISIONS = ['Pending', 'Approved', 'Rejected'] as const

export type BudgetDecision = (typeof BUDGET_DECISIONS)[number]

const { decisionSaved, decisionRefused, decisionError } = messages.budget

/** Title of the result dialog, which opens only if the user is not typing elsewhere. */
const dialogTitle = 'Decision Status'

export const budgetWrite = defineWrite({
  name: 'budget',
  nouns: ['budget decision', 'budget decisions'],
  list: 'listBudgets',
  title: (decision: BudgetDecision) => `Budget decision "${decision}"`,
  choice: (decision) => decision,
  busyLabel: 'Saving...',
  seen: (row) => [row.decision, row.uploadedAt ?? null],
  save: (applicationId, decision) => ({ call: 'decideBudget', input: { applicationId, decision } }),
  landed: (row, decision) => row.decision === decision,
  sent: (decision) => ({ text: decisionSaved(decision), dialogTitle }),
  // A choice that was not sent is kept, so that it can be saved again.
  notSaved: ({ kind }) => ({
    text: kind === 'refused' ? decisionRefused : decisionError,
    dialogTitle,
    keepsChoice: true,
  }),
})
