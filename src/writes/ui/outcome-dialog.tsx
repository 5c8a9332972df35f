import type { Outcome } from '@/writes/write'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TechnicalDetail } from '@/ui/technical-detail'

interface OutcomeDialogProps {
  title: string
  about: string
  outcome: Outcome
  onClose: () => void
}

export function OutcomeDialog({ title, about, outcome, onClose }: OutcomeDialogProps) {
  const { text, reason = '', detail } = outcome
  return (
    <Dialog open onClose={onClose} title={title} description={about} footer={<Button onClick={onClose}>Close</Button>}>
      <p>{text}</p>
      {reason !== '' && <p className="mt-2 text-ink-soft wrap-anywhere">{reason}</p>}
      {detail !== undefined && <TechnicalDetail text={detail} />}
    </Dialog>
  )
}
