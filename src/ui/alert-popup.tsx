import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CircleAlert, CircleCheck, CircleQuestionMark, Info } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AlertProps } from './plain-alert'
import { Button } from './button'
import { TechnicalDetail } from './technical-detail'
import { useIgnoreDoubleClick } from './use-ignore-double-click'

const ICONS = {
  info: <Info aria-hidden className="text-accent" />,
  success: <CircleCheck aria-hidden className="text-good" />,
  error: <CircleAlert aria-hidden className="text-refused" />,
  plain: <CircleQuestionMark aria-hidden className="text-accent" />,
  danger: <CircleAlert aria-hidden className="text-refused" />,
}

/** A modal alert. Its text is its accessible name, so that screen readers read it in full. */
export function AlertPopup({ entry, onClosed }: AlertProps) {
  const [result, setResult] = useState<boolean | null>(null)
  const firstButton = useRef<HTMLButtonElement>(null)
  const [openedFrom] = useState(() => document.activeElement)
  useIgnoreDoubleClick(result === null)
  const isConfirmation = entry.cancelLabel !== null
  // The buttons remain clickable during the closing animation; the first click counts.
  const closeOnce = (confirmed: boolean) => setResult((previous) => previous ?? confirmed)

  return (
    <AlertDialog.Root
      open={result === null}
      onOpenChange={(open) => {
        if (!open) closeOnce(false)
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed(result ?? false)
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-bar/55" />
        <AlertDialog.Viewport className="fixed inset-0 z-40 grid items-end overflow-y-auto p-4 sm:place-items-center">
          <AlertDialog.Popup
            initialFocus={firstButton}
            finalFocus={() => restoreFocus(openedFrom)}
            className="w-full max-w-lg rounded-card border border-rule bg-raised p-6 shadow-raised sm:p-8"
          >
            <div className="flex gap-4">
              <span className="mt-0.5 shrink-0">{ICONS[entry.tone]}</span>
              <AlertDialog.Title className="min-w-0 font-sans text-lg font-medium tracking-normal whitespace-pre-line wrap-anywhere">
                {entry.text}
              </AlertDialog.Title>
            </div>
            {entry.reason !== undefined && (
              <AlertDialog.Description className="mt-3 ml-10 whitespace-pre-line wrap-anywhere">
                {entry.reason}
              </AlertDialog.Description>
            )}
            {entry.detail !== undefined && <TechnicalDetail text={entry.detail} />}
            <div className="mt-8 flex flex-wrap justify-end gap-3">
              {isConfirmation && (
                <Button ref={firstButton} onClick={() => closeOnce(false)}>
                  {entry.cancelLabel}
                </Button>
              )}
              <Button
                ref={isConfirmation ? undefined : firstButton}
                variant={entry.tone === 'danger' ? 'danger' : 'primary'}
                onClick={() => closeOnce(true)}
              >
                {entry.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Restores the focus, because Base UI would focus the first link of a region. Returns true to leave it to Base UI. */
function restoreFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return true
  element.focus()
  return false
}
