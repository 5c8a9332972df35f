import { useState } from 'react'
import { useChoice, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { useFileExists } from '@/features/files/use-file-exists'
import type { Output } from '@/contract'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { BUDGET_DECISIONS, budgetWrite, type BudgetDecision as BudgetChoice } from './budget.write'

export type BudgetRow = Output<'listBudgets'>[number]

const asDecision = (text: string | undefined) => BUDGET_DECISIONS.find((word) => word === text)

export function BudgetDecision({ row }: { row: BudgetRow }) {
  const { applicationId, projectTitle } = row
  const queue = useWrite()
  const [picked, setPicked] = useState<BudgetChoice | null>(null)
  const key = `budget:${applicationId}`
  const isUnsettled = useIsUnsettled(key)
  const handedOver = asDecision(useChoice(key))
  const decision = (isUnsettled ? handedOver : (picked ?? handedOver)) ?? row.decision
  // Without a date column, checks whether the file exists. If that is unknown too, the council may decide.
  const hasFile = useFileExists(applicationId, 'budgetRevision', row.uploadedAt === undefined)
  const disabledReason =
    row.uploadedAt === null || hasFile === false
      ? 'No budget revision has been sent.'
      : isUnsettled
        ? 'Your decision is not saved yet.'
        : undefined

  function save() {
    // Shows the picked choice until the queue has it.
    void queue({ kind: budgetWrite, key, row, input: decision }).then(() => setPicked(null))
  }

  return (
    <div className="flex flex-wrap items-center gap-2 @min-[40rem]:flex-nowrap">
      <div className="w-36 shrink-0">
        <Select
          aria-label={`Decision, ${projectTitle}`}
          value={decision}
          options={BUDGET_DECISIONS.map((word) => ({
            value: word,
            label: word,
            disabled: disabledReason !== undefined,
          }))}
          aria-disabled={disabledReason !== undefined || undefined}
          onChange={({ target }) => setPicked(asDecision(target.value) ?? null)}
        />
      </div>
      <Button size="small" disabledReason={disabledReason} onClick={save} about={`decision, ${projectTitle}`}>
        Save
      </Button>
    </div>
  )
}
