import { Fragment } from 'react'
import type { Approver } from '@/domain/approvers'
import type { DecisionCode } from '@/domain/status'
import { DecisionBadge } from './decision-badge'
import { decisionLabel } from './decision-label'

export interface Approved {
  readonly approvals: readonly { readonly approver: Approver; readonly decision: DecisionCode | null }[]
}

/** The decisions of HOD and Dean, as a list. */
export function Approvals({ row: { approvals } }: { row: Approved }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-2 gap-y-1 card:grid-cols-1">
      {approvals.map(({ approver, decision }) => (
        <Fragment key={approver}>
          <dt className="text-ink-soft">{approver}</dt>
          <dd className="whitespace-nowrap">
            <DecisionBadge decision={decision} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** The same as text, for CSV and sorting. */
export const approvalsText = ({ approvals }: Approved): string =>
  approvals.map(({ approver, decision }) => `${approver}: ${decisionLabel(decision)}`).join(', ')
