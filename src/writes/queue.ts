import { isSamePerson } from '@/api/same-person'
import type { Person, Session } from '@/api/session'
import { createStore } from '@/lib/create-store'
import { formatAndList, formatCount } from '@/lib/format'
import {
  after,
  isCounting,
  isHeld,
  isRestored,
  isPending,
  isShown,
  isToBeLookedFor,
  isEmailLeft,
  withoutReplaced,
  NOTHING,
  outcomeOf,
  resumed,
  type Attempts,
  type QueuedWrite,
  type QueueEvent,
  type WriteRequest,
} from './entry'
import type { StorageMethods } from './queue-storage'
import type { StoredWrite } from './stored-queue'
import { NOT_RECORDED, type HeldWrite, type Outcome, type Way, type WriteRun } from './write'

/** Enough to read what will happen and to undo it. */
export const UNDO_SECONDS = 8

/** Seconds until the host is asked again whether it can be reached; the last one is repeated. */
const PROBES = [2, 4, 8, 16, 30]

/** Index of the first wait before a look for an unconfirmed write: a slow host may still execute it. */
const FIRST_LOOK = 2

const NOT_CLAIMED: Outcome = {
  state: 'failed',
  text: NOT_RECORDED,
  keepsChoice: true,
  ways: ['send'],
}
const TAKEN: Outcome = { state: 'failed', text: 'Another tab has taken this over. Nothing was sent from here.' }
const FAULT: Outcome = {
  state: 'unconfirmed',
  text: 'Something went wrong in this page. Please look at the list before you try again.',
}

export interface QueueSettings {
  readonly session: Pick<Session, 'person' | 'owner' | 'snapshot' | 'confirmOwner' | 'subscribe'>
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
  readonly perform: (run: WriteRun) => Promise<Outcome | HeldWrite>
  /** Moves unsent e-mails of an earlier version from the log to the storage. */
  readonly moveUnsent: (owner: Person) => Promise<void>
  /** Adds sent e-mails to the log, which a killed browser may have lost. */
  readonly logSent: (sent: readonly StoredWrite[], owner: Person) => Promise<void>
}

export interface QueueState extends Pick<Attempts, 'entries' | 'stop' | 'dropped'> {
  /** The countdowns of all entries are paused. */
  readonly isHeld: boolean
}

/** Counts writes by noun: "3 grants and 55 e-mails". */
export function countWrites(writes: readonly Pick<WriteRequest, 'nouns'>[]): string {
  const nouns = new Map(writes.map(({ nouns: [one, many] }) => [one, many]))
  const counts = [...nouns].map(([one, many]) =>
    formatCount(writes.filter(({ nouns }) => nouns[0] === one).length, one, many),
  )
  return formatAndList(counts)
}

/** Events after which the copies of removed entries are removed from the device, too. */
const FORGETTING: ReadonlySet<QueueEvent['is']> = new Set([
  'taken',
  'undone',
  'discarded',
  'dismissed',
  'listed',
  'cleared',
])

// Declared here, because `src/api` must not import the writes.
declare module '@/api/services-context' {
  interface Services {
    readonly writes: WriteQueue
  }
}

/**
 * Runs the writes that wait behind Undo, are in flight, or are over (decision 14). Belongs to the page, not to a screen,
 * so that navigation drops nothing. Sends one at a time; a failure does not stop the next, but nothing is sent while the
 * host cannot be reached or the session has ended. What a closed page left over is offered, never sent automatically.
 */
export class WriteQueue {
  #attempts = NOTHING
  #lastId = 0
  #holds = new Map<symbol, 'seconds' | 'all'>()
  #timer: ReturnType<typeof setInterval> | undefined
  #sending: Promise<void> | null = null
  #isRunning = false
  #probe: ReturnType<typeof setTimeout> | undefined
  #probes = 0
  /** Whether this page is marked as open. */
  #isOpen = false
  #store = createStore<QueueState>({ ...NOTHING, isHeld: false })
  #byKey: ReadonlyMap<string, QueuedWrite> = new Map()

  constructor(private readonly settings: QueueSettings) {
    const { session } = settings
    session.subscribe(() => {
      const state = session.snapshot()
      if (state.state === 'ended-elsewhere') this.#dispatch({ is: 'left', now: state.successor })
      else if (session.person) this.#onSignedIn(session.person)
    })
  }

  readonly snapshot = this.#store.snapshot
  readonly subscribe = this.#store.subscribe

  readonly find = (key: string): QueuedWrite | undefined => this.#byKey.get(key)

