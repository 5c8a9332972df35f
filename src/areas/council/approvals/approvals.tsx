import type { DecisionCode } from '@/domain/status'
import { DecisionBadge } from './decision-badge'
import { decisionLabel } from './decision-label'

export interface Approved {
  readonly hod_decision: DecisionCode | null
  readonly dean_decision: DecisionCode | null
}

/** What HOD and Dean have decided, one under the other. */
export function Approvals({ row: { hod_decision, dean_decision } }: { row: Approved }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-2 gap-y-1 card:grid-cols-1">
      <dt className="text-ink-soft">HOD</dt>
      <dd className="whitespace-nowrap">
        <DecisionBadge decision={hod_decision} />
      </dd>
      <dt className="text-ink-soft">Dean</dt>
      <dd className="whitespace-nowrap">
        <DecisionBadge decision={dean_decision} />
      </dd>
    </dl>
  )
}

/** The same for a file, and to sort by. */
export function approvalsText({ hod_decision, dean_decision }: Approved): string {
  return `HOD: ${decisionLabel(hod_decision)}, Dean: ${decisionLabel(dean_decision)}`
}
