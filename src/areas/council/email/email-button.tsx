import { EMAIL_WAITING_REASON } from '@/writes/email-keys'
import { useIsUnsettled } from '@/writes/ui/use-write'
import { Button } from '@/ui/button'
import { useRowDialog, type RenderDialog } from '../list/row-dialog'

interface EmailButtonProps {
  /** Key of the e-mail in the queue. Only one e-mail per key can be pending. */
  emailKey: string
  isSent?: boolean
  renderDialog: RenderDialog
  /** Recipient and subject, to distinguish buttons with the same label. */
  about: string
  children: string
}

export function EmailButton(props: EmailButtonProps) {
  const { emailKey, isSent = false, renderDialog, about, children } = props
  const openDialog = useRowDialog()
  const isWaiting = useIsUnsettled(emailKey)
  return (
    <Button
      size="small"
      variant={isSent ? 'done' : 'quiet'}
      disabledReason={isWaiting ? EMAIL_WAITING_REASON : undefined}
      onClick={() => openDialog(renderDialog)}
      about={about}
    >
      {children}
    </Button>
  )
}
