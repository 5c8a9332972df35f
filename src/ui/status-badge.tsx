import { Ban, Check, CheckCheck, Circle, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

export type StatusTone = 'waiting' | 'good' | 'refused' | 'done' | 'neutral'

// Each tone has its own icon, so that colour is never the only cue.
const TONES = {
  waiting: { icon: Hourglass, styles: 'bg-waiting-soft text-waiting' },
  good: { icon: Check, styles: 'bg-good-soft text-good' },
  refused: { icon: Ban, styles: 'bg-refused-soft text-refused' },
  done: { icon: CheckCheck, styles: 'bg-done-soft text-done' },
  neutral: { icon: Circle, styles: 'bg-sunk text-ink-soft' },
}

interface StatusBadgeProps {
  /** Determines the icon and the colour. */
  tone: StatusTone
  children: ReactNode
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const { icon: Icon, styles } = TONES[tone]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 text-sm font-medium print:p-0',
        // Lets two stacked states fit into one table row.
        'in-[td_dl]:bg-transparent in-[td_dl]:p-0 in-[td_dl]:leading-tight',
        styles,
      )}
    >
      <Icon aria-hidden size={15} strokeWidth={2.5} className="shrink-0" />
      <span>{children}</span>
    </span>
  )
}
