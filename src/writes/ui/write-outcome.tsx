import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { QueuedWrite } from '@/writes/entry'
import type { Outcome } from '@/writes/write'
import { useServices } from '@/api/services'
import { Button } from '@/ui/button'
import { isTyping } from '@/ui/is-typing'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import type { Elements } from '@/ui/elements'
import { TechnicalDetail } from '@/ui/technical-detail'
import { formatEntryName, formatRetryLabel } from './queue-texts'

const ICONS = {
  sent: <CircleCheck aria-hidden size={20} className="text-good" />,
  failed: <CircleAlert aria-hidden size={20} className="text-refused" />,
  unconfirmed: <TriangleAlert aria-hidden size={20} className="text-waiting" />,
}

/** Fallback if the code of the dialog cannot be fetched. The line shows the same text. */
const EmptyFallback = () => null

const [OutcomeDialog, useDialogSoon] = lazyWithPreload(
  async () => (await import('./outcome-dialog')).OutcomeDialog,
  EmptyFallback,
)

export const useOutcomeDialogSoon = useDialogSoon

/** Whether a dialog may open without a click: not while the person is typing or another dialog is open. */
const canOpenDialog = (): boolean =>
  !isTyping() && document.querySelector('[role="dialog"], [role="alertdialog"]') === null

interface WriteOutcomeProps {
  entry: QueuedWrite
  outcome: Outcome
  listLink: Elements
  onDismiss: () => void
}

/** The result of an entry, until it is dismissed. It is announced at once, and does not move the focus. */
export function WriteOutcome({ entry, outcome, listLink, onDismiss }: WriteOutcomeProps) {
  const { writes } = useServices()
  const { state, text, reason = '', detail, dialogTitle, remainingStep, retryActions = [] } = outcome
  const [isOpen, setOpen] = useState(() => dialogTitle !== undefined && canOpenDialog())
  const entryName = formatEntryName(entry)

  function close() {
    setOpen(false)
    if (state === 'sent') onDismiss()
  }

  return (
    <>
      <div className="flex min-w-0 flex-[1_1_16rem] gap-2">
        <span className="mt-0.5 shrink-0">{ICONS[state]}</span>
        <div className="min-w-0">
          <div role="alert">
            <span className="sr-only">{`${formatEntryName(entry)}: `}</span>
            <p className="font-medium wrap-anywhere">{text}</p>
            {reason !== '' && <p className="wrap-anywhere">{reason}</p>}
          </div>
          {detail !== undefined && <TechnicalDetail text={detail} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {retryActions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === retryActions[0] ? 'primary' : 'secondary'}
            about={entryName}
            onClick={() => writes.tryAgain(action, entry.id)}
          >
            {formatRetryLabel(action, remainingStep)}
          </Button>
        ))}
        {dialogTitle !== undefined && (
          <Button size="small" about={entryName} onClick={() => setOpen(true)}>
            {dialogTitle}
          </Button>
        )}
        {state !== 'sent' && listLink}
        <Button size="small" about={entryName} onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
      {isOpen && dialogTitle !== undefined && (
        <OutcomeDialog
          title={dialogTitle}
          description={`${formatEntryName(entry)}. ${entry.title}`}
          outcome={outcome}
          onClose={close}
        />
      )}
    </>
  )
}
