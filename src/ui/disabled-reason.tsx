import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

interface ReasonProps {
  id: string
  /** Undefined while the control may be used. It stays where it is in the tree, and so keeps the focus. */
  text: string | undefined
  /**
   * Shown beneath the control at all times; otherwise while the control is pointed at or has the focus, and then within
   * its right edge: small controls stand at the end of rows and bars.
   */
  always: boolean
  children: ReactNode
}

/** A control that may not be used, with the words that say why. */
export function DisabledReason({ id, text, always, children }: ReasonProps) {
  const frame = always ? 'group relative inline-grid justify-items-start gap-1' : 'group relative inline-block'
  return (
    <span className={text === undefined ? 'contents' : frame}>
      {children}
      {text !== undefined && (
        <span
          id={id}
          className={classNames(
            'text-sm font-normal',
            always
              ? 'max-w-72 text-ink-soft'
              : 'absolute top-full left-0 z-20 mt-1 hidden w-max max-w-64 sm:right-0 sm:left-auto rounded-control bg-bar px-3 py-2 text-left text-on-bar group-focus-within:block group-hover:block',
          )}
        >
          {text}
        </span>
      )}
    </span>
  )
}
