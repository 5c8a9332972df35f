import { useState } from 'react'
import { ApiError, explain, refusalOr } from '@/api/errors'
import { useCall } from '@/api/portal'
import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import type { Output } from '@/contract'
import { messages } from '@/domain/messages'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Select } from '@/ui/select'
import { TechnicalDetail } from '@/ui/technical-detail'

export type BudgetRow = Output<'listBudgets'>[number]

const DECISIONS = ['Pending', 'Approved', 'Rejected'] as const

type Decision = (typeof DECISIONS)[number]

/** How the saving of a decision went, in the words of spec 8. */
interface Outcome {
  readonly text: string
  /** Only where it was not saved: why, and what to quote to the people who run the host. */
  readonly failure?: { readonly why: string; readonly detail: string }
}

/** The decision on one budget revision: chosen, saved, and told in a window (spec 2, 4). */
export function BudgetDecision({ row }: { row: BudgetRow }) {
  const { app_ID, projectTitle } = row
  const [picked, setPicked] = useState<Decision | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const check = useCheckUnchanged()
  const { mutateAsync } = useCall('decideBudget')
  const noRevision = row.uploaded_at === null ? 'No budget revision has been sent.' : undefined
  const decision = picked ?? row.decision

  async function save(): Promise<Outcome | null> {
    const unchanged = await check({
      call: 'listBudgets',
      input: {},
      seen: row,
      isSame: (other) => other.app_ID === app_ID,
      matters: (other) => [other.decision, other.uploaded_at],
    })
    if (!unchanged) return null
    try {
      await mutateAsync({ input: { app_ID, decision } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { decisionRefused, decisionError } = messages.budget
      const failure = { why: refusalOr(error, explain(error).happened), detail: error.detail }
      return { text: error.kind === 'refused' ? decisionRefused : decisionError, failure }
    }
    return { text: messages.budget.decisionSaved(decision) }
  }

  async function saveAndTell() {
    setBusy(true)
    const told = await save().finally(() => setBusy(false))
    setOutcome(told)
    // What was picked stays where it was not saved, so that Save can be pressed again.
    if (told?.failure === undefined) setPicked(null)
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
        onClick={() => void saveAndTell()}
      >
        Save<span className="sr-only"> decision, {projectTitle}</span>
      </Button>
      {outcome !== null && <DecisionStatus outcome={outcome} onClose={() => setOutcome(null)} />}
    </div>
  )
}

function DecisionStatus({ outcome: { text, failure }, onClose }: { outcome: Outcome; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Decision Status" footer={<Button onClick={onClose}>Close</Button>}>
      <p>{text}</p>
      {failure !== undefined && (
        <>
          <p className="mt-2 text-ink-soft wrap-anywhere">{failure.why}</p>
          <TechnicalDetail text={failure.detail} />
        </>
      )}
    </Dialog>
  )
}
