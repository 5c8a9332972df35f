import { isSamePerson } from '@/api/same-person'
import type { Person, Session } from '@/api/session'
import { guidance } from '@/domain/texts/guidance'
import { createStore } from '@/lib/create-store'
import { formatAll, formatCount } from '@/lib/format'
import {
  canBeUndone,
  isCounting,
  isHeld,
  isPending,
  isRestored,
  isUnsettled,
  outcomeOf,
  type QueuedWrite,
  type QueueStage,
  type WriteRequest,
} from './entry'
import type { StorageMethods } from './queue-storage'
import type { StoredWrite } from './stored-queue'
import type { Outcome, Write } from './write'

/** Enough to read what will happen and to undo it. */
export const UNDO_SECONDS = 8

/** How long the line of a sent entry is shown before it collapses. */
const RESULT_SECONDS = 8

const failed = (text: string): Outcome => ({ state: 'failed', text, keepsChoice: true })

const NOT_CHECKED = failed('We could not check whether you are still signed in. Nothing was sent. Please try again.')
const NOT_NOTED = failed('This device could not record the sending, so nothing was sent. Please try again.')
const TAKEN: Outcome = { state: 'failed', text: 'Another tab has taken this over. Nothing was sent from here.' }
const FAULT: Outcome = {
  state: 'unconfirmed',
  text: 'Something went wrong in this page. Please look at the list before you try again.',
}

/** A retry that was not sent settles nothing about an earlier attempt, which may have arrived. */
const withEarlierAttempt = (outcome: Outcome, { mayHaveArrived = false }: Write): Outcome =>
  outcome.keepsChoice && mayHaveArrived
    ? { ...outcome, state: 'unconfirmed', reason: guidance.earlierAttempt }
    : outcome

export interface QueueSettings {
  readonly session: Pick<Session, 'person' | 'owner' | 'snapshot' | 'confirm' | 'subscribe'>
  readonly logIn: {
    /** Resolves to true once the person is signed in again, to false when the log-in was cancelled. */
    readonly request: () => Promise<boolean>
    readonly close: (signedIn: boolean) => void
  }
  readonly now: () => Date
  /** Unique for each load of the portal. */
  readonly page: string
  readonly storage: StorageMethods
  /** Sends a write. Rejects only for a bug in the portal. */
  readonly perform: (write: Write, owner: Person) => Promise<Outcome>
  /** Adds sent e-mails to the log, which a killed browser may have lost. */
  readonly logSent: (sent: readonly StoredWrite[], owner: Person) => Promise<void>
}

export interface QueueState {
  /** Entries of the person who is, or was last, signed in here, the newest first. */
  readonly entries: readonly QueuedWrite[]
  /** The countdowns of all entries are paused. */
  readonly isHeld: boolean
  /** The log-in was cancelled: nothing is sent until the person has logged in again. */
  readonly needsLogIn: boolean
  /** Entries of another person that were waiting here, and were not sent. */
  readonly dropped: { readonly of: Person; readonly entries: readonly QueuedWrite[] } | null
}

/** Counts writes by noun: "3 grants and 55 e-mails". */
export function countWrites(writes: readonly Pick<WriteRequest, 'nouns'>[]): string {
  const nouns = new Map(writes.map(({ nouns: [one, many] }) => [one, many]))
  const counts = [...nouns].map(([one, many]) =>
    formatCount(writes.filter(({ nouns }) => nouns[0] === one).length, one, many),
  )
  return formatAll(counts)
}

/**
 * Writes that wait behind Undo, are in flight, or are over. Belongs to the page, not to a screen, so that navigation
 * drops nothing (decision 14). Sends one entry at a time; a failure does not stop the next. Checks the session before
 * each, so that none is sent in another person's name. What a closed page left over is offered again, never sent
 * automatically.
 */
