import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { StatusTone } from './status-badge'

const DOTS: Record<StatusTone, string> = {
  waiting: 'border-waiting bg-paper',
  good: 'border-good bg-good',
  refused: 'border-refused bg-refused',
  done: 'border-done bg-done',
  neutral: 'border-rule-strong bg-paper',
}

interface TimelineProps {
  /** The accessible name of the list. */
  label: string
  /** Ordered, with unique ids. */
  items: ReadonlyArray<{
    id: string
    title: ReactNode
    /** The displayed date, `30 Nov 2026, 16:00`; `dateTime` is its machine-readable form. */
    displayedDate?: string
    dateTime?: string
    tone?: StatusTone
    children?: ReactNode
  }>
}

/** A list of events in order. The colour of a dot only repeats the title. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {items.map(({ id, title, displayedDate, dateTime, tone = 'neutral', children }, index) => (
        <li key={id} className="relative pb-8 pl-9 last:pb-0">
          {index < items.length - 1 && (
            <span aria-hidden className="absolute top-3 bottom-[-0.75rem] left-[0.4375rem] w-px bg-rule" />
          )}
          <span
            aria-hidden
            className={classNames('absolute top-1.5 left-0 size-3.75 rounded-full border-2', DOTS[tone])}
          />
          <p className="font-semibold">{title}</p>
          {displayedDate !== undefined && (
            <time dateTime={dateTime} className="block text-sm text-ink-soft tabular-nums">
              {displayedDate}
            </time>
          )}
          {children !== undefined && <div className="mt-2">{children}</div>}
        </li>
      ))}
    </ol>
  )
}
