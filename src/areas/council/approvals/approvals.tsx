import { Fragment } from 'react'
import type { Approver } from '@/domain/people/approvers'
import type { DecisionCode } from '@/domain/status/status'
import { DecisionBadge } from './decision-badge'
import { decisionLabel } from './decision-label'

export interface Approved {
  readonly approvals: readonly { readonly approver: Approver; readonly decision: DecisionCode | null }[]
}

export function Approvals({ row: { approvals } }: { row: Approved }) {
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

export const approvalsText = ({ approvals }: Approved): string =>
  approvals.map(({ approver, decision }) => `${approver}: ${decisionLabel(decision)}`).join(', ')