  /**
   * Stores writes, then shows them. Replaces an entry of the same key that is over once the new one is being sent, and
   * ignores a request if one is pending. Never rejects: a write that cannot be stored waits in memory.
   * @param what names several writes of one press, which share one wait and one Undo
   */
  readonly add = async (requests: readonly WriteRequest[], what?: string): Promise<void> => {
    const { session, storage, page } = this.settings
    const owner = session.person ?? this.#attempts.viewer
    const isFirst = ({ key }: WriteRequest, index: number) => requests.findIndex((one) => one.key === key) === index
    const taken = owner ? requests.filter((one, index) => isFirst(one, index) && !this.#isTaken(one.key)) : []
    if (!owner || taken.length === 0) return
    const batch = what === undefined ? undefined : { id: this.#newId(), what }
    const entries = taken.map((request): QueuedWrite => ({
      ...request,
      write: resumed(request.write, this.find(request.key)),
      id: this.#newId(),
      owner,
      batch: batch ?? request.batch,
      stage: { at: 'storing' },
      storedBy: undefined,
      from: 'press',
    }))
    const ids = entries.map(({ id }) => id)
    this.#isOpen = true
    this.#dispatch({ is: 'added', entries })
    const isStored = await storage.add(entries, owner, () => this.#onStoredLate(ids, owner))
    // Between two ticks, the first one comes too early.
    const left = UNDO_SECONDS + (this.#timer === undefined ? 0 : 1)
    this.#dispatch({ is: 'stored', ids, by: isStored ? page : undefined, left })
  }

  #newId(): string {
    this.#lastId += 1
    // Sorts as text in the order of the presses.
    return `${this.settings.page}-${String(this.#lastId).padStart(6, '0')}`
  }

  /** Whether an entry of this key is pending, or is being stored. */
  #isTaken = (key: string): boolean => {
    const { viewer, entries } = this.#attempts
    return entries.some(
      (entry) =>
        entry.key === key &&
        isPending(entry) &&
        (entry.stage.at === 'storing' || (viewer !== null && isSamePerson(entry.owner, viewer))),
    )
  }

  /** Removes entries of which nothing was sent yet. One that was left over is offered again. */
  readonly undo = (...ids: readonly string[]): void => this.#dispatch({ is: 'undone', ids })

  readonly discard = (...ids: readonly string[]): void => this.#dispatch({ is: 'discarded', ids })

  /** Entries that are not being sent yet, the newest first. E-mails that are left can stay at a log-out. */
  readonly held = (): readonly QueuedWrite[] =>
    this.snapshot().entries.filter((entry) => isHeld(entry) && !isEmailLeft(entry))

  /** E-mails that are not sent although all else is done, the newest first. */
  readonly emailsLeft = (): readonly QueuedWrite[] => [...this.#byKey.values()].filter(isEmailLeft)

  readonly pause = (paused: boolean, ...ids: readonly string[]): void => this.#dispatch({ is: 'paused', ids, paused })

  /**
   * Ends the wait of entries, which are sent in their order. Does not repeat an e-mail that a closed page may have sent:
   * its outcome says so, and offers it.
   */
  readonly goNow = (...ids: readonly string[]): void => this.#dispatch({ is: 'sent now', ids })

  /** Sends what is left of entries that are over or left over, or looks whether they have arrived. */
  readonly tryAgain = (way: Way, ...ids: readonly string[]): void => this.#dispatch({ is: 'tried again', ids, way })

  /** Removes entries that are over; one whose list is still loading is only hidden, because its row needs it. */
  readonly dismiss = (...ids: readonly string[]): void => this.#dispatch({ is: 'dismissed', ids })

  /** Pauses all countdowns (`seconds`), or sending as well (`all`), until the returned function is called. */
  readonly hold = (what: 'seconds' | 'all'): (() => void) => {
    const hold = Symbol(what)
    this.#holds.set(hold, what)
    this.#changed()
    return () => {
      if (this.#holds.delete(hold)) this.#changed()
    }
  }

  /** Goes on after a stop: asks the host, or opens the cancelled log-in, at once. */
  readonly goOn = (): void => {
    this.#probes = 0
    this.#dispatch({ is: 'stopped', because: null })
  }

  /** Sends all entries now. Resolves to true if all were sent, to false if one failed or the sending has stopped. */
  readonly sendAll = async (): Promise<boolean> => {
    const sent = this.held().map(({ id }) => id)
    this.goNow(...sent)
    const ofThese = () => this.#attempts.entries.filter(({ id }) => sent.includes(id))
    const isOver = () => this.#attempts.stop !== null || !ofThese().some(isPending)
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

  /**
   * Removes everything that this page shows, for a log-out. From the device, too, except e-mails that are left: they are
   * offered at the next log-in.
   */
  readonly clear = (): void => {
    const { viewer, entries } = this.#attempts
    const { storage } = this.settings
    if (viewer) void storage.forgetSent(viewer)
    const kept = entries.filter(isEmailLeft)
    void storage.release(kept)
    this.#dispatch({ is: 'recorded', ids: kept.map(({ id }) => id), by: undefined })
    this.#dispatch({ is: 'cleared' })
  }

  /** Removes everything stored for the person, including what closed pages left over. */
  readonly clearDevice = async (): Promise<void> => {
    const { owner } = this.settings.session
    if (owner) await this.settings.storage.clear(owner.id)
  }

  /** Empties the list. Unsent entries stay on the device for their person. */
  readonly leave = (): void => this.#dispatch({ is: 'emptied' })

  /**
   * Shows the person's writes left over from closed pages, and removes what another tab has taken meanwhile. Never
   * rejects: if the storage cannot be read, shows nothing.
   */
  readonly restore = async (): Promise<void> => {
    const { session, storage, moveUnsent, logSent } = this.settings
    const owner = session.person
    // Only the council's writes are queued.
    if (!owner || owner.role === 'Applicant') return
    await moveUnsent(owner).catch(() => {})
    const leftOver = await storage.leftOver(owner.id)
    if (!leftOver || !session.person || !isSamePerson(session.person, owner)) return
    const sent = leftOver.filter(({ state }) => state === 'sent')
    const sentIds = sent.map(({ id }) => id)
    // If the log cannot be loaded, the next page logs it.
    if (sent.length > 0)
      await logSent(sent, owner).then(
        () => storage.remove(owner.id, sentIds),
        () => {},
      )
    const unsent = leftOver.filter(({ state }) => state !== 'sent')
    const batch = { id: 'restored', what: countWrites(unsent.map(({ request }) => request)) }
    const isNew = ({ id, request }: StoredWrite) =>
      !this.#isTaken(request.key) && this.#attempts.entries.every((entry) => entry.id !== id)
    const entries = unsent.filter(isNew).map(({ id, page: storedBy, request }): QueuedWrite => ({
      ...request,
      id,
      owner,
      storedBy,
      batch,
      stage: { at: 'restored' },
      from: 'closed page',
    }))
    const ids = unsent.map(({ id }) => id)
    this.#dispatch({ is: 'found', ids, entries: entries.toReversed(), batch })
  }

  #onSignedIn(person: Person): void {
    const { viewer } = this.#attempts
    this.#dispatch({ is: 'signed in', person })
    if (!viewer || !isSamePerson(viewer, person)) void this.restore()
  }

  #dispatch(event: QueueEvent): void {
    const { entries, viewer } = this.#attempts
    this.#attempts = after(this.#attempts, event)
    if (FORGETTING.has(event.is)) this.#forget(entries, viewer)
    this.#changed()
  }

  /** Removes the copies of entries that are gone from the device, except those of another person. */
  #forget(before: readonly QueuedWrite[], viewer: Person | null): void {
    const kept = new Set(this.#attempts.entries.map(({ id }) => id))
    const gone = before.filter(
      ({ id, owner, storedBy }) => !kept.has(id) && storedBy && viewer && isSamePerson(owner, viewer),
    )
    if (gone.length > 0) void this.settings.storage.forget(gone)
  }

  /** Counts ticks and reads no clock: the demo's clock can be set, and a test's clock does not run. */
  readonly #tick = (): void => this.#dispatch({ is: 'second passed' })

  #changed(): void {
    const { entries, viewer, stop, dropped } = this.#attempts
    const counts = entries.some(({ stage }) => isCounting(stage))
    if (counts && this.#holds.size === 0) this.#timer ??= setInterval(this.#tick, 1000)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    const isOfViewer = ({ owner, stage }: QueuedWrite) =>
      stage.at !== 'storing' && viewer !== null && isSamePerson(owner, viewer)
    const ofViewer = withoutReplaced(entries.filter(isOfViewer))
    // Reversed, so that the newest entry of a key wins.
    this.#byKey = new Map(ofViewer.toReversed().map((entry) => [entry.key, entry]))
    this.#store.set({ entries: ofViewer.filter(isShown), isHeld: this.#holds.size > 0, stop, dropped })
    void this.#run()
    this.#probeLater()
    if (!this.#isOpen || entries.some(isOwn)) return
    this.#isOpen = false
    void this.settings.storage.markClosed()
  }

  /** Sends what is in line, in the order of the turns. */
  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let next = this.#next(); next; next = this.#next()) {
      const stop = await this.#mayNotSend()
      // It may have been undone meanwhile, or dropped.
      if (stop === null && this.#next()?.id !== next.id) continue
      if (stop !== null) {
        if (stop !== 'somebody else') this.#dispatch({ is: 'stopped', because: stop })
        break
      }
      this.#sending = this.#send(next)
      await this.#sending
      this.#sending = null
    }
    this.#isRunning = false
  }

  #next(): QueuedWrite | undefined {
    const { entries, stop } = this.#attempts
    if (stop !== null || [...this.#holds.values()].includes('all')) return undefined
    const turnOf = ({ stage }: QueuedWrite) => (stage.at === 'in line' ? stage.turn : Infinity)
    const [first] = entries.filter(({ stage }) => stage.at === 'in line').toSorted((a, b) => turnOf(a) - turnOf(b))
    return first
  }

  /** Resolves to null if the session is still this person's. */
  async #mayNotSend(): Promise<HeldWrite['because'] | null> {
    const whose = await this.settings.session.confirmOwner({}).catch(() => 'no host' as const)
    if (whose === 'no host') return whose
    if (whose === 'same') return null
    if (whose === 'other') return 'somebody else'
    return (await this.settings.logIn.request()) ? null : 'signed out'
  }

  async #send(entry: QueuedWrite): Promise<void> {
    const { now, page, storage } = this.settings
    const { id, owner, write, stage } = entry
    this.#isOpen = true
    const at = now().toISOString()
    this.#dispatch({ is: 'taken', id })
    const claim = await storage.claim(entry, at)
    const taken = { ...entry, storedBy: claim === 'ours' && entry.storedBy ? page : entry.storedBy }
    if (claim === 'taken') return this.#end({ ...taken, storedBy: undefined }, TAKEN)
    if (claim !== 'ours') return this.#end(taken, { ...NOT_CLAIMED, left: write.reached })
    this.#dispatch({ is: 'recorded', ids: [id], by: taken.storedBy })
    const only = stage.at === 'in line' ? stage.only : undefined
    const result = await this.settings
      .perform({ write, owner, only, note: (reached) => storage.note(taken, reached, at) })
      .catch((error: unknown) => {
        console.error('sending', error instanceof Error ? error.name : error)
        return FAULT
      })
    await storage.settle(taken, result, at)
    if (result.state !== 'held') return this.#end(taken, result)
    this.#dispatch({ is: 'held', id, result })
    if (result.because !== 'somebody else') return this.#dispatch({ is: 'stopped', because: result.because })
    const state = this.settings.session.snapshot()
    this.#dispatch({ is: 'left', now: state.state === 'ended-elsewhere' ? state.successor : null })
  }

  #end({ id, storedBy }: QueuedWrite, outcome: Outcome): void {
    this.#probes = 0
    this.#dispatch({ is: 'recorded', ids: [id], by: storedBy })
    this.#dispatch({ is: 'ended', id, outcome })
    const listed = () => this.#dispatch({ is: 'listed', ids: [id] })
    void outcome.listRead?.then(listed, listed)
  }

  /** Schedules the next session check while the host is away, or while a write is to be looked for. */
  #probeLater(): void {
    const { stop } = this.#attempts
    const isDue = stop === 'no host' || (stop === null && this.#toBeLookedFor().length > 0)
    if (!isDue) {
      clearTimeout(this.#probe)
      this.#probe = undefined
      return
    }
    const probes = this.#probes + (stop === null ? FIRST_LOOK : 0)
    const seconds = PROBES[Math.min(probes, PROBES.length - 1)] ?? 0
    this.#probe ??= setTimeout(() => void this.#ask(), seconds * 1000)
  }

  #toBeLookedFor(): readonly string[] {
    return withoutReplaced(this.#attempts.entries)
      .filter(isToBeLookedFor)
      .map(({ id }) => id)
  }

  async #ask(): Promise<void> {
    this.#probe = undefined
    this.#probes += 1
    const whose = await this.settings.session.confirmOwner({}).catch(() => null)
    if (whose === null) return this.#probeLater()
    if (whose === 'same') this.#dispatch({ is: 'tried again', ids: this.#toBeLookedFor(), way: 'look' })
    if (this.#attempts.stop === 'no host') this.#dispatch({ is: 'stopped', because: null })
  }

  /** Removes what was stored too late, unless its entry still waits. */
  #onStoredLate(ids: readonly string[], owner: Person): void {
    const waiting = this.#attempts.entries.filter((entry) => ids.includes(entry.id) && isHeld(entry))
    this.#dispatch({ is: 'recorded', ids: waiting.map(({ id }) => id), by: this.settings.page })
    void this.settings.storage.remove(
      owner.id,
      ids.filter((id) => waiting.every((entry) => entry.id !== id)),
    )
  }
}

/** Whether this page alone may send the entry or repeat it: other pages must not offer it. */
const isOwn = (entry: QueuedWrite): boolean => !isRestored(entry) && outcomeOf(entry)?.state !== 'sent'
