import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { guidance } from '@/domain/texts/guidance'
import type { HeldWrite, Outcome, QueuedEmail, RetryAction, Write } from './write'

/** The effect when the wait ends: an e-mail is sent, or a choice without an e-mail is saved. */
export type WaitEnding = 'goes out' | 'is saved'

/** Several writes of one press. */
export interface Batch {
  readonly id: string
  /** Count and noun: "20 e-mails". */
  readonly what: string
}

export interface WriteRequest {
  /** Identifies a decision or an e-mail. While an entry is pending, another request of its key is ignored. */
  readonly key: string
  /** Name of the write, e.g. "Denial". */
  readonly what: string
  readonly nouns: readonly [one: string, many: string]
  /** The application's id as it is displayed, e.g. `12_2026`. */
  readonly shownId: string
  readonly title: string
  /** Content of the write, e.g. "LKR 1,250,000". */
  readonly details?: string | undefined
  readonly ending: WaitEnding
  /** Replaces the default text while the write is in flight. */
  readonly busyLabel?: string | undefined
  /** Shown by the row until the host has stored it. */
  readonly choice?: string | undefined
  /** True for a manual retry, which is sent without the wait for Undo. */
  readonly isImmediate?: boolean
  readonly batch?: Batch | undefined
  readonly page: string
  readonly write: Write
}

export type Stage =
  /** Being stored on the device, and not shown yet. */
  | { readonly status: 'storing' }
  | { readonly status: 'waiting'; readonly secondsLeft: number; readonly paused: boolean }
  /** Comes from a page that was closed or killed. The person decides whether to send or discard it. */
  | { readonly status: 'restored' }
  /** Sent in the order of `turn`. The mode `look` reads the list and repeats no step. */
  | { readonly status: 'in line'; readonly turn: number; readonly mode?: 'look' | undefined }
  | { readonly status: 'sending'; readonly turn: number; readonly mode?: 'look' | undefined }
  /** `row`: whether its list was loaded again. `secondsLeft`: until the line of a sent entry collapses. */
  | {
      readonly status: 'over'
      readonly outcome: Outcome
      readonly row: 'loading' | 'loaded'
      readonly secondsLeft: number
    }
  /** Dismissed, and kept for its row: until its list was loaded again, or until its e-mail is sent or discarded there. */
  | { readonly status: 'dismissed'; readonly outcome: Outcome }

export interface QueuedWrite extends WriteRequest {
  readonly id: string
  readonly owner: Person
  readonly stage: Stage
  /** The page that its stored copy belongs to; undefined if the browser did not store it. */
  readonly storedBy: string | undefined
  /** Undo restores an entry of a closed page, and discards any other. */
  readonly origin: 'press' | 'closed page'
}

/** Why entries in line are not sent now. */
export type StopReason = 'signed out' | 'no host'

export interface QueueContents {
  /** The entries of everybody who was signed in on this page, newest first. */
  readonly entries: readonly QueuedWrite[]
  /** The person who is signed in, or was signed in last. */
  readonly viewer: Person | null
  readonly stopReason: StopReason | null
  /** Unsent entries of the person who was signed in before. */
  readonly droppedWrites: { readonly owner: Person; readonly entries: readonly QueuedWrite[] } | null
  readonly lastTurn: number
}

export const EMPTY_QUEUE: QueueContents = {
  entries: [],
  viewer: null,
  stopReason: null,
  droppedWrites: null,
  lastTurn: 0,
}

type Ids = readonly string[]

export type QueueEvent =
  | { readonly type: 'added'; readonly entries: readonly QueuedWrite[] }
  | { readonly type: 'stored'; readonly ids: Ids; readonly storedBy: string | undefined; readonly secondsLeft: number }
  | { readonly type: 'undone' | 'discarded' | 'dismissed' | 'sent now' | 'listed'; readonly ids: Ids }
  | { readonly type: 'paused'; readonly ids: Ids; readonly paused: boolean }
  | { readonly type: 'tried again'; readonly ids: Ids; readonly action: RetryAction }
  | { readonly type: 'second passed' }
  | { readonly type: 'taken'; readonly id: string }
  /** `storedBy`: the page that now owns the stored copies. */
  | { readonly type: 'recorded'; readonly ids: Ids; readonly storedBy: string | undefined }
  | { readonly type: 'ended'; readonly id: string; readonly outcome: Outcome }
  | { readonly type: 'held'; readonly id: string; readonly result: HeldWrite }
  | { readonly type: 'stopped'; readonly stopReason: StopReason | null }
  | { readonly type: 'signed in'; readonly person: Person }
  /** Another person, or nobody, is signed in now. */
  | { readonly type: 'left'; readonly successor: Person | null }
  /** `ids`: all stored writes of closed pages. `entries`: those that are new on this page. */
  | { readonly type: 'found'; readonly ids: Ids; readonly entries: readonly QueuedWrite[]; readonly batch: Batch }
  /** `emptied`: the copies stay on the device. */
  | { readonly type: 'emptied' | 'cleared' }

