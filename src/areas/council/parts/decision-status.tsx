import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TechnicalDetail } from '@/ui/technical-detail'

/** How the saving of a decision went, in the words of spec 8. */
export interface DecisionOutcome {
  readonly text: string
  /** Only where it was not saved: why, and what to quote to the people who run the host. */
  readonly failure?: { readonly why: string; readonly detail: string }
}

interface DecisionStatusProps {
  outcome: DecisionOutcome
  onClose: () => void
}

/** What became of a decision on a budget, in a window (spec 2, Approve Budget Revision). */
export function DecisionStatus({ outcome: { text, failure }, onClose }: DecisionStatusProps) {
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
