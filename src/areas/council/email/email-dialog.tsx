import { Mail } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useServices } from '@/api/services'
import type { EmailContent } from '@/domain/texts/email-body'
import { mailtoUrl, type PrefilledEmail } from '@/domain/texts/mailto-url'
import { Form } from '@/form/form'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { CopyButton, CopyField } from '@/ui/copy-button'
import { Dialog, DialogCancel, DialogFooter } from '@/ui/dialog'
import type { Elements } from '@/ui/elements'
import { createStoredFields } from '@/writes/email-draft'
import { createEmail, findRecipientProblem, type OutgoingEmail } from '@/writes/outgoing-email'
import { Advice } from './advice'
import { formatRecipientWarning } from './email-message'
import { MessageEditor } from './message-editor'
import { useEmailLinks, type EmailLink } from './use-email-links'
import { useEmailMessage } from './use-email-message'

interface EmailDialogProps<In extends FieldValues, Out> {
  title: string
  /** Recipient, shown below the title: "Reviewer 2, Dr Nadia Haq". */
  recipient: string
  onClose: () => void
  /** The draft is stored under this key until the e-mail is sent. */
  draftKey: string
  form: UseFormReturn<In, unknown, Out>
  /** Fields shown above the message. */
  children: Elements
  /** Recipient address according to the current field values. */
  to: string
  /** The portal's text for the current field values. */
  content: EmailContent
  isRich?: boolean | undefined
  link?: EmailLink | undefined
  /** Why the e-mail can no longer be sent. The text stays, so that it can be copied. */
  disabledReason?: string | undefined
  /** Queues the e-mail. The dialog closes once the promise resolves. */
  onSend: (values: Out, email: OutgoingEmail) => Promise<void>
}

/** Edits and previews an e-mail. Send queues the e-mail and closes the dialog. */
export function EmailDialog<In extends FieldValues, Out>(props: EmailDialogProps<In, Out>) {
  const { title, recipient, onClose, draftKey, form, content, isRich = false, link } = props
  const alerts = useAlerts()
  const { findProblem } = useEmailLinks()
  const { tab, session } = useServices()
  const message = useEmailMessage(draftKey, content, isRich)
  const { text, earlierName } = message.shown
  const shownEmail = createEmail(props.to, content)

  async function checkAndSend(values: Out) {
    const current = message.getCurrent()
    const email = createEmail(props.to, { ...content, html: current.html })
    const problem = findRecipientProblem(email.to) ?? findProblem(current, link)
    if (problem !== null) {
      await alerts.show(problem, { tone: 'error' })
      return
    }
    createStoredFields(tab, session.ownerId, draftKey).write(form.getValues())
    await props.onSend(values, email)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={title} description={`To ${recipient}`} size="wide">
      <Form form={form} busy={false} submitError={null} onSubmit={checkAndSend}>
        <div className="grid gap-6">
          {props.children}
          <MessageEditor message={message} to={shownEmail.to} content={content} isRich={isRich} />
          <div className="flex flex-wrap gap-2">
            {link !== undefined && <CopyButton text={link.url} label="Copy link" />}
            <MailClientLink email={{ ...shownEmail, body: text }} />
            {message.isEdited && (
              <Button size="small" variant="quiet" onClick={message.restore}>
                Back to the original message
              </Button>
            )}
          </div>
        </div>
        <DialogFooter>
          <Advice className="w-full">{earlierName && formatRecipientWarning(earlierName)}</Advice>
          <DialogCancel />
          <Button type="submit" variant="primary" disabledReason={props.disabledReason}>
            Send
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}

/** Opens the e-mail in the user's mail program. A message that is too long for a link is copied first. */
function MailClientLink({ email }: { email: PrefilledEmail }) {
  const [lastCopy, setLastCopy] = useState<{ text: string; isCopied: boolean } | null>(null)
  const { url, hasBody } = mailtoUrl(email)
  const currentCopy = lastCopy?.text === email.body ? lastCopy : null

  async function copyLongMessage(event: MouseEvent<HTMLAnchorElement>) {
    if (hasBody || currentCopy?.isCopied === false) return
    event.preventDefault()
    const link = event.currentTarget
    const { body: text } = email
    try {
      await navigator.clipboard.writeText(text)
      setLastCopy({ text, isCopied: true })
      const mailtoLink = document.createElement('a')
      mailtoLink.href = link.href
      mailtoLink.click()
    } catch {
      setLastCopy({ text, isCopied: false })
    }
  }

  return (
    <>
      <a href={url} onClick={(event) => void copyLongMessage(event)} className="button" data-size="small">
        <Mail aria-hidden size={16} />
        Open in mail client
      </a>
      <p role="status" className="order-last w-full text-sm font-medium empty:hidden">
        {currentCopy?.isCopied === true && 'The message is long, so it was copied. Paste it into the e-mail.'}
      </p>
      {currentCopy?.isCopied === false && (
        <div className="order-last w-full">
          <CopyField
            label="The message is long and could not be copied. Copy it from this field, then press “Open in mail client” again."
            text={email.body}
          />
        </div>
      )}
    </>
  )
}
