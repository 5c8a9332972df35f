import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

export type StatusTone = 'waiting' | 'good' | 'refused' | 'done' | 'neutral'

const TONES = {
  waiting: 'bg-waiting-soft text-waiting',
  good: 'bg-good-soft text-good',
  refused: 'bg-refused-soft text-refused',
  done: 'bg-done-soft text-done',
  neutral: 'bg-sunk text-ink-soft',
}

interface StatusBadgeProps {
  /** Determines the colour; the text says the same. */
  tone: StatusTone
  children: ReactNode
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span
      className={classNames(
        'inline-block rounded-control px-2 py-0.5 text-sm font-medium print:p-0',
        // Lets two stacked states fit into one table row.
        'in-[td_dl]:bg-transparent in-[td_dl]:p-0 in-[td_dl]:leading-tight',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