export class WriteQueue {
  #entries: readonly QueuedWrite[] = []
  /** Ids of the entries whose wait is over, in sending order. */
  #queue: readonly string[] = []
  #lastId = 0
  /** Keys of entries that are being stored, and are not shown yet. */
  #adding = new Set<string>()
  #holds = new Map<symbol, 'seconds' | 'all'>()
  #timer: ReturnType<typeof setInterval> | undefined
  /** Ids of entries added between two ticks. They skip the first tick, so that none waits less than its seconds. */
  #addedBetweenTicks = new Set<string>()
  #sending: Promise<void> | null = null
  #isBusy = false
  #needsLogIn = false
  #dropped: QueueState['dropped'] = null
  #viewer: Person | null = null
  /** Whether this page is marked as open. */
  #isOpen = false
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

  readonly find = (key: string): QueuedWrite | undefined => this.#byKey.get(key)

  /**
   * Stores writes, then shows them. Replaces an entry of the same key that is over, and ignores a request if one is
   * pending. Never rejects: a write that cannot be stored waits in memory.
   * @param what names several writes of one press, which share one wait and one Undo
   */
  readonly add = async (requests: readonly WriteRequest[], what?: string): Promise<void> => {
    const owner = this.settings.session.person ?? this.#viewer
    const isTaken = ({ key }: WriteRequest) => this.#adding.has(key) || this.#isPending(key)
    const taken = owner ? requests.filter((request) => !isTaken(request)) : []
    if (!owner || taken.length === 0) return
    const batch = what === undefined ? undefined : { id: this.#newId(), what }
    const entries = taken.map((request): QueuedWrite => ({
      ...request,
      id: this.#newId(),
      owner,
      batch: batch ?? request.batch,
      stage: request.atOnce ? { at: 'in line' } : { at: 'waiting', left: UNDO_SECONDS, paused: false },
      storedBy: undefined,
    }))
    taken.forEach(({ key }) => this.#adding.add(key))
    this.#isOpen = true
    const isStored = await this.settings.storage.add(entries, owner, () => this.#onStoredLate(entries, owner))
    taken.forEach(({ key }) => this.#adding.delete(key))
    this.#show(isStored ? entries.map((entry) => ({ ...entry, storedBy: this.settings.page })) : entries, owner)
  }

  #show(entries: readonly QueuedWrite[], owner: Person): void {
    if (this.#timer !== undefined) entries.forEach(({ id }) => this.#addedBetweenTicks.add(id))
    const replaced = this.#entries.filter(({ key }) => entries.some((entry) => entry.key === key))
    this.#viewer = owner
    this.#entries = [...entries.toReversed(), ...this.#entries.filter((entry) => !replaced.includes(entry))]
    this.#queue = [...this.#queue, ...entries.flatMap(({ id, atOnce = false }) => (atOnce ? [id] : []))]
    this.#forget(replaced)
    this.#changed()
  }

  #newId(): string {
    this.#lastId += 1
    // Sorts as text in the order of the presses.
    return `${this.settings.page}-${String(this.#lastId).padStart(6, '0')}`
  }

  #isPending(key: string): boolean {
    const entry = this.find(key)
    return entry !== undefined && isPending(entry)
  }

  /** Removes entries that are not being sent yet. One that was restored goes back to waiting for a decision. */
  readonly undo = (...ids: readonly string[]): void => {
    this.#entries = this.#entries.map((entry) =>
      ids.includes(entry.id) && entry.isRestored && canBeUndone(entry)
        ? { ...entry, stage: { at: 'restored' } }
        : entry,
    )
    this.#remove((entry) => ids.includes(entry.id) && canBeUndone(entry))
  }

  readonly discard = (...ids: readonly string[]): void =>
    this.#remove((entry) => ids.includes(entry.id) && isRestored(entry))

  /** Entries that are not being sent yet, the newest first. */
  readonly held = (): readonly QueuedWrite[] => this.snapshot().entries.filter(isHeld)

  readonly pause = (paused: boolean, ...ids: readonly string[]): void => {
    this.#entries = this.#entries.map((entry) =>
      ids.includes(entry.id) && entry.stage.at === 'waiting' ? { ...entry, stage: { ...entry.stage, paused } } : entry,
    )
    this.#changed()
  }

