import { Check } from 'lucide-react'
import { Fragment } from 'react'
import type { Approver } from '@/domain/people/approvers'
import { DECISIONS, statusLabel, statusTone, type DecisionCode } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { StatusBadge } from '@/ui/status-badge'

export interface ApprovalsRow {
  readonly approvals: readonly { readonly approver: Approver; readonly decision: DecisionCode | null }[]
}

/** Names HOD and Dean unless both have approved. */
export function Approvals({ row }: { row: ApprovalsRow }) {
  const { approvals } = row
  if (approvals.every(({ decision }) => decision === DECISIONS.approved))
    return (
      <p className="text-good">
        <Check aria-hidden size={16} strokeWidth={2.5} />
        <span className="sr-only">{formatApprovals(row)}</span>
      </p>
    )
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-1.5 leading-tight">
      {approvals.map(({ approver, decision }) => (
        <Fragment key={approver}>
          <dt className="text-ink-soft">{approver}</dt>
          <dd className="flex whitespace-nowrap">
            <DecisionBadge decision={decision} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

export const formatApprovals = ({ approvals }: ApprovalsRow): string =>
  approvals.map(({ approver, decision }) => `${approver}: ${getDecisionLabel(decision)}`).join(', ')

export function DecisionBadge({ decision }: { decision: DecisionCode | null }) {
  const label = getDecisionLabel(decision)
  if (decision === null) return <span className="text-ink-soft">{label}</span>
  return <StatusBadge tone={statusTone(decision)}>{label}</StatusBadge>
}

export function getDecisionLabel(decision: DecisionCode | null): string {
  return decision === null ? messages.page.notDecided : statusLabel(decision)
}
