import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { useAlerts } from './alerts'
import { Button } from './button'
import { IconButton } from './icon-button'
import { UnsavedEntries } from './unsaved-entries'
import { markLanguages } from './user-text'
import { useIgnoreDoubleClick } from './use-ignore-double-click'
import type { Elements } from './elements'

const WIDTHS = { regular: 'max-w-xl', wide: 'max-w-4xl', desk: 'max-w-7xl' } as const

interface DialogProps {
  /** Controlled: set it to false in `onClose`. */
  open: boolean
  /** Called by Escape, the Close button and `DialogCancel`; unsaved entries require a confirmation first. */
  onClose: () => void
  /** The heading and the accessible name. */
  title: string
  /** Subject of the dialog, if the title does not contain it. */
  description?: string | undefined
  children: Elements
  /** The buttons; the primary one last. */
  footer?: ReactNode
  /** `wide` for tables and documents, `desk` for a list of forms. */
  size?: keyof typeof WIDTHS
  /** Ignores Escape and the Close button while true, so that the user sees the outcome. */
  busy?: boolean
  /** Element to focus on opening; defaults to the first empty field of a form. */
  focusFirst?: () => HTMLElement | null
  /** Element to focus after closing; defaults to the one that opened the dialog. */
  returnTo?: () => HTMLElement | null
}

/** A modal dialog with a focus trap; restores the focus after closing. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'regular', busy = false } = props
  const alerts = useAlerts()
  const popup = useRef<HTMLDivElement>(null)
  const [unsaved] = useState(() => new Set<symbol>())
  useIgnoreDoubleClick(open)

  async function discard() {
    const labels = { confirmLabel: 'Discard', cancelLabel: 'Keep editing' }
    if (await alerts.confirm('Discard what you entered?', labels)) onClose()
  }

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy) details.cancel()
        else if (unsaved.size === 0) onClose()
        else {
          details.cancel()
          void discard()
        }
      }}
      // A click outside the dialog must not discard what was typed.
      disablePointerDismissal
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-bar/55" />
        {/* The scroll padding keeps the focused element above the sticky footer. */}
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid grid-cols-[minmax(0,1fr)] scroll-pb-28 items-end overflow-y-auto sm:place-items-center sm:p-6">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={() => (props.focusFirst ? props.focusFirst() : findFieldToFill(popup.current))}
            finalFocus={() => props.returnTo?.() ?? true}
            className={classNames('dialog', WIDTHS[size])}
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <div className="min-w-0">
                <BaseDialog.Title dir="auto" className="text-xl">
                  {markLanguages(title)}
                </BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description dir="auto" className="mt-1 wrap-anywhere text-ink-soft">
                    {markLanguages(description)}
                  </BaseDialog.Description>
                )}
              </div>
              <div className="-mt-1.5 -mr-2">
                <BaseDialog.Close
                  render={
                    <IconButton
                      label="Close"
                      icon={<X aria-hidden size={20} />}
                      disabledReason={busy ? 'Please wait until this is finished.' : undefined}
                    />
                  }
                />
              </div>
            </div>
            <UnsavedEntries value={unsaved}>
              {children}
              {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
            </UnsavedEntries>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Returns the first empty editable field of a form, or the first editable one; null focuses the Close button. */
function findFieldToFill(popup: HTMLElement | null): HTMLElement | null {
  const fields =
    popup?.querySelectorAll<HTMLElement>('form :is(input, select, textarea, [contenteditable="true"])') ?? []
  const editableFields = [...fields].filter(
    (field) => field.tabIndex >= 0 && !field.hasAttribute('readonly') && field.checkVisibility(),
  )
  return editableFields.find((field) => 'value' in field && field.value === '') ?? editableFields[0] ?? null
}

/** A sticky footer for buttons. A form with a submit button renders it as its last child; otherwise use `footer`. */
export const DialogFooter = ({ children }: { children: ReactNode }) => <div className="dialog-footer">{children}</div>

/** Closes the surrounding dialog as Escape does. */
export const DialogCancel = ({ children = 'Cancel' }: { children?: string }) => (
  <BaseDialog.Close render={<Button>{children}</Button>} />
)
