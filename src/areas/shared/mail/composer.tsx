import { Mail as MailIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Countdown, saidOfHeld } from '@/areas/shared/held-action/countdown'
import { useKeepHere } from '@/areas/shared/held-action/held-actions'
import { withoutSpaces } from '@/domain/email-address'
import type { Mail } from '@/domain/mail-body'
import { allowed } from '@/domain/roles'
import { Form } from '@/form/form'
import { htmlAsText } from '@/lib/html-as-text'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { buttonLook } from '@/ui/button-look'
import { CopyButton } from '@/ui/copy-button'
import { Dialog, DialogFoot } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { Advice } from './advice'
import { earlierNameIn, greetAnew, greetingAfterEdit, greetingOf } from './greeting'
import { letterTo, type Letter } from './letter'
import { MailBodyField } from './mail-body-field'
import { MailPreview } from './mail-preview'
import { textAsHtml } from './plain-text'
import { sanitise } from './sanitise'
import { useMailDraft } from './use-mail-draft'
import { useMailLinks, type MailLink } from './use-mail-links'
import type { PostOutcome } from './use-post'

interface ComposerProps<In extends FieldValues, Out> {
  title: string
  /** Whom it goes to, said beneath the title: "Reviewer 2, Dr Nadia Haq". */
  recipient: string
  onClose: () => void
  /** One per mail: what was written and not sent is kept under it. */
  draftKey: string
  form: UseFormReturn<In, unknown, Out>
  /** The fields before the message. */
  children: ReactNode
  /** The address that the fields give now. */
  to: string
  /** The mail as the portal words it for what the fields say now. */
  mail: Mail
  rich?: boolean
  /** A link that the message has to carry. */
  link?: MailLink
  /** What Send reads while it is busy (spec 2). */
  busyLabel?: string
  /** Why it is not to be sent any more; what was written stays, to be taken along. */
  whyNot?: string | undefined
  onSend: (values: Out, letter: Letter) => Promise<PostOutcome>
}

interface Ready<Out> {
  readonly values: Out
  readonly letter: Letter
  /** As it was when Send was pressed: what has changed while the mail waits must not pass for what was seen. */
  readonly onSend: ComposerProps<FieldValues, Out>['onSend']
}

/**
 * Where a mail is written, seen as it will arrive, and sent. Pressing Send lets it wait behind Undo first; the window
 * closes once it is out, and stays with everything in it when it is not.
 */
export function Composer<In extends FieldValues, Out>(props: ComposerProps<In, Out>) {
  const { title, recipient, onClose, draftKey, form, to, mail, rich = false, link, busyLabel = 'Sending...' } = props
  const alerts = useAlerts()
  const announce = useAnnounce()
  const { check } = useMailLinks()
  const draft = useMailDraft(draftKey)
  const [waiting, setWaiting] = useState<Ready<Out> | null>(null)
  const [sending, setSending] = useState(false)
  const busy = waiting !== null || sending
  useKeepHere(busy)

  const safe = (body: string) => (rich ? sanitise(body) : textAsHtml(body))
  const greeting = greetingOf(mail)
  const { written } = draft
  const original = rich ? mail.html : mail.text
  const body = written ? greetAnew(written.body, rich, written.greeting, greeting) : original
  const html = safe(body)
  const text = htmlAsText(html)
  const earlierName = written && earlierNameIn(text, written.greeting, greeting)
  const what = `E-mail to ${to}`

  function keep(next: string) {
    const nextText = htmlAsText(safe(next))
    draft.keep({ body: next, greeting: greetingAfterEdit(nextText, written?.greeting ?? greeting, greeting) })
  }

  async function review(values: Out) {
    const verdict = link === undefined ? true : check(html, link)
    const problem = text === '' ? 'Please write a message.' : allowed(verdict) ? null : verdict
    if (problem !== null) {
      await alerts.show(problem, { tone: 'error' })
      return
    }
    setWaiting({ values, letter: letterTo(withoutSpaces(to), { ...mail, html }), onSend: props.onSend })
    announce(saidOfHeld(what))
  }

  function undo() {
    setWaiting(null)
    announce(`${what} was not sent.`)
  }

  async function send({ values, letter, onSend }: Ready<Out>) {
    setWaiting(null)
    setSending(true)
    const outcome = await onSend(values, letter).finally(() => setSending(false))
    if (outcome !== 'done') return
    draft.forget()
    onClose()
  }

  return (
    // While the mail waits, Escape and Cancel take it back, and leave what was written where it is.
    <Dialog
      open
      onClose={waiting === null ? onClose : undo}
      busy={sending}
      title={title}
      description={`To ${recipient}`}
      size="wide"
    >
      <Form form={form} busy={busy} submitError={null} onSubmit={review}>
        {/* What waits is what was seen when Send was pressed: to change it, undo it. */}
        <div inert={busy} className="grid gap-6">
          {props.children}
          <Tabs
            label="The message"
            tabs={[
              { id: 'write', label: 'Write', panel: <MailBodyField rich={rich} body={body} onChange={keep} /> },
              { id: 'preview', label: 'Preview', panel: <MailPreview to={to} subject={mail.subject} html={html} /> },
            ]}
          />
          <div className="flex flex-wrap gap-2">
            {link !== undefined && <CopyButton text={link.url} label="Copy link" />}
            <a href={mailTo(to, mail.subject, text)} className={buttonLook('secondary', 'small')}>
              <MailIcon aria-hidden size={16} />
              Open in mail client
            </a>
            {written !== null && (
              <Button size="small" variant="quiet" onClick={draft.forget}>
                Back to the original message
              </Button>
            )}
          </div>
        </div>
        <DialogFoot>
          <Advice className="w-full">
            {earlierName &&
              `This message was written for ${earlierName}. Please check whom it speaks to before you send it.`}
          </Advice>
          {waiting !== null && (
            <div className="w-full">
              <Countdown what={what} onUndo={undo} onEnd={() => void send(waiting)} />
            </div>
          )}
          <Button
            onClick={waiting === null ? onClose : undo}
            disabledReason={sending ? 'The e-mail is on its way.' : undefined}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={busyLabel}
            disabledReason={busy ? undefined : props.whyNot}
          >
            Send
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

/** Opens the mail in the person's own mail program, which takes plain text only (RFC 6068). */
function mailTo(to: string, subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
