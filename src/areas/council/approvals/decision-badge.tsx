import { statusTone, type DecisionCode } from '@/domain/status/status'
import { StatusBadge } from '@/ui/status-badge'
import { decisionLabel } from './decision-label'

export function DecisionBadge({ decision }: { decision: DecisionCode | null }) {
  const label = decisionLabel(decision)
  if (decision === null) return <span className="text-ink-soft">{label}</span>
  return <StatusBadge tone={statusTone(decision)}>{label}</StatusBadge>
}
