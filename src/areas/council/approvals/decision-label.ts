import { messages } from '@/domain/messages'
import { statusLabel, type DecisionCode } from '@/domain/status'

/** What the HOD or the Dean decided, as a word: 3.1 is Approved, 3.2 is Rejected. */
export function decisionLabel(decision: DecisionCode | null): string {
  return decision === null ? messages.page.notDecided : statusLabel(decision)
}