/** How long the line of a sent entry is shown before it collapses. */
const RESULT_SECONDS = 8

/** Returns the queue after an event. Pure: `queue.ts` runs the timer, the storage and the calls. */
export function applyEvent(state: QueueContents, event: QueueEvent): QueueContents {
  const { entries, viewer } = state
  const updateAll = (update: (entry: QueuedWrite) => QueuedWrite | null): QueueContents => ({
    ...state,
    entries: entries.flatMap((entry) => update(entry) ?? []),
  })
  const update = (ids: Ids, next: (entry: QueuedWrite) => QueuedWrite | null): QueueContents =>
    updateAll((entry) => (ids.includes(entry.id) ? next(entry) : entry))

  switch (event.type) {
    case 'added':
      return { ...state, entries: [...event.entries.toReversed(), ...entries] }
    case 'stored': {
      const stored = entries.filter(({ id }) => event.ids.includes(id))
      const next = enqueue(state, stored, (entry) =>
        entry.isImmediate ? undefined : { status: 'waiting', secondsLeft: event.secondsLeft, paused: false },
      )
      return {
        ...next,
        viewer: stored[0]?.owner ?? viewer,
        entries: next.entries.map((entry) =>
          event.ids.includes(entry.id) ? { ...entry, storedBy: event.storedBy } : entry,
        ),
      }
    }
    case 'undone':
      return update(event.ids, (entry) =>
        !canBeUndone(entry) ? entry : entry.origin === 'press' ? null : { ...entry, stage: { status: 'restored' } },
      )
    case 'discarded':
      return update(event.ids, (entry) => (isRestored(entry) || isEmailUnsent(entry) ? null : entry))
    case 'paused':
      return update(event.ids, (entry) =>
        entry.stage.status === 'waiting' ? { ...entry, stage: { ...entry.stage, paused: event.paused } } : entry,
      )
    case 'sent now':
      return enqueue(
        state,
        entries.filter(({ id, stage }) => event.ids.includes(id) && ['waiting', 'restored'].includes(stage.status)),
        undefined,
        (entry) => (isEmailInDoubt(entry) ? 'look' : undefined),
      )
    case 'tried again': {
      const retriedEntries = entries.filter(
        (entry) =>
          event.ids.includes(entry.id) &&
          (isRestored(entry) ? event.action === 'send' : getOutcome(entry)?.retryActions?.includes(event.action)),
      )
      return enqueue(state, retriedEntries, undefined, () => (event.action === 'look' ? 'look' : undefined))
    }
    case 'second passed': {
      const countedDown = updateAll((entry) =>
        isCountingDown(entry.stage)
          ? { ...entry, stage: { ...entry.stage, secondsLeft: entry.stage.secondsLeft - 1 } }
          : entry,
      )
      return enqueue(
        countedDown,
        countedDown.entries.filter(({ stage }) => stage.status === 'waiting' && stage.secondsLeft <= 0),
      )
    }
    case 'taken': {
      const taken = entries.find(({ id }) => id === event.id)
      return updateAll((entry) => {
        if (entry.id !== event.id) return taken && isReplaced(entry, taken) ? null : entry
        return entry.stage.status === 'in line' ? { ...entry, stage: { ...entry.stage, status: 'sending' } } : entry
      })
    }
    case 'recorded':
      return update(event.ids, (entry) => ({ ...entry, storedBy: event.storedBy }))
    case 'held':
      return update([event.id], (entry) =>
        entry.stage.status === 'sending'
          ? {
              ...entry,
              write: { ...entry.write, reached: event.result.reached },
              stage: { ...entry.stage, status: 'in line' },
            }
          : entry,
      )
    case 'ended':
      return update([event.id], (entry) => {
        const outcome = addEarlierAttempt(event.outcome)
        const row = outcome.listReload ? 'loading' : 'loaded'
        const write = { ...entry.write, reached: outcome.remainingStep }
        return { ...entry, write, stage: { status: 'over', outcome, row, secondsLeft: RESULT_SECONDS } }
      })
    case 'listed':
      return update(event.ids, (entry) =>
        entry.stage.status === 'dismissed' && !isEmailUnsent(entry)
          ? null
          : entry.stage.status === 'over'
            ? { ...entry, stage: { ...entry.stage, row: 'loaded' } }
            : entry,
      )
    case 'dismissed':
      return update(event.ids, (entry) => {
        const { stage } = entry
        if (stage.status !== 'over') return entry
        return stage.row === 'loaded' && !isEmailUnsent(entry)
          ? null
          : { ...entry, stage: { status: 'dismissed', outcome: stage.outcome } }
      })
    case 'stopped':
      return { ...state, stopReason: event.stopReason }
    case 'signed in':
    case 'left': {
      const successor = event.type === 'left' ? event.successor : event.person
      const isTheirs = (entry: QueuedWrite) => successor !== null && isSamePerson(entry.owner, successor)
      const heldEntries = entries.filter((entry) => isHeld(entry) && !isTheirs(entry))
      const droppedWrites = heldEntries.filter(({ origin }) => origin === 'press')
      const [first] = droppedWrites
      const earlier =
        state.droppedWrites && successor && isSamePerson(state.droppedWrites.owner, successor)
          ? null
          : state.droppedWrites
      const earlierEntries = first && earlier && isSamePerson(earlier.owner, first.owner) ? earlier.entries : []
      return {
        ...updateAll((entry) =>
          // Another tab may have sent an entry of a closed page. It stays on the device for its person.
          !heldEntries.includes(entry)
            ? entry
            : droppedWrites.includes(entry)
              ? { ...entry, stage: createDroppedStage(entry, successor) }
              : null,
        ),
        ...(event.type === 'signed in' && { viewer: event.person, stopReason: null }),
        droppedWrites: first ? { owner: first.owner, entries: [...earlierEntries, ...droppedWrites] } : earlier,
      }
    }
    case 'found': {
      const kept = entries.filter((entry) => !isRestored(entry) || event.ids.includes(entry.id))
      const { batch } = event
      return {
        ...state,
        viewer: event.entries[0]?.owner ?? viewer,
        entries: [...kept.map((entry) => (isRestored(entry) ? { ...entry, batch } : entry)), ...event.entries],
      }
    }
    case 'emptied':
      return { ...state, entries: [] }
    case 'cleared':
      return { ...state, entries: [], viewer: null, stopReason: null }
  }
}

