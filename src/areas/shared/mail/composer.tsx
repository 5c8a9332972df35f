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
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
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
  onSend: (recipient: Out, letter: Letter) => Promise<PostOutcome>
}

interface Ready<Out> {
  readonly recipient: Out
  readonly letter: Letter
}

/**
 * Where a mail is written, seen as it will arrive, and sent. Pressing Send lets it wait behind Undo first; the window
 * closes once it is out, and stays with everything in it when it is not.
 */
export function Composer<In extends FieldValues, Out>(props: ComposerProps<In, Out>) {
  const { title, onClose, draftKey, form, to, mail, rich = false, link, busyLabel = 'Sending...' } = props
  const alerts = useAlerts()
  const announce = useAnnounce()
  const { check } = useMailLinks()
  const draft = useMailDraft(draftKey)
  const [waiting, setWaiting] = useState<Ready<Out> | null>(null)
  const [sending, setSending] = useState(false)
  useKeepHere(waiting !== null || sending)

  const body = draft.body ?? (rich ? mail.html : mail.text)
  const html = rich ? sanitise(body) : textAsHtml(body)
  const text = htmlAsText(html)
  const what = `E-mail to ${to}`

  async function review(recipient: Out) {
    const verdict = link === undefined ? true : check(html, link)
    const problem = text === '' ? 'Please write a message.' : allowed(verdict) ? null : verdict
    if (problem !== null) {
      await alerts.show(problem, { tone: 'error' })
      return
    }
    setWaiting({ recipient, letter: letterTo(withoutSpaces(to), { ...mail, html }) })
    announce(saidOfHeld(what))
  }

  function undo() {
    setWaiting(null)
    announce(`${what} was not sent.`)
  }

  async function send({ recipient, letter }: Ready<Out>) {
    setWaiting(null)
    setSending(true)
    const outcome = await props.onSend(recipient, letter).finally(() => setSending(false))
    if (outcome !== 'done') return
    draft.forget()
    onClose()
  }

  return (
    // While the mail waits, Escape and Cancel take it back, and leave what was written where it is.
    <Dialog open onClose={waiting === null ? onClose : undo} busy={sending} title={title} size="wide">
      <Form
        form={form}
        busy={waiting !== null || sending}
        submitError={null}
        onSubmit={review}
        actions={
          <div className="flex w-full flex-wrap items-start justify-end gap-3">
            <Button
              onClick={waiting === null ? onClose : undo}
              disabledReason={sending ? 'The e-mail is on its way.' : undefined}
            >
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={waiting !== null || sending} busyLabel={busyLabel}>
              Send
            </Button>
          </div>
        }
      >
        {/* What waits is what was seen when Send was pressed: to change it, undo it. */}
        <div inert={waiting !== null || sending} className="grid gap-6">
          {props.children}
          <Tabs
            label="The message"
            tabs={[
              { id: 'write', label: 'Write', panel: <MailBodyField rich={rich} body={body} onChange={draft.keep} /> },
              { id: 'preview', label: 'Preview', panel: <MailPreview to={to} subject={mail.subject} html={html} /> },
            ]}
          />
          <div className="flex flex-wrap gap-2">
            {link !== undefined && <CopyButton text={link.url} label="Copy link" />}
            <a href={mailTo(to, mail.subject, text)} className={buttonLook('secondary', 'small')}>
              <MailIcon aria-hidden size={16} />
              Open in mail client
            </a>
            {draft.body !== null && (
              <Button size="small" variant="quiet" onClick={draft.forget}>
                Back to the original message
              </Button>
            )}
          </div>
        </div>
        {waiting !== null && (
          <div ref={bringIntoSight}>
            <Countdown what={what} onUndo={undo} onEnd={() => void send(waiting)} />
          </div>
        )}
      </Form>
    </Dialog>
  )
}

/** On a phone the window is longer than the screen. */
function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Opens the mail in the person's own mail program, which takes plain text only (RFC 6068). */
function mailTo(to: string, subject: string, text: string): string {
  const body = text.replaceAll('\n', '\r\n')
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
