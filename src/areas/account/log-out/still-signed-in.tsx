import { isAmbiguous, getTechnicalDetail } from '@/wire/client/api-error'
import { guidance } from '@/domain/texts/guidance'
import { Button } from '@/ui/button'
import { RetryButton } from '@/features/retry-banner'
import { Dialog } from '@/ui/dialog'
import { TechnicalDetail } from '@/ui/technical-detail'

interface StillSignedInProps {
  error: unknown
  isDraftKept: boolean
  onTryAgain: () => void
  onClearDevice: () => void
  onClose: () => void
}

/** Dialog after a failed log-out: the session is still valid on the host, or may be. */
export function StillSignedIn({ error, isDraftKept, onTryAgain, onClearDevice, onClose }: StillSignedInProps) {
  const { happened, kept, next } = guidance.stillSignedIn
  const detail = getTechnicalDetail(error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAmbiguous(error) ? guidance.maybeSignedIn : happened}
      footer={
        <>
          <Button variant="danger" onClick={onClearDevice}>
            Clear this device
          </Button>
          <RetryButton variant="primary" onRetry={onTryAgain} />
        </>
      }
    >
      <p>{`${isDraftKept ? kept : ''} ${next}`}</p>
      <p className="mt-4 text-sm text-ink-soft">
        Clearing removes your name, drafts, unsent e-mails, the record of sent e-mails, plans and saved views from this
        device. The server may keep your session until it expires.
      </p>
      {detail !== undefined && <TechnicalDetail text={detail} />}
    </Dialog>
  )
}