  /** Ends the wait of entries, which are sent in their order. */
  readonly goNow = (...ids: readonly string[]): void => {
    const waiting = this.#entries.filter(
      ({ id, stage }) => ids.includes(id) && (stage.at === 'waiting' || stage.at === 'restored'),
    )
    if (waiting.length > 0) this.#enqueue(waiting.map(({ id }) => id).toReversed())
  }

  readonly again = (id: string): void => {
    const entry = this.#entries.find((one) => one.id === id)
    const again = entry && outcomeOf(entry)?.again
    if (entry && again) void this.add([{ ...entry, atOnce: true, write: again.write }])
  }

  /** Removes entries that are over; one whose list is still loading is only hidden, because its row needs it. */
  readonly dismiss = (isMeant: (entry: QueuedWrite) => boolean): void => {
    this.#entries = this.#entries.map((entry) =>
      !isPending(entry) && isMeant(entry) ? { ...entry, isRead: true } : entry,
    )
    this.#forget(this.#entries.filter(({ isRead }) => isRead))
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

  /** Reopens the cancelled log-in. */
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

  /** Resolves when nothing is in flight, for a log-out. Cancels a log-in that an entry waits for. */
  readonly settled = async (): Promise<void> => {
    this.settings.logIn.close(false)
    await this.#sending
  }

  /** Removes everything that this page shows, from the device too: for a log-out. */
  readonly clear = (): void => {
    if (this.#viewer) void this.settings.storage.forgetSent(this.#viewer)
    this.#remove(() => true)
    this.#viewer = null
  }

  /** Removes everything stored for the person, including what closed pages left over. */
  readonly clearDevice = async (): Promise<void> => {
    const { owner } = this.settings.session
    if (owner) await this.settings.storage.clear(owner.id)
  }

  /** Empties the list. Unsent entries stay on the device for their person. */
  readonly leave = (): void => {
    this.#entries = []
    this.#changed()
  }

  /**
   * Shows the person's writes left over from closed pages, and removes what another tab has taken meanwhile. Never
   * rejects: if the storage cannot be read, shows nothing.
   */
  readonly restore = async (): Promise<void> => {
    const { session, logSent } = this.settings
    const owner = session.person
    // Only the council's writes are queued.
    if (!owner || owner.role === 'Applicant') return
    const leftOver = await this.settings.storage.leftOver(owner.id)
    if (!leftOver || !session.person || !isSamePerson(session.person, owner)) return
    const sent = leftOver.filter(({ state }) => state === 'sent')
    if (sent.length > 0)
      await logSent(sent, owner).then(
        () =>
          this.settings.storage.remove(
            owner.id,
            sent.map(({ id }) => id),
          ),
        // The next page logs it.
        () => {},
      )
    const unsent = leftOver.filter(({ state }) => state !== 'sent')
    const kept = this.#entries.filter((entry) => !isRestored(entry) || unsent.some(({ id }) => id === entry.id))
    const added = unsent.filter(
      ({ id, request }) => !this.#isPending(request.key) && kept.every((one) => one.id !== id),
    )
    if (added.length === 0 && kept.length === this.#entries.length) return
    this.#viewer = owner
    const batch = { id: 'restored', what: countWrites(unsent.map(({ request }) => request)) }
    const restored = added.map(({ id, page: storedBy, state, request }): QueuedWrite => ({
      ...request,
      id,
      owner,
      storedBy,
      batch,
      stage: { at: 'restored' },
      isRestored: true,
      write: state === 'sending' ? { ...request.write, mayHaveArrived: true } : request.write,
    }))
    this.#entries = [
      ...kept.map((entry) => (isRestored(entry) ? { ...entry, batch } : entry)),
      ...restored.toReversed(),
    ]
    this.#changed()
  }

  /** Drops the entries of another person, which must not be sent in the new person's name. */
  #onSignedIn(person: Person): void {
    const isNew = !this.#viewer || !isSamePerson(this.#viewer, person)
    this.#viewer = person
    this.#needsLogIn = false
    if (this.#dropped && isSamePerson(this.#dropped.of, person)) this.#dropped = null
    this.#drop(person)
    if (isNew) void this.restore()
  }

  /** Ends the waiting entries of everybody but `now`, or all if null. They are offered again to their person. */
  #drop(now: Person | null): void {
    const dropped = this.#entries.filter((entry) => isHeld(entry) && !(now && isSamePerson(entry.owner, now)))
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

  #setStage(id: string, next: (entry: QueuedWrite) => QueueStage): void {
    this.#entries = this.#entries.map((entry) => (entry.id === id ? { ...entry, stage: next(entry) } : entry))
    this.#changed()
  }

  #remove(isMeant: (entry: QueuedWrite) => boolean): void {
    this.#forget(this.#entries.filter(isMeant))
    this.#entries = this.#entries.filter((entry) => !isMeant(entry))
    this.#changed()
  }

  /** Removes entries from the device, except those of another person. */
  #forget(entries: readonly QueuedWrite[]): void {
    const viewer = this.#viewer
    const stored = entries.filter(({ owner, storedBy }) => storedBy && viewer && isSamePerson(owner, viewer))
    if (stored.length > 0) void this.settings.storage.forget(stored)
  }

  #enqueue(ids: readonly string[]): void {
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
    if (!this.#isOpen || this.#adding.size > 0 || this.#entries.some(isOwn)) return
    this.#isOpen = false
    void this.settings.storage.markClosed()
  }

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

  /** Another tab may have logged out, or logged in another person. The entries were dropped then. */
  async #whoseSession(): Promise<'theirs' | 'nobody’s' | 'not known'> {
    const whose = await this.settings.session.confirm({}).catch(() => 'not known' as const)
    if (whose === 'not known') return whose
    if (whose !== 'signed-out') return whose === 'same' ? 'theirs' : 'nobody’s'
    const signedIn = await this.settings.logIn.request()
    this.#needsLogIn = !signedIn
    this.#changed()
    return signedIn ? 'theirs' : 'nobody’s'
  }

  async #send(entry: QueuedWrite): Promise<void> {
    this.#setStage(entry.id, () => ({ at: 'sending' }))
    const { now, page } = this.settings
    this.#isOpen = true
    const at = now().toISOString()
    const claim = await this.settings.storage.claim(entry, at)
    if (claim !== 'not known') this.#setStoredBy(claim === 'ours' && entry.storedBy ? page : undefined, entry.id)
    if (claim !== 'ours') return this.#finish(entry, claim === 'taken' ? TAKEN : NOT_NOTED)
    const outcome = await this.settings.perform(entry.write, entry.owner).catch((error: unknown) => {
      console.error('sending', error instanceof Error ? error.name : error)
      return FAULT
    })
    await this.settings.storage.settle(entry, withEarlierAttempt(outcome, entry.write), at)
    await this.#finish(entry, outcome)
  }

  async #finish({ id, write }: QueuedWrite, found: Outcome): Promise<void> {
    const outcome = withEarlierAttempt(found, write)
    this.#setStage(id, () => ({ ...endedWith(outcome), isListed: outcome.listRead === undefined }))
    const listed = () => {
      this.#setStage(id, ({ stage }) => (stage.at === 'over' ? { ...stage, isListed: true } : stage))
      this.dismiss(({ isRead = false }) => isRead)
    }
    void outcome.listRead?.then(listed, listed)
  }

  /** Removes what was stored too late, unless its entry still waits. */
  #onStoredLate(entries: readonly QueuedWrite[], owner: Person): void {
    const ids = entries.map(({ id }) => id)
    const waiting = this.#entries.filter((entry) => ids.includes(entry.id) && isHeld(entry))
    this.#setStoredBy(this.settings.page, ...waiting.map(({ id }) => id))
    void this.settings.storage.remove(
      owner.id,
      ids.filter((id) => waiting.every((entry) => entry.id !== id)),
    )
  }

  #setStoredBy(storedBy: string | undefined, ...ids: readonly string[]): void {
    this.#entries = this.#entries.map((entry) => (ids.includes(entry.id) ? { ...entry, storedBy } : entry))
  }
}

/** Whether this page alone may send the entry or repeat it: other pages must not offer it. */
const isOwn = (entry: QueuedWrite): boolean => !isRestored(entry) && outcomeOf(entry)?.state !== 'sent'

const endedWith = (outcome: Outcome) => ({ at: 'over', outcome, isListed: true, left: RESULT_SECONDS }) as const
