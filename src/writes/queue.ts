import { createStore } from '@/lib/create-store'
import { isSamePerson } from '@/api/same-person'
import type { Person, Session } from '@/api/session'
import {
  canBeUndone,
  isCounting,
  isPending,
  isUnsettled,
  outcomeOf,
  type QueuedWrite,
  type Outcome,
  type QueueStage,
  type WriteRequest,
} from './entry'

/** How long an entry waits, in seconds: enough to read what will happen and to undo it. */
export const UNDO_SECONDS = 8

/** How long the line of a sent entry is shown before it collapses. */
const RESULT_SECONDS = 8

const NOT_CHECKED: Outcome = {
  state: 'failed',
  text: 'We could not check whether you are still signed in. Nothing was sent. Please try again.',
  keepsChoice: true,
}
const FAULT: Outcome = {
  state: 'unconfirmed',
  text: 'Something went wrong in this page. Please look at the list before you try again.',
}

export interface QueueSettings {
  readonly session: Pick<Session, 'person' | 'snapshot' | 'confirm' | 'subscribe'>
  readonly logIn: {
    /** Resolves to true once the person is signed in again, to false when the log-in was cancelled. */
    readonly ask: () => Promise<boolean>
    readonly answer: (signedIn: boolean) => void
  }
}

/** What the page shows of the queue at this moment. */
export interface QueueState {
  /** Those of the person who is, or was last, signed in here; the newest first. */
  readonly entries: readonly QueuedWrite[]
  /** The countdowns of all entries are paused. */
  readonly isHeld: boolean
  /** The log-in that sending needs was cancelled: nothing is sent until the person has logged in again. */
  readonly needsLogIn: boolean
  /** Entries of another person that were waiting here, and were not sent. */
  readonly dropped: { readonly of: Person; readonly entries: readonly QueuedWrite[] } | null
}

/**
 * Writes that wait behind Undo, are being sent, or are over. It belongs to the page and not to a screen, so that
 * navigating drops nothing (decision 14). Entries wait some seconds and are then sent one at a time; a failed one does
 * not stop the next. Before each is sent the host is asked who is signed in, so that none is sent in another person's
 * name.
 */
export class WriteQueue {
  #entries: readonly QueuedWrite[] = []
  /** Ids of the entries whose wait is over, in sending order. */
  #queue: readonly number[] = []
  #lastId = 0
  #lastBatch = 0
  #holds = new Map<symbol, 'seconds' | 'all'>()
  #timer: ReturnType<typeof setInterval> | undefined
  /** Ids of entries that were added between two ticks, and skip the first so that none waits less than its seconds. */
  #addedBetweenTicks = new Set<number>()
  #sending: Promise<void> | null = null
  #isBusy = false
  #needsLogIn = false
  #dropped: QueueState['dropped'] = null
  #viewer: Person | null = null
  #store = createStore<QueueState>({ entries: [], isHeld: false, needsLogIn: false, dropped: null })
  #byKey: ReadonlyMap<string, QueuedWrite> = new Map()

  constructor(private readonly settings: QueueSettings) {
    const { session } = settings
    session.subscribe(() => {
      const state = session.snapshot()
      if (state.state === 'left') this.#drop(state.now)
      else if (session.person) this.#onSignedIn(session.person)
    })
  }

  readonly snapshot = this.#store.snapshot
  readonly subscribe = this.#store.subscribe

  /** The newest entry with a key. */
  readonly find = (key: string): QueuedWrite | undefined => this.#byKey.get(key)

  /** Adds an entry. It replaces one of the same key that is over; while one of that key is pending, nothing happens. */
  readonly add = (request: WriteRequest): void => this.#add(request, this.#timer !== undefined)

  /** Adds what one press sends to several people, with one wait. `what` is what they are together. */
  readonly addAll = (requests: readonly WriteRequest[], what: string): void => {
    const isBetweenTicks = this.#timer !== undefined
    this.#lastBatch += 1
    const batch = { id: `batch-${this.#lastBatch}`, what }
    requests.forEach((request) => this.#add({ ...request, batch }, isBetweenTicks))
  }

  #add(request: WriteRequest, isBetweenTicks: boolean): void {
    const owner = this.settings.session.person ?? this.#viewer
    const earlier = this.find(request.key)
    if (!owner || (earlier && isPending(earlier))) return
    const id = (this.#lastId += 1)
    const stage: QueueStage = request.atOnce ? { at: 'in line' } : { at: 'waiting', left: UNDO_SECONDS, paused: false }
    if (isBetweenTicks) this.#addedBetweenTicks.add(id)
    this.#viewer = owner
    this.#entries = [
      { ...request, id, owner, stage, isRead: false },
      ...this.#entries.filter((entry) => entry !== earlier),
    ]
    if (request.atOnce) this.#queue = [...this.#queue, id]
    this.#changed()
  }