/** Appends entries to the line, the oldest first, except those for which `getStage` returns another stage. */
function enqueue(
  state: QueueContents,
  entriesToSend: readonly QueuedWrite[],
  getStage: (entry: QueuedWrite) => Stage | undefined = () => undefined,
  getMode: (entry: QueuedWrite) => 'look' | undefined = () => undefined,
): QueueContents {
  const stages = new Map<string, Stage>()
  let { lastTurn } = state
  for (const entry of entriesToSend.toReversed()) {
    const stage = getStage(entry)
    if (stage === undefined) lastTurn += 1
    stages.set(entry.id, stage ?? { status: 'in line', turn: lastTurn, mode: getMode(entry) })
  }
  const entries = state.entries.map((entry) => ({ ...entry, stage: stages.get(entry.id) ?? entry.stage }))
  return { ...state, lastTurn, entries }
}

/** A retry that was not sent settles nothing about an earlier attempt, which may have arrived. */
const addEarlierAttempt = (outcome: Outcome): Outcome =>
  outcome.state === 'failed' && outcome.remainingStep?.mayBeDone
    ? { ...outcome, state: 'unconfirmed', reason: [outcome.reason, guidance.earlierAttempt].filter(Boolean).join(' ') }
    : outcome

/** Returns the end of an entry whose person is no longer signed in. */
function createDroppedStage({ write: { reached } }: QueuedWrite, successor: Person | null): Stage {
  const explanation = successor
    ? `${successor.name || successor.email || 'somebody else'} logged in here meanwhile.`
    : 'there was a log-out in another tab.'
  const what = reached?.step === 'email' ? 'Its e-mail was not sent' : 'Not sent'
  const text = reached?.mayBeDone ? `Not sent again: ${explanation}` : `${what}: ${explanation}`
  const outcome: Outcome = { state: reached?.mayBeDone ? 'unconfirmed' : 'failed', text, remainingStep: reached }
  return { status: 'over', outcome, row: 'loaded', secondsLeft: RESULT_SECONDS }
}

export const formatEmailName = ({ to }: QueuedEmail): string => `E-mail to ${to}`

/** Names a request after its e-mail if only the e-mail is left to send. */
export function toEmailRequest(request: WriteRequest): WriteRequest {
  const { letter: email, reached } = request.write
  return reached?.step === 'email' && email
    ? { ...request, what: formatEmailName(email), nouns: ['e-mail', 'e-mails'] }
    : request
}

/** A write of which this page has sent a part cannot be undone. */
export const canBeUndone = ({ stage, write, origin }: QueuedWrite): boolean =>
  stage.status === 'waiting' ||
  (stage.status === 'in line' && (origin === 'closed page' || write.reached === undefined))

