import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { guidance } from '@/domain/texts/guidance'
import type { HeldWrite, Outcome, QueuedEmail, Way, Write } from './write'

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

/** The state of one write in the queue. */
export type Attempt =
  /** The device stores it; it is not shown yet. */
  | { readonly at: 'storing' }
  | { readonly at: 'waiting'; readonly left: number; readonly paused: boolean }
  /** Left over from a page that was closed or killed. Waits for a decision of the person. */
  | { readonly at: 'restored' }
  /** Sent in the order of `turn`. With `look`, the list is read, and no step is repeated. */
  | { readonly at: 'in line'; readonly turn: number; readonly only?: 'look' | undefined }
  | { readonly at: 'sending'; readonly turn: number; readonly only?: 'look' | undefined }
  /** `row`: whether its list was loaded again. `left`: seconds until the line of a sent entry collapses. */
  | {
      readonly at: 'over'
      readonly outcome: Outcome
      readonly row: 'loading' | 'loaded'
      readonly left: number
    }
  /** Dismissed, and kept for its row: until its list was loaded again, or until its e-mail is sent or discarded there. */
  | { readonly at: 'dismissed'; readonly outcome: Outcome }

export interface QueuedWrite extends WriteRequest {
  readonly id: string
  readonly owner: Person
  readonly stage: Attempt
  /** The page that its stored copy belongs to; undefined if the browser did not store it. */
  readonly storedBy: string | undefined
  /** Undo restores an entry of a closed page, and discards any other. */
  readonly from: 'press' | 'closed page'
}

/** Why nothing is sent now, although something is in line. */
export type Stop = 'signed out' | 'no host'

export interface Attempts {
  /** Of everybody who was signed in on this page, the newest first. */
  readonly entries: readonly QueuedWrite[]
  /** The person who is, or was last, signed in here. */
  readonly viewer: Person | null
  readonly stop: Stop | null
  /** Entries of another person that were waiting here, and were not sent. */
  readonly dropped: { readonly of: Person; readonly entries: readonly QueuedWrite[] } | null
  readonly lastTurn: number
}

export const NOTHING: Attempts = { entries: [], viewer: null, stop: null, dropped: null, lastTurn: 0 }

type Ids = readonly string[]

export type QueueEvent =
  | { readonly is: 'added'; readonly entries: readonly QueuedWrite[] }
  /** `left`: the seconds of its wait. */
  | { readonly is: 'stored'; readonly ids: Ids; readonly by: string | undefined; readonly left: number }
  | { readonly is: 'undone' | 'discarded' | 'dismissed' | 'sent now' | 'listed'; readonly ids: Ids }
  | { readonly is: 'paused'; readonly ids: Ids; readonly paused: boolean }
  | { readonly is: 'tried again'; readonly ids: Ids; readonly way: Way }
  | { readonly is: 'second passed' }
  | { readonly is: 'taken'; readonly id: string }
  /** `by`: the page that the stored copies belong to now. */
  | { readonly is: 'recorded'; readonly ids: Ids; readonly by: string | undefined }
  | { readonly is: 'ended'; readonly id: string; readonly outcome: Outcome }
  | { readonly is: 'held'; readonly id: string; readonly result: HeldWrite }
  | { readonly is: 'stopped'; readonly because: Stop | null }
  | { readonly is: 'signed in'; readonly person: Person }
  /** The person has left this page; `now` is who is signed in instead. */
  | { readonly is: 'left'; readonly now: Person | null }
  /** `ids`: of all writes that closed pages have left. `entries`: the new ones. */
  | { readonly is: 'found'; readonly ids: Ids; readonly entries: readonly QueuedWrite[]; readonly batch: Batch }
  /** `emptied`: the copies stay on the device. */
  | { readonly is: 'emptied' | 'cleared' }

/** How long the line of a sent entry is shown before it collapses. */
const RESULT_SECONDS = 8

