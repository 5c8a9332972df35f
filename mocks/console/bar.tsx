import { ChevronDown, ChevronUp, Mail, SlidersHorizontal } from 'lucide-react'
import { classNames } from '@/lib/class-names'
import { formatCount, formatNumber } from '@/lib/format'
import { useStoredValue } from '@/lib/use-stored-value'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import type { MockView } from './mock-view'
import { getEmailKey, type OpenedEmails } from './opened-emails'
import type { SentEmail } from './read-emails'
import { useConditions } from './use-conditions'

interface BarProps {
  view: MockView
  /** Undefined until loaded. */
  emails: readonly SentEmail[] | undefined
  openedEmails: OpenedEmails
  onOpen: (panel: 'controls' | 'mailbox') => void
  onHide: () => void
}

export function Bar({ view, emails, openedEmails, onOpen, onHide }: BarProps) {
  const { faults, recording } = useConditions(view.conditions)
  const openedKeys = useStoredValue(openedEmails)
  return (
    <div className="mx-auto flex h-11 max-w-page items-center justify-between gap-2 px-4 sm:px-8">
      {/* On a narrow screen the first text is truncated first; failures never are. */}
      <p className="flex min-w-0 gap-1 text-sm whitespace-nowrap text-ink-soft">
        <span className={classNames('min-w-0 shrink-[99] truncate', view.tab.isSeparate && 'max-sm:sr-only')}>
          Demo<span className="max-sm:sr-only">. Not part of the portal: nothing leaves this browser.</span>
        </span>
        {view.tab.isSeparate && (
          <strong className="min-w-0 truncate text-ink">
            <span className="max-sm:hidden">This tab is somebody else: its log-in is its own.</span>
            <span className="sm:hidden">Own log-in</span>
          </strong>
        )}
        {recording && <strong className="max-sm:sr-only">A recording is played</strong>}
        {faults.length > 0 && (
          // Marks failures as injected, so that nobody reports them as failures of the portal.
          <strong className="text-refused max-sm:sr-only">{formatActiveFailures(faults)}</strong>
        )}
      </p>
      <div className="-mr-3 flex items-center">
        <Button
          size="small"
          variant="quiet"
          icon={<SlidersHorizontal aria-hidden size={16} />}
          onClick={() => onOpen('controls')}
        >
          <span>Controls</span>
          {faults.length > 0 && <span aria-hidden className="text-refused sm:hidden">{`(${faults.length})`}</span>}
        </Button>
        <Button size="small" variant="quiet" icon={<Mail aria-hidden size={16} />} onClick={() => onOpen('mailbox')}>
          <span>
            <span>Mailbox</span> {emails && <EmailCount emails={emails} openedKeys={openedKeys} />}
          </span>
        </Button>
        <IconButton label="Hide this bar" icon={<ChevronDown aria-hidden size={16} />} onClick={onHide} />
      </div>
    </div>
  )
}

interface HiddenBarProps {
  view: MockView
  onShow: () => void
}

/** One line that still shows injected failures. */
export function HiddenBar({ view, onShow }: HiddenBarProps) {
  const { faults } = useConditions(view.conditions)
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex h-6.5 w-full items-center justify-center gap-2 text-sm text-ink-soft hover:bg-raised"
    >
      <ChevronUp aria-hidden size={16} />
      <span>Show the bar of the demo</span>
      {faults.length > 0 && <strong className="text-refused">{formatActiveFailures(faults)}</strong>}
    </button>
  )
}

const formatActiveFailures = (faults: readonly unknown[]) => `${formatCount(faults.length, 'failure', 'failures')} on`

/** `(2 unread)`, or the total if all are opened. Narrow phones omit the word. */
function EmailCount({ emails, openedKeys }: { emails: readonly SentEmail[]; openedKeys: readonly string[] }) {
  const unreadCount = emails.filter((email) => !openedKeys.includes(getEmailKey(email))).length
  if (unreadCount === 0) return <span>{`(${formatNumber(emails.length)})`}</span>
  return (
    <>
      <span className="max-[24rem]:sr-only">{`(${formatNumber(unreadCount)} unread)`}</span>
      <span aria-hidden className="min-[24rem]:hidden">{`(${formatNumber(unreadCount)})`}</span>
    </>
  )
}
