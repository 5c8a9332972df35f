import type { Outcome } from '@/writes/write'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TechnicalDetail } from '@/ui/technical-detail'

interface OutcomeDialogProps {
  title: string
  description: string
  outcome: Outcome
  onClose: () => void
}

export function OutcomeDialog({ title, description, outcome, onClose }: OutcomeDialogProps) {
  const { text, reason = '', detail } = outcome
  const closeButton = <Button onClick={onClose}>Close</Button>
  return (
    <Dialog open onClose={onClose} title={title} description={description} footer={closeButton}>
      <p>{text}</p>
      {reason !== '' && <p className="mt-2 text-ink-soft wrap-anywhere">{reason}</p>}
      {detail !== undefined && <TechnicalDetail text={detail} />}
    </Dialog>
  )
}
