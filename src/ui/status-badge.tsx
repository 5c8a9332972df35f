import type { ReactNode } from 'react'

export type StatusTone = 'waiting' | 'good' | 'refused' | 'done' | 'neutral'

interface StatusBadgeProps {
  /** Determines the colour; the text says the same. */
  tone: StatusTone
  children: ReactNode
}

export const StatusBadge = ({ tone, children }: StatusBadgeProps) => (
  <span className="status-badge" data-tone={tone}>
    {children}
  </span>
)
