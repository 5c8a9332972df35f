import { useState } from 'react'
import { ApiError, whyItFailed } from '@/api/errors'
import { usePortal } from '@/api/portal'
import { invalidateAfter } from '@/api/query'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import { useFileExists } from '@/areas/shared/use-file-exists'
import type { Output } from '@/contract'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import type { DecisionOutcome } from './decision-status'

export type BudgetRow = Output<'listBudgets'>[number]

const DECISIONS = ['Pending', 'Approved', 'Rejected'] as const

type Decision = (typeof DECISIONS)[number]

interface BudgetDecisionProps {
  row: BudgetRow
  /** Told by the list: a decided row may leave it at once. */
  onOutcome: (outcome: DecisionOutcome) => void
}

/** The decision on one budget revision: chosen and saved (spec 2, 4). */
export function BudgetDecision({ row, onOutcome }: BudgetDecisionProps) {
  const { app_ID, projectTitle } = row
  const [picked, setPicked] = useState<Decision | null>(null)
  const [busy, setBusy] = useState(false)
  const check = useCheckUnchanged()
  const { client, queries } = usePortal()
  // A host without the date is asked for the file; where it cannot say, the decision is the council's.
  const hasFile = useFileExists(app_ID, 'budgetRevision', row.uploaded_at === undefined)
  const noRevision = row.uploaded_at === null || hasFile === false ? 'No budget revision has been sent.' : undefined
  const decision = picked ?? row.decision

  async function save(): Promise<void> {
    const compared = await check({
      call: 'listBudgets',
      input: {},
      seen: row,
      isSame: (other) => other.app_ID === app_ID,
      matters: (other) => [other.decision, other.uploaded_at ?? null],
    })
    // A pick about a row that is no longer what was seen is given up; one that could not be sent stays, for another Save.
    if (compared === 'changed') setPicked(null)
    if (compared !== 'same') return
    try {
      await client.decideBudget({ app_ID, decision })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { decisionRefused, decisionError } = messages.budget
      const failure = { why: whyItFailed(error), detail: error.detail }
      onOutcome({ text: error.kind === 'refused' ? decisionRefused : decisionError, failure })
      void invalidateAfter(queries, 'decideBudget')
      return
    }
    onOutcome({ text: messages.budget.decisionSaved(decision) })
    // What was picked gives way to the list, and not before it is there: it would show the old decision for a moment.
    void invalidateAfter(queries, 'decideBudget').then(() => setPicked((now) => (now === decision ? null : now)))
  }

  async function saveBusily() {
    setBusy(true)
    await save().finally(() => setBusy(false))
  }

  return (
    <div className="flex flex-wrap items-center gap-2 @min-[40rem]:flex-nowrap">
      <div className="w-36 shrink-0">
        <Select
          aria-label={`Decision, ${projectTitle}`}
          value={decision}
          options={DECISIONS.map((word) => ({ value: word, label: word, disabled: noRevision !== undefined }))}
          aria-disabled={noRevision !== undefined || undefined}
          onChange={({ target }) => setPicked(DECISIONS.find((word) => word === target.value) ?? null)}
        />
      </div>
      <Button
        size="small"
        busy={busy}
        busyLabel="Saving..."
        disabledReason={noRevision}
        onClick={() => void saveBusily()}
      >
        Save<span className="sr-only"> decision, {projectTitle}</span>
      </Button>
    </div>
  )
}
