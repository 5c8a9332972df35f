import type { Person } from '@/api/session'
import type { Letter, Outcome, Write } from './write'

/** What happens when the wait ends: an e-mail is sent, or a choice without one is only saved. */
export type WaitEnding = 'goes out' | 'is saved'

/** Several writes of one press. */
export interface Batch {
  readonly id: string
  /** What they are together: "20 e-mails". */
  readonly what: string
}

export interface WriteRequest {
  /** One for each thing that can be decided or e-mailed: while an entry waits, no second one is taken. */
  readonly key: string
  /** What is sent, e.g. "Denial". */
  readonly what: string
  readonly nouns: readonly [one: string, many: string]
  /** The application's id as it is displayed, e.g. `12_2026`. */
  readonly shownId: string
  readonly title: string
  readonly ending: WaitEnding
  /** The text while it is being sent, where it has one of its own. */
  readonly busyLabel?: string | undefined
  /** What was chosen; its row shows this before the host has it. */
  readonly choice?: string | undefined
  /** True for a repetition that a person asked for: it is sent in its turn, without the seconds for Undo. */
  readonly atOnce?: boolean
  /** Those that were sent by one press, and are undone by one. */
  readonly batch?: Batch | undefined
  /** The address of the screen it was made on. */
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

/** One write that waits, is being sent, or is over. */
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

/** What the queue calls an e-mail. */
export const letterName = ({ to }: Letter): string => `E-mail to ${to}`

/** Names a request after its letter if only the letter is left to send. */
export function letterRequest(request: WriteRequest): WriteRequest {
  const { letter, isLetterOnly = false } = request.write
  return isLetterOnly && letter ? { ...request, what: letterName(letter), nouns: ['e-mail', 'e-mails'] } : request
}

/** Whether it waits for the end of its seconds or for its turn, so that it can be undone. */
export const canBeUndone = ({ stage }: QueuedWrite): boolean => stage.at === 'waiting' || stage.at === 'in line'

export const isRestored = ({ stage }: QueuedWrite): boolean => stage.at === 'restored'

/** Whether it is not being sent yet. */
export const isHeld = (entry: QueuedWrite): boolean => canBeUndone(entry) || isRestored(entry)

/** Whether its result is not known yet. */
export const isPending = (entry: QueuedWrite): boolean => entry.stage.at !== 'over'

/** The result of an entry, undefined while it is pending. */
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

/** What a row shows in place of the listed value; undefined once the list was loaded again. */
export function choiceOf(entry: QueuedWrite | undefined): string | undefined {
  if (entry === undefined) return undefined
  return isUnsettled(entry) || outcomeOf(entry)?.keepsChoice ? entry.choice : undefined
}
