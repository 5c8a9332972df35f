import { useState } from 'react'
import { apiErrorOf, explainWrite, isAmbiguous, refusalOr } from '@/api/errors'
import { useServices, type Services } from '@/api/services'
import { invalidateAfter } from '@/api/query'
import type { Outcome } from '@/writes/entry'
import { checkUnchanged } from '@/writes/check-unchanged'
import { useChoice, useIsUnsettled, useSend } from '@/writes/ui/use-write'
import { useFileExists } from '@/features/files/use-file-exists'
import type { Output } from '@/contract'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'

export type BudgetRow = Output<'listBudgets'>[number]

const DECISIONS = ['Pending', 'Approved', 'Rejected'] as const

type Decision = (typeof DECISIONS)[number]

const asDecision = (text: string | undefined): Decision | undefined => DECISIONS.find((word) => word === text)

/** The decision on one budget revision. Save hands it to the queue, which sends it after the undo period. */
export function BudgetDecision({ row }: { row: BudgetRow }) {
  const { applicationId, projectTitle } = row
  const services = useServices()
  const send = useSend()
  const [picked, setPicked] = useState<Decision | null>(null)
  const key = `budget:${applicationId}`
  const isUnsettled = useIsUnsettled(key)
  const handedOver = asDecision(useChoice(key))
  const decision = (isUnsettled ? handedOver : (picked ?? handedOver)) ?? row.decision
  // Without a date column, ask whether the file exists; if that is unknown too, the council may decide.
  const hasFile = useFileExists(applicationId, 'budgetRevision', row.uploadedAt === undefined)
  const disabledReason =
    row.uploadedAt === null || hasFile === false
      ? 'No budget revision has been sent.'
      : isUnsettled
        ? 'Your decision is not saved yet.'
        : undefined

  function save() {
    // From here on the queue holds the choice, and it is shown from there.
    setPicked(null)
    send({
      key,
      what: `Budget decision "${decision}"`,
      applicationId,
      title: projectTitle,
      ending: 'is saved',
      underWay: 'Saving...',
      choice: decision,
      run: () => sendDecision(services, row, decision),
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-2 @min-[40rem]:flex-nowrap">
      <div className="w-36 shrink-0">
        <Select
          aria-label={`Decision, ${projectTitle}`}
          value={decision}
          options={DECISIONS.map((word) => ({ value: word, label: word, disabled: disabledReason !== undefined }))}
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

/** Title of the result dialog, which opens unless the user is busy with something else. */
const DIALOG_TITLE = 'Decision Status'

async function sendDecision(services: Services, row: BudgetRow, decision: Decision): Promise<Outcome> {
  const { client, queries } = services
  const { applicationId } = row
  const changed = await checkUnchanged(services, {
    call: 'listBudgets',
    seen: row,
    compareFields: (other) => [other.decision, other.uploadedAt ?? null],
  })
  if (changed) return changed
  const { decisionSaved, decisionRefused, decisionError } = messages.budget
  const outcome = await client.decideBudget({ applicationId, decision }).then(
    (): Outcome => ({ state: 'sent', text: decisionSaved(decision), dialogTitle: DIALOG_TITLE }),
    (error: unknown): Outcome => {
      const { kind, detail } = apiErrorOf(error)
      return {
        state: isAmbiguous(error) ? 'unconfirmed' : 'failed',
        text: kind === 'refused' ? decisionRefused : decisionError,
        reason: refusalOr(error, explainWrite(error).happened),
        detail,
        dialogTitle: DIALOG_TITLE,
        // Keep a choice that could not be sent, so that it can be saved again.
        keepsChoice: true,
      }
    },
  )
  return { ...outcome, listRead: invalidateAfter(queries, 'decideBudget') }
}
