import type { ReactElement } from 'react'
import { classNames } from '@/lib/class-names'

interface DisabledReasonProps {
  /** The id of the reason, for the `aria-describedby` of the control. */
  id: string
  /** Undefined while the control is enabled; the control is not remounted and keeps the focus. */
  text: string | undefined
  /** Always shows the reason. False: on hover or focus, right-aligned, because small controls end rows and bars. */
  isAlwaysVisible: boolean
  children: ReactElement
}

/** Wraps a control and shows why it is disabled. */
export function DisabledReason({ id, text, isAlwaysVisible, children }: DisabledReasonProps) {
  const frameStyles = isAlwaysVisible
    ? 'group relative inline-grid justify-items-start gap-1'
    : 'group relative inline-block'
  return (
    <span className={text === undefined ? 'contents' : frameStyles}>
      {children}
      {text !== undefined && (
        <span
          id={id}
          data-appears={isAlwaysVisible ? undefined : true}
          className={classNames(
            'text-sm font-normal',
            isAlwaysVisible
              ? 'max-w-72 text-ink-soft'
              : 'absolute top-full left-0 z-20 mt-1 hidden w-max max-w-64 whitespace-normal sm:right-0 sm:left-auto rounded-control bg-bar px-3 py-2 text-left text-on-bar undismissed:group-focus-within:block undismissed:group-hover:block',
          )}
        >
          {text}
        </span>
      )}
    </span>
  )
}
