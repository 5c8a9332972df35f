import { Mail, MailCheck } from 'lucide-react'
import { EMAIL_IS_WAITING } from '@/writes/email-keys'
import { useIsUnsettled } from '@/writes/ui/use-write'
import { Button } from '@/ui/button'
import type { ButtonSize } from '@/ui/button-styles'
import { useRowDialog, type RenderDialog } from '../list/row-dialog'

interface EmailButtonProps {
  /** Key of the e-mail in the queue; only one per key can be pending. */
  emailKey: string
  /** Whether this e-mail was sent before. */
  wentOut?: boolean
  /** Renders the dialog in which the e-mail is written. */
  renderDialog: RenderDialog
  size?: ButtonSize
  /** To whom and about what, where several buttons say the same. */
  about: string
  children: string
}

/** Button in a table row that opens an e-mail dialog; disabled while that e-mail is pending. */
export function EmailButton(props: EmailButtonProps) {
  const { emailKey, wentOut = false, renderDialog, size = 'small', about, children } = props
  const openDialog = useRowDialog()
  const isWaiting = useIsUnsettled(emailKey)
  return (
    <Button
      size={size}
      variant={wentOut ? 'done' : 'primary'}
      icon={wentOut ? <MailCheck aria-hidden size={16} /> : <Mail aria-hidden size={16} />}
      disabledReason={isWaiting ? EMAIL_IS_WAITING : undefined}
      onClick={() => openDialog(renderDialog)}
      about={about}
    >
      {children}
    </Button>
  )
}
