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
  getTitle: (decision: BudgetDecision) => `Budget decision "${decision}"`,
  getChoice: (decision) => decision,
  busyLabel: 'Saving...',
  getComparedValues: (row) => [row.decision, row.uploadedAt ?? null],
  getSaveCall: (applicationId, decision) => ({ call: 'decideBudget', input: { applicationId, decision } }),
  isListed: (row, decision) => row.decision === decision,
  getSentText: (decision) => ({ text: decisionSaved(decision), dialogTitle }),
  // A choice that was not sent is kept, so that it can be saved again.
  getSaveFailureText: ({ kind }) => ({
    text: kind === 'refused' ? decisionRefused : decisionError,
    dialogTitle,
    keepsChoice: true,
  }),
})