  /** Removes entries that are not being sent yet. */
  readonly undo = (...ids: readonly number[]): void =>
    this.#remove((entry) => ids.includes(entry.id) && canBeUndone(entry))

  /** Entries that can be undone, the newest first. */
  readonly held = (): readonly QueuedWrite[] => this.snapshot().entries.filter(canBeUndone)

  readonly pause = (paused: boolean, ...ids: readonly number[]): void => {
    this.#entries = this.#entries.map((entry) =>
      ids.includes(entry.id) && entry.stage.at === 'waiting' ? { ...entry, stage: { ...entry.stage, paused } } : entry,
    )
    this.#changed()
  }

  /** Ends the wait of entries, which are sent in their order. */
  readonly goNow = (...ids: readonly number[]): void => {
    const waiting = this.#entries.filter(({ id, stage }) => ids.includes(id) && stage.at === 'waiting')
    if (waiting.length > 0) this.#enqueue(waiting.map(({ id }) => id).toReversed())
  }

  readonly again = (id: number): void => {
    const entry = this.#entries.find((one) => one.id === id)
    const again = entry && outcomeOf(entry)?.again
    if (entry && again) this.add({ ...entry, atOnce: true, run: again.run })
  }

  /** Removes entries that are over; one whose list is still loading is only hidden, because its row needs it. */
  readonly dismiss = (isMeant: (entry: QueuedWrite) => boolean): void => {
    this.#entries = this.#entries.map((entry) =>
      !isPending(entry) && isMeant(entry) ? { ...entry, isRead: true } : entry,
    )
    this.#remove((entry) => entry.isRead === true && !isUnsettled(entry))
  }

  /** Pauses all countdowns (`seconds`), or sending as well (`all`), until the returned function is called. */
  readonly hold = (what: 'seconds' | 'all'): (() => void) => {
    const hold = Symbol(what)
    this.#holds.set(hold, what)
    this.#changed()
    return () => {
      if (this.#holds.delete(hold)) this.#changed()
    }
  }

  /** Asks again for the log-in that was cancelled. */
  readonly logInAgain = (): void => {
    this.#needsLogIn = false
    this.#changed()
  }

  /** Sends all entries now. Resolves to true if all were sent, to false if one failed or waits for a log-in. */
  readonly sendAll = async (): Promise<boolean> => {
    const sent = this.held().map(({ id }) => id)
    this.goNow(...sent)
    const ofThese = () => this.#entries.filter(({ id }) => sent.includes(id))
    const isOver = () => this.#needsLogIn || !ofThese().some(isPending)
    while (!isOver()) await this.#nextChange()
    return ofThese().every((entry) => outcomeOf(entry)?.state === 'sent')
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop()
        resolve()
      })
    })
  }

  /** Resolves when nothing is being sent, for a log-out. An entry that waits for a log-in is given up. */
  readonly settled = async (): Promise<void> => {
    this.settings.logIn.answer(false)
    await this.#sending
  }

  /** Removes everything, for a log-out. */
  readonly clear = (): void => this.#remove(() => true)

  /** Somebody signed in. Where it is another person, nothing of the first may be sent in their name. */
  #onSignedIn(person: Person): void {
    this.#viewer = person
    this.#needsLogIn = false
    if (this.#dropped && isSamePerson(this.#dropped.of, person)) this.#dropped = null
    this.#drop(person)
  }

  /** Ends the waiting entries of anybody but `now`; all of them where that is null. */
  #drop(now: Person | null): void {
    const dropped = this.#entries.filter((entry) => canBeUndone(entry) && !(now && isSamePerson(entry.owner, now)))
    const text = now
      ? `Not sent: ${now.name || now.email || 'somebody else'} logged in here meanwhile.`
      : 'Not sent: there was a log-out in another tab.'
    const [first] = dropped
    if (first) this.#dropped = { of: first.owner, entries: dropped }
    this.#entries = this.#entries.map((entry) =>
      dropped.includes(entry) ? { ...entry, stage: endedWith({ state: 'failed', text }) } : entry,
    )
    this.#changed()
  }

  #setStage(id: number, next: (entry: QueuedWrite) => QueueStage): void {
    this.#entries = this.#entries.map((entry) => (entry.id === id ? { ...entry, stage: next(entry) } : entry))
    this.#changed()
  }

  #remove(isMeant: (entry: QueuedWrite) => boolean): void {
    this.#entries = this.#entries.filter((entry) => !isMeant(entry))
    this.#changed()
  }

  #enqueue(ids: readonly number[]): void {
    this.#queue = [...this.#queue, ...ids]
    this.#entries = this.#entries.map((entry) =>
      ids.includes(entry.id) ? { ...entry, stage: { at: 'in line' } } : entry,
    )
    this.#changed()
  }

  /** Counts ticks and reads no clock: the demo's clock can be set, and a test's clock does not run. */
  readonly #tick = (): void => {
    this.#entries = this.#entries.map((entry) => {
      const { id, stage } = entry
      if (!isCounting(stage) || this.#addedBetweenTicks.delete(id)) return entry
      return { ...entry, stage: { ...stage, left: stage.left - 1 } }
    })
    // The oldest entry is the last of the list, and is sent first.
    const ended = this.#entries.filter(({ stage }) => stage.at === 'waiting' && stage.left === 0).toReversed()
    this.#enqueue(ended.map(({ id }) => id))
  }

  #changed(): void {
    const counts = this.#entries.some(({ stage }) => isCounting(stage))
    if (counts && this.#holds.size === 0) this.#timer ??= setInterval(this.#tick, 1000)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#addedBetweenTicks.clear()
    }
    const viewer = this.#viewer
    const ofViewer = viewer ? this.#entries.filter(({ owner }) => isSamePerson(owner, viewer)) : []
    this.#byKey = new Map(ofViewer.map((entry) => [entry.key, entry]))
    this.#store.set({
      entries: ofViewer.filter(({ isRead }) => !isRead),
      isHeld: this.#holds.size > 0,
      needsLogIn: this.#needsLogIn,
      dropped: this.#dropped,
    })
    void this.#sendQueue()
  }

  /** Sends the queued entries, one at a time. */
  async #sendQueue(): Promise<void> {
    if (this.#isBusy || this.#needsLogIn) return
    this.#isBusy = true
    for (let next = this.#next(); next; next = this.#next()) {
      const whose = await this.#whoseSession()
      if (whose === 'nobody’s') break
      // It may have been undone meanwhile, or dropped.
      if (this.#next() !== next) continue
      this.#sending = whose === 'theirs' ? this.#send(next) : this.#finish(next, NOT_CHECKED)
      await this.#sending
      this.#sending = null
    }
    this.#isBusy = false
  }

  #next(): QueuedWrite | undefined {
    if ([...this.#holds.values()].includes('all')) return undefined
    this.#queue = this.#queue.filter((id) =>
      this.#entries.some((entry) => entry.id === id && entry.stage.at === 'in line'),
    )
    return this.#entries.find(({ id }) => id === this.#queue[0])
  }

  /** Another tab may have logged out since, or logged in another person: the entries were dropped then. */
  async #whoseSession(): Promise<'theirs' | 'nobody’s' | 'not known'> {
    const whose = await this.settings.session.confirm({}).catch(() => 'not known' as const)
    if (whose === 'not known') return whose
    if (whose !== 'signed-out') return whose === 'same' ? 'theirs' : 'nobody’s'
    const signedIn = await this.settings.logIn.ask()
    this.#needsLogIn = !signedIn
    this.#changed()
    return signedIn ? 'theirs' : 'nobody’s'
  }

  async #send(entry: QueuedWrite): Promise<void> {
    this.#setStage(entry.id, () => ({ at: 'sending' }))
    const outcome = await entry.run(entry.owner).catch((error: unknown) => {
      console.error('sending', error instanceof Error ? error.name : error)
      return FAULT
    })
    await this.#finish(entry, outcome)
  }

  async #finish({ id }: QueuedWrite, outcome: Outcome): Promise<void> {
    this.#setStage(id, () => ({ ...endedWith(outcome), isListed: outcome.listRead === undefined }))
    const listed = () => {
      this.#setStage(id, ({ stage }) => (stage.at === 'over' ? { ...stage, isListed: true } : stage))
      this.dismiss(({ isRead = false }) => isRead)
    }
    void outcome.listRead?.then(listed, listed)
  }
}

const endedWith = (outcome: Outcome) => ({ at: 'over', outcome, isListed: true, left: RESULT_SECONDS }) as const
