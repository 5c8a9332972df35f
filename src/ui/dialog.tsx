import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { IconButton } from './icon-button'
import { useIgnoreDoubleClick } from './use-ignore-double-click'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the dialog is about, where its title does not say it. */
  description?: string
  children: ReactNode
  /** The buttons, the one that does the work last. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  /** Work is under way: Escape, the Close button and presses outside are ignored, so that its outcome is seen. */
  busy?: boolean
  /** Where the focus goes when the dialog closes, where that is not what it was opened from. */
  returnTo?: () => HTMLElement | null
}

/** A modal dialog; the focus stays in it and goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'regular', busy = false } = props
  useIgnoreDoubleClick(open)
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy) details.cancel()
        else onClose()
      }}
      // What was typed must not be lost by a press beside the dialog.
      disablePointerDismissal
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-bar/55" />
        {/* What has the focus is scrolled to above the foot, and not beneath it. */}
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid scroll-pb-28 items-end overflow-y-auto sm:place-items-center sm:p-6">
          <BaseDialog.Popup
            finalFocus={() => props.returnTo?.() ?? true}
            className={classNames(
              'w-full rounded-t-card border border-rule bg-raised p-5 shadow-raised sm:rounded-card sm:p-8',
              size === 'wide' ? 'max-w-4xl' : 'max-w-xl',
            )}
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <div className="min-w-0">
                <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
                {description !== undefined && (
                  <BaseDialog.Description className="mt-1 wrap-anywhere text-ink-soft">
                    {description}
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
            {children}
            {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/**
 * The buttons of a dialog: at its foot, and in sight while what is above them scrolls. Where a button submits a form it
 * stands at the end of that form, else it is given as the dialog's `footer`.
 */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-5 flex flex-wrap items-start justify-end gap-3 border-t border-rule bg-raised px-5 py-4 in-[form]:mt-0 sm:-bottom-6 sm:-mx-8 sm:-mb-8 sm:rounded-b-card sm:px-8 sm:py-5">
      {children}
    </div>
  )
}
