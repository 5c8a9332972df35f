import { useEffect, useRef } from 'react'
import { Button } from './button'

export interface AlertEntry {
  id: number
  text: string
  tone: 'info' | 'success' | 'error' | 'plain' | 'danger'
  reason?: string | undefined
  detail?: string | undefined
  confirmLabel: string
  cancelLabel: string | null
  settle: (confirmed: boolean) => void
}

export interface AlertProps {
  entry: AlertEntry
  /** Called after the alert has closed and the focus is restored. */
  onClosed: (confirmed: boolean) => void
}

interface PlainAlertProps {
  /** Without a `cancelLabel` it can only be confirmed. */
  entry: Pick<AlertEntry, 'text' | 'reason' | 'confirmLabel' | 'cancelLabel'>
  /** Called with false on Escape. */
  onClosed: (confirmed: boolean) => void
}

/** An alert as a native `<dialog>`, used when the code of the regular alert cannot be fetched. */
export function PlainAlert({ entry: { text, reason, cancelLabel, confirmLabel }, onClosed }: PlainAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (confirmed: boolean) => {
    // The browser restores the focus.
    dialog.current?.close()
    onClosed(confirmed)
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={text}
      onCancel={() => close(false)}
      className="m-auto max-w-lg rounded-card border border-rule bg-raised p-6 text-ink backdrop:bg-bar/55"
    >
      <p className="text-lg font-medium whitespace-pre-line wrap-anywhere">{text}</p>
      {reason !== undefined && <p className="mt-3 whitespace-pre-line wrap-anywhere">{reason}</p>}
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        {cancelLabel !== null && <Button onClick={() => close(false)}>{cancelLabel}</Button>}
        <Button variant="primary" onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
