import type { Person } from '@/api/session'
import type { QueuedEmail, Outcome, Write } from './write'

/** The effect when the wait ends: an e-mail is sent, or a choice without one is only saved. */
export type WaitEnding = 'goes out' | 'is saved'

/** Several writes of one press. */
export interface Batch {
  readonly id: string
  /** Count and noun: "20 e-mails". */
  readonly what: string
}

export interface WriteRequest {
  /** One for each thing that can be decided or e-mailed. While an entry is pending, another of its key is ignored. */
  readonly key: string
  /** Name of the write, e.g. "Denial". */
  readonly what: string
  readonly nouns: readonly [one: string, many: string]
  /** The application's id as it is displayed, e.g. `12_2026`. */
  readonly shownId: string
  readonly title: string
  /** What it contains, e.g. "LKR 1,250,000". */
  readonly details?: string | undefined
  readonly ending: WaitEnding
  /** Text while it is in flight, if not the default. */
  readonly busyLabel?: string | undefined
  /** The row shows it before the host has it. */
  readonly choice?: string | undefined
  /** True for a manual retry, which is sent without the wait for Undo. */
  readonly atOnce?: boolean
  readonly batch?: Batch | undefined
  readonly page: string
  readonly write: Write
}

export type QueueStage =
  | { readonly at: 'waiting'; readonly left: number; readonly paused: boolean }
  /** Left over from a page that was closed or killed. Nothing happens until the person decides. */
  | { readonly at: 'restored' }
  /** Its wait is over, and another entry is being sent. */
  | { readonly at: 'in line' }
  | { readonly at: 'sending' }
  /** `left`: the seconds until the line of a sent entry collapses. */
  | { readonly at: 'over'; readonly outcome: Outcome; readonly isListed: boolean; readonly left: number }

export interface QueuedWrite extends WriteRequest {
  readonly id: string
  readonly owner: Person
  readonly stage: QueueStage
  /** The page that its stored copy belongs to; undefined if the browser did not store it. */
  readonly storedBy: string | undefined
  /** It was taken over from another page: Undo puts it back instead of discarding it. */
  readonly isRestored?: boolean
  /** It was dismissed, and is kept only for its row, until the list was loaded again. */
  readonly isRead?: boolean
}

export const emailName = ({ to }: QueuedEmail): string => `E-mail to ${to}`

/** Names a request after its e-mail if only the e-mail is left to send. */
export function emailRequest(request: WriteRequest): WriteRequest {
  const { letter, isLetterOnly = false } = request.write
  return isLetterOnly && letter ? { ...request, what: emailName(letter), nouns: ['e-mail', 'e-mails'] } : request
}

export const canBeUndone = ({ stage }: QueuedWrite): boolean => stage.at === 'waiting' || stage.at === 'in line'

export const isRestored = ({ stage }: QueuedWrite): boolean => stage.at === 'restored'

export const isHeld = (entry: QueuedWrite): boolean => canBeUndone(entry) || isRestored(entry)

export const isPending = (entry: QueuedWrite): boolean => entry.stage.at !== 'over'

export const outcomeOf = ({ stage }: QueuedWrite): Outcome | undefined =>
  stage.at === 'over' ? stage.outcome : undefined

/** Whether its seconds are running. Only a sent entry collapses: any other result stays until it is dismissed. */
export const isCounting = (stage: QueueStage): stage is Extract<QueueStage, { left: number }> =>
  stage.at === 'waiting' ? !stage.paused : stage.at === 'over' && stage.outcome.state === 'sent' && stage.left > 0

/** Whether it was sent and its result has been shown for long enough. */
export const isCollapsed = ({ stage }: QueuedWrite): boolean =>
  stage.at === 'over' && stage.outcome.state === 'sent' && stage.left === 0

/** Whether the list does not show its result yet: its row then offers no new decision. */
export const isUnsettled = ({ stage }: QueuedWrite): boolean => stage.at !== 'over' || !stage.isListed

/** Shown by a row instead of the listed value; undefined once the list was loaded again. */
export function choiceOf(entry: QueuedWrite | undefined): string | undefined {
  if (entry === undefined) return undefined
  return isUnsettled(entry) || outcomeOf(entry)?.keepsChoice ? entry.choice : undefined
}
