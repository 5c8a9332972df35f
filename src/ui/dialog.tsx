import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { IconButton } from './icon-button'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the one that does the work last. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  /**
   * Work is under way: Escape, the Close button and presses outside are ignored, so that its outcome is
   * seen.
   */
  busy?: boolean
}

/** A modal window; the focus stays in it and goes back to where it was. */
export function Dialog({ open, onClose, title, children, footer, size = 'regular', busy = false }: DialogProps) {
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy) details.cancel()
        else onClose()
      }}
      // What was typed must not be lost by a press beside the window.
      disablePointerDismissal
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-bar/55" />
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid items-end overflow-y-auto sm:place-items-center sm:p-6">
          <BaseDialog.Popup
            className={classNames(
              'w-full rounded-t-card border border-rule bg-raised p-5 shadow-raised sm:rounded-card sm:p-8',
              size === 'wide' ? 'max-w-4xl' : 'max-w-xl',
            )}
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
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
            {footer !== undefined && <div className="mt-8 flex flex-wrap justify-end gap-3">{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