/** Returns the queue after an event. Pure: `queue.ts` runs the timer, the storage and the calls. */
export function after(state: Attempts, event: QueueEvent): Attempts {
  const { entries, viewer } = state
  const set = (change: (entry: QueuedWrite) => QueuedWrite | null): Attempts => ({
    ...state,
    entries: entries.flatMap((entry) => change(entry) ?? []),
  })
  const change = (ids: Ids, next: (entry: QueuedWrite) => QueuedWrite | null): Attempts =>
    set((entry) => (ids.includes(entry.id) ? next(entry) : entry))

  switch (event.is) {
    case 'added':
      return { ...state, entries: [...event.entries.toReversed(), ...entries] }
    case 'stored': {
      const stored = entries.filter(({ id }) => event.ids.includes(id))
      const next = inLine(state, stored, (entry) =>
        entry.atOnce ? undefined : { at: 'waiting', left: event.left, paused: false },
      )
      return {
        ...next,
        viewer: stored[0]?.owner ?? viewer,
        entries: next.entries.map((entry) => (event.ids.includes(entry.id) ? { ...entry, storedBy: event.by } : entry)),
      }
    }
    case 'undone':
      return change(event.ids, (entry) =>
        !canBeUndone(entry) ? entry : entry.from === 'press' ? null : { ...entry, stage: { at: 'restored' } },
      )
    case 'discarded':
      return change(event.ids, (entry) => (isRestored(entry) || isEmailLeft(entry) ? null : entry))
    case 'paused':
      return change(event.ids, (entry) =>
        entry.stage.at === 'waiting' ? { ...entry, stage: { ...entry.stage, paused: event.paused } } : entry,
      )
    case 'sent now':
      return inLine(
        state,
        entries.filter(({ id, stage }) => event.ids.includes(id) && ['waiting', 'restored'].includes(stage.at)),
        undefined,
        (entry) => (isEmailInDoubt(entry) ? 'look' : undefined),
      )
    case 'tried again': {
      const tried = entries.filter(
        (entry) => event.ids.includes(entry.id) && (isRestored(entry) || outcomeOf(entry)?.ways?.includes(event.way)),
      )
      return inLine(state, tried, undefined, () => (event.way === 'look' ? 'look' : undefined))
    }
    case 'second passed': {
      const counted = set((entry) =>
        isCounting(entry.stage) ? { ...entry, stage: { ...entry.stage, left: entry.stage.left - 1 } } : entry,
      )
      return inLine(
        counted,
        counted.entries.filter(({ stage }) => stage.at === 'waiting' && stage.left <= 0),
      )
    }
    case 'taken': {
      const taken = entries.find(({ id }) => id === event.id)
      return set((entry) => {
        if (entry.id !== event.id) return taken && isReplaced(entry, taken) ? null : entry
        return entry.stage.at === 'in line' ? { ...entry, stage: { ...entry.stage, at: 'sending' } } : entry
      })
    }
    case 'recorded':
      return change(event.ids, (entry) => ({ ...entry, storedBy: event.by }))
    case 'held':
      return change([event.id], (entry) =>
        entry.stage.at === 'sending'
          ? {
              ...entry,
              write: { ...entry.write, reached: event.result.reached },
              stage: { ...entry.stage, at: 'in line' },
            }
          : entry,
      )
    case 'ended':
      return change([event.id], (entry) => {
        const outcome = withEarlierAttempt(event.outcome)
        const row = outcome.listRead ? 'loading' : 'loaded'
        const write = { ...entry.write, reached: outcome.left }
        return { ...entry, write, stage: { at: 'over', outcome, row, left: RESULT_SECONDS } }
      })
    case 'listed':
      return change(event.ids, (entry) =>
        entry.stage.at === 'dismissed' && !isEmailLeft(entry)
          ? null
          : entry.stage.at === 'over'
            ? { ...entry, stage: { ...entry.stage, row: 'loaded' } }
            : entry,
      )
    case 'dismissed':
      return change(event.ids, (entry) => {
        const { stage } = entry
        if (stage.at !== 'over') return entry
        return stage.row === 'loaded' && !isEmailLeft(entry)
          ? null
          : { ...entry, stage: { at: 'dismissed', outcome: stage.outcome } }
      })
    case 'stopped':
      return { ...state, stop: event.because }
    case 'signed in':
    case 'left': {
      const now = event.is === 'left' ? event.now : event.person
      const isTheirs = (entry: QueuedWrite) => now !== null && isSamePerson(entry.owner, now)
      const left = entries.filter((entry) => isHeld(entry) && !isTheirs(entry))
      const dropped = left.filter(({ from }) => from === 'press')
      const [first] = dropped
      const earlier = state.dropped && now && isSamePerson(state.dropped.of, now) ? null : state.dropped
      const ofSame = first && earlier && isSamePerson(earlier.of, first.owner) ? earlier.entries : []
      return {
        ...set((entry) =>
          // Another tab may have sent an entry of a closed page. It stays on the device for its person.
          !left.includes(entry) ? entry : dropped.includes(entry) ? { ...entry, stage: overFor(entry, now) } : null,
        ),
        ...(event.is === 'signed in' && { viewer: event.person, stop: null }),
        dropped: first ? { of: first.owner, entries: [...ofSame, ...dropped] } : earlier,
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
      return { ...state, entries: [], viewer: null, stop: null }
  }
}

/** Appends entries to the line, the oldest first, except those for which `stageOf` returns another state. */
function inLine(
  state: Attempts,
  meant: readonly QueuedWrite[],
  stageOf: (entry: QueuedWrite) => Attempt | undefined = () => undefined,
  only: (entry: QueuedWrite) => 'look' | undefined = () => undefined,
): Attempts {
  const stages = new Map<string, Attempt>()
  let { lastTurn } = state
  for (const entry of meant.toReversed()) {
    const stage = stageOf(entry)
    if (stage === undefined) lastTurn += 1
    stages.set(entry.id, stage ?? { at: 'in line', turn: lastTurn, only: only(entry) })
  }
  const entries = state.entries.map((entry) => ({ ...entry, stage: stages.get(entry.id) ?? entry.stage }))
  return { ...state, lastTurn, entries }
}

/** A retry that was not sent settles nothing about an earlier attempt, which may have arrived. */
const withEarlierAttempt = (outcome: Outcome): Outcome =>
  outcome.state === 'failed' && outcome.left?.mayBeDone
    ? { ...outcome, state: 'unconfirmed', reason: [outcome.reason, guidance.earlierAttempt].filter(Boolean).join(' ') }
    : outcome

/** Returns the end of an entry whose person is no longer signed in. */
function overFor({ write: { reached } }: QueuedWrite, now: Person | null): Attempt {
  const because = now
    ? `${now.name || now.email || 'somebody else'} logged in here meanwhile.`
    : 'there was a log-out in another tab.'
  const what = reached?.step === 'email' ? 'Its e-mail was not sent' : 'Not sent'
  const text = reached?.mayBeDone ? `Not sent again: ${because}` : `${what}: ${because}`
  const outcome: Outcome = { state: reached?.mayBeDone ? 'unconfirmed' : 'failed', text, left: reached }
  return { at: 'over', outcome, row: 'loaded', left: RESULT_SECONDS }
}

export const emailName = ({ to }: QueuedEmail): string => `E-mail to ${to}`

/** Names a request after its e-mail if only the e-mail is left to send. */
export function emailRequest(request: WriteRequest): WriteRequest {
  const { letter: email, reached } = request.write
  return reached?.step === 'email' && email
    ? { ...request, what: emailName(email), nouns: ['e-mail', 'e-mails'] }
    : request
}

/** A write of which this page has sent a part cannot be undone. */
export const canBeUndone = ({ stage, write, from }: QueuedWrite): boolean =>
  stage.at === 'waiting' || (stage.at === 'in line' && (from === 'closed page' || write.reached === undefined))

export const isRestored = ({ stage }: QueuedWrite): boolean => stage.at === 'restored'

/** Whether a later press about the same thing replaces an entry that is over, once its write is being sent. */
const isReplaced = (entry: QueuedWrite, by: QueuedWrite): boolean =>
  by.from === 'press' && by.key === entry.key && !isPending(entry) && isSamePerson(by.owner, entry.owner)

export const withoutReplaced = (entries: readonly QueuedWrite[]): readonly QueuedWrite[] =>
  entries.filter((entry, index) => !entries.slice(0, index).some((newer) => isReplaced(entry, newer)))

/** Returns a write that goes on where an earlier one of the same key and input has stopped, so that nothing is saved twice. */
export function resumed(write: Write, earlier: QueuedWrite | undefined): Write {
  const isSame =
    earlier?.write.kind === write.kind && JSON.stringify(earlier.write.input) === JSON.stringify(write.input)
  return isSame && write.reached === undefined ? { ...write, reached: earlier.write.reached } : write
}

/** Whether all but its e-mail is done, and nothing is being sent. */
export const isEmailLeft = ({ stage, write }: QueuedWrite): boolean =>
  write.letter !== undefined && write.reached?.step === 'email' && ['over', 'restored', 'dismissed'].includes(stage.at)

/** Whether a closed page may have sent its e-mail. Only a button beside words that say so sends it again. */
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
export function reachedText(isFlagged: boolean, entry: QueuedWrite | undefined): 'was' | 'may have been' | null {
  if (!isFlagged) return null
  if (!entry || !isFlaggedEarly(entry)) return 'was'
  return entry.write.reached?.step === 'email' && mayHaveArrived(entry) ? 'may have been' : null
}

export const isHeld = ({ stage }: QueuedWrite): boolean => ['waiting', 'in line', 'restored'].includes(stage.at)

export const isPending = ({ stage }: QueuedWrite): boolean => stage.at !== 'over' && stage.at !== 'dismissed'

export const isShown = ({ stage }: QueuedWrite): boolean => stage.at !== 'storing' && stage.at !== 'dismissed'

export const outcomeOf = ({ stage }: QueuedWrite): Outcome | undefined =>
  stage.at === 'over' || stage.at === 'dismissed' ? stage.outcome : undefined

export const mayHaveArrived = ({ write }: QueuedWrite): boolean => write.reached?.mayBeDone === true

/** Whether the queue looks for it without a press, because no look has read the list yet. */
export function isToBeLookedFor(entry: QueuedWrite): boolean {
  const ways = outcomeOf(entry)?.ways ?? []
  return entry.stage.at === 'over' && ways.includes('look') && !ways.includes('send')
}

/** Whether its seconds are running. Only a sent entry collapses: any other result stays until it is dismissed. */
export const isCounting = (stage: Attempt): stage is Extract<Attempt, { left: number }> =>
  stage.at === 'waiting' ? !stage.paused : stage.at === 'over' && stage.outcome.state === 'sent' && stage.left > 0

/** Whether it was sent and its result has been shown for long enough. */
export const isCollapsed = ({ stage }: QueuedWrite): boolean =>
  stage.at === 'over' && stage.outcome.state === 'sent' && stage.left === 0

/** Whether the list does not show its result yet: its row then offers no new decision. */
export const isUnsettled = (entry: QueuedWrite): boolean =>
  entry.stage.at === 'over' ? entry.stage.row === 'loading' : !isEmailLeft(entry) || isRestored(entry)

/** Shown by a row instead of the listed value; undefined once the list was loaded again. */
export function choiceOf(entry: QueuedWrite | undefined): string | undefined {
  if (entry === undefined) return undefined
  return isUnsettled(entry) || outcomeOf(entry)?.keepsChoice ? entry.choice : undefined
}