export const isRestored = ({ stage }: QueuedWrite): boolean => stage.status === 'restored'

/** Whether a later press about the same thing replaces an entry that is over, once its write is being sent. */
const isReplaced = (entry: QueuedWrite, newer: QueuedWrite): boolean =>
  newer.origin === 'press' && newer.key === entry.key && !isPending(entry) && isSamePerson(newer.owner, entry.owner)

export const omitReplaced = (entries: readonly QueuedWrite[]): readonly QueuedWrite[] =>
  entries.filter((entry, index) => !entries.slice(0, index).some((newer) => isReplaced(entry, newer)))

/** Continues at the step where an earlier write of the same key and input stopped, so that nothing is saved twice. */
export function resumeWrite(write: Write, earlier: QueuedWrite | undefined): Write {
  const isSame =
    earlier?.write.kind === write.kind && JSON.stringify(earlier.write.input) === JSON.stringify(write.input)
  return isSame && write.reached === undefined ? { ...write, reached: earlier.write.reached } : write
}

/** Whether only its e-mail is left to send, and nothing is being sent. */
export const isEmailUnsent = ({ stage, write }: QueuedWrite): boolean =>
  write.letter !== undefined &&
  write.reached?.step === 'email' &&
  ['over', 'restored', 'dismissed'].includes(stage.status)

/** Whether a closed page may have sent its e-mail. Only a button with an explanation sends it again. */
const isEmailInDoubt = (entry: QueuedWrite): boolean =>
  isRestored(entry) && mayHaveArrived(entry) && entry.write.reached?.step === 'email'

/** Whether the host's sent flag is too early: it is set by the save, before the first e-mail is sent. */
function isFlaggedEarly(entry: QueuedWrite): boolean {
  const { letter: email, reached } = entry.write
  if (!email || email.sentBefore || email.agreementOf !== undefined) return false
  return isPending(entry) || reached?.mayBeDone === true || reached?.step === 'email'
}

/**
 * Returns whether an e-mail has reached its recipient, as words before a participle; null if none has.
 * @param isFlagged the host's sent flag
 * @param entry the e-mail in the queue
 */
export function getDeliveryText(isFlagged: boolean, entry: QueuedWrite | undefined): 'was' | 'may have been' | null {
  if (!isFlagged) return null
  if (!entry || !isFlaggedEarly(entry)) return 'was'
  return entry.write.reached?.step === 'email' && mayHaveArrived(entry) ? 'may have been' : null
}

export const isHeld = ({ stage }: QueuedWrite): boolean => ['waiting', 'in line', 'restored'].includes(stage.status)

export const isPending = ({ stage }: QueuedWrite): boolean => stage.status !== 'over' && stage.status !== 'dismissed'

export const isVisible = ({ stage }: QueuedWrite): boolean => stage.status !== 'storing' && stage.status !== 'dismissed'

export const getOutcome = ({ stage }: QueuedWrite): Outcome | undefined =>
  stage.status === 'over' || stage.status === 'dismissed' ? stage.outcome : undefined

export const mayHaveArrived = ({ write }: QueuedWrite): boolean => write.reached?.mayBeDone === true

/** Whether the queue reads the list for this entry automatically, because no earlier look succeeded. */
export function needsLook(entry: QueuedWrite): boolean {
  const ways = getOutcome(entry)?.retryActions ?? []
  return entry.stage.status === 'over' && ways.includes('look') && !ways.includes('send')
}

/** Whether its countdown runs. Only a sent entry collapses: any other result stays until it is dismissed. */
export const isCountingDown = (stage: Stage): stage is Extract<Stage, { secondsLeft: number }> =>
  stage.status === 'waiting'
    ? !stage.paused
    : stage.status === 'over' && stage.outcome.state === 'sent' && stage.secondsLeft > 0

/** Whether it was sent and its result has been shown for long enough. */
export const isCollapsed = ({ stage }: QueuedWrite): boolean =>
  stage.status === 'over' && stage.outcome.state === 'sent' && stage.secondsLeft === 0

/** Whether the list does not show its result yet. Until then its row offers no new decision. */
export const isUnsettled = (entry: QueuedWrite): boolean =>
  entry.stage.status === 'over' ? entry.stage.row === 'loading' : !isEmailUnsent(entry) || isRestored(entry)

/** Returns the choice that a row shows instead of the listed value; undefined once the list was loaded again. */
export function getChoice(entry: QueuedWrite | undefined): string | undefined {
  if (entry === undefined) return undefined
  return isUnsettled(entry) || getOutcome(entry)?.keepsChoice ? entry.choice : undefined
}
