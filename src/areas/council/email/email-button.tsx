import { Mail, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { EMAIL_IS_WAITING } from '@/features/sent-emails/email-keys'
import { useIsUnsettled } from '@/features/outbox/use-send'
import { Button } from '@/ui/button'
import { useRowDialog, type DrawDialog } from '../list/row-dialog'

interface EmailButtonProps {
  /** What is sent by it: one at a time. */
  emailKey: string
  /** Whether such an e-mail has gone out before. */
  wentOut?: boolean
  /** Draws the dialog in which it is written. */
  renderDialog: DrawDialog
  children: ReactNode
}

/** In a row of a list: opens the dialog of an e-mail about it, unless one is on its way. */
export function EmailButton({ emailKey, wentOut = false, renderDialog, children }: EmailButtonProps) {
  const openDialog = useRowDialog()
  const isWaiting = useIsUnsettled(emailKey)
  return (
    <Button
      size="small"
      variant={wentOut ? 'done' : 'primary'}
      icon={wentOut ? <MailCheck aria-hidden size={16} /> : <Mail aria-hidden size={16} />}
      disabledReason={isWaiting ? EMAIL_IS_WAITING : undefined}
      onClick={() => openDialog(renderDialog)}
    >
      {children}
    </Button>
  )
}
