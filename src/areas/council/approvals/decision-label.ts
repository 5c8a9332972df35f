import { messages } from '@/domain/texts/messages'
import { statusLabel, type DecisionCode } from '@/domain/status/status'

/** Label of an approver's decision: 3.1 is Approved, 3.2 is Rejected. */
export function decisionLabel(decision: DecisionCode | null): string {
  return decision === null ? messages.page.notDecided : statusLabel(decision)
}
