import { isSamePerson } from '@/api/same-person'
import type { Person, Session } from '@/api/session'
import { createStore } from '@/lib/create-store'
import { formatAndList, formatCount } from '@/lib/format'
import {
  applyEvent,
  isCountingDown,
  isHeld,
  isRestored,
  isPending,
  isVisible,
  needsLook,
  isEmailUnsent,
  omitReplaced,
  EMPTY_QUEUE,
  getOutcome,
  resumeWrite,
  type QueueContents,
  type QueuedWrite,
  type QueueEvent,
  type WriteRequest,
} from './entry'
import type { StorageMethods } from './queue-storage'
import type { StoredWrite } from './stored-queue'
import { NOT_RECORDED, type HeldWrite, type Outcome, type RetryAction, type WriteRun } from './write'

/** Long enough to read the announcement and to undo the write. */
export const UNDO_SECONDS = 8

/** Seconds between checks whether the host can be reached. The last value is repeated. */
const PROBE_SECONDS = [2, 4, 8, 16, 30]

/** Index of the wait before the first look for an unconfirmed write. A slow host may still execute the write. */
const FIRST_LOOK_INDEX = 2

const CLAIM_FAILED: Outcome = {
  state: 'failed',
  text: NOT_RECORDED,
  keepsChoice: true,
  retryActions: ['send'],
}
const TAKEN_BY_ANOTHER_TAB: Outcome = {
  state: 'failed',
  text: 'Another tab has taken this over. Nothing was sent from here.',
}
const PORTAL_BUG: Outcome = {
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

export interface QueueState extends Pick<QueueContents, 'entries' | 'stopReason' | 'droppedWrites'> {
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
const REMOVING_EVENTS: ReadonlySet<QueueEvent['type']> = new Set([
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
 * host cannot be reached or the session has ended. Writes of closed pages are offered, never sent automatically.
 */
export class WriteQueue {
  #contents = EMPTY_QUEUE
  #lastId = 0
  #holds = new Map<symbol, 'seconds' | 'all'>()
  #timer: ReturnType<typeof setInterval> | undefined
  #sending: Promise<void> | null = null
  #isRunning = false
  #probe: ReturnType<typeof setTimeout> | undefined
  #probes = 0
  /** Whether this page is marked as open. */
  #isOpen = false
  #store = createStore<QueueState>({ ...EMPTY_QUEUE, isHeld: false })
  #byKey: ReadonlyMap<string, QueuedWrite> = new Map()

  constructor(private readonly settings: QueueSettings) {
    const { session } = settings
    session.subscribe(() => {
      const state = session.snapshot()
      if (state.state === 'ended-elsewhere') this.#dispatch({ type: 'left', successor: state.successor })
      else if (state.state === 'valid') this.#onSignedIn(state.person)
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
    const owner = session.person ?? this.#contents.viewer
    const isFirst = ({ key }: WriteRequest, index: number) => requests.findIndex((one) => one.key === key) === index
    const newRequests = owner
      ? requests.filter((one, index) => isFirst(one, index) && !this.#hasPendingEntry(one.key))
      : []
    if (!owner || newRequests.length === 0) return
    const batch = what === undefined ? undefined : { id: this.#newId(), what }
    const entries = newRequests.map((request): QueuedWrite => ({
      ...request,
      write: resumeWrite(request.write, this.find(request.key)),
      id: this.#newId(),
      owner,
      batch: batch ?? request.batch,
      stage: { status: 'storing' },
      storedBy: undefined,
      origin: 'press',
    }))
    const ids = entries.map(({ id }) => id)
    this.#isOpen = true
    this.#dispatch({ type: 'added', entries })
    const isStored = await storage.add(entries, owner, () => this.#onStoredLate(ids, owner))
    // Between two ticks, the first one comes too early.
    const secondsLeft = UNDO_SECONDS + (this.#timer === undefined ? 0 : 1)
    this.#dispatch({ type: 'stored', ids, storedBy: isStored ? page : undefined, secondsLeft })
  }

  #newId(): string {
    this.#lastId += 1
    // Sorts as text in the order of the presses.
    return `${this.settings.page}-${String(this.#lastId).padStart(6, '0')}`
  }

  /** Whether an entry of this key is pending, or is being stored. */
  #hasPendingEntry = (key: string): boolean => {
    const { viewer, entries } = this.#contents
    return entries.some(
      (entry) =>
        entry.key === key &&
        isPending(entry) &&
        (entry.stage.status === 'storing' || (viewer !== null && isSamePerson(entry.owner, viewer))),
    )
  }

  /** Removes entries of which nothing was sent yet. An entry of a closed page is offered again. */
  readonly undo = (...ids: readonly string[]): void => this.#dispatch({ type: 'undone', ids })

  readonly discard = (...ids: readonly string[]): void => this.#dispatch({ type: 'discarded', ids })

  /** Returns entries that are not being sent yet, newest first. Omits unsent e-mails, which can stay at a log-out. */
  readonly getHeldEntries = (): readonly QueuedWrite[] =>
    this.snapshot().entries.filter((entry) => isHeld(entry) && !isEmailUnsent(entry))

  /** Returns e-mails whose write is done except for the e-mail, newest first. */
  readonly getUnsentEmails = (): readonly QueuedWrite[] => [...this.#byKey.values()].filter(isEmailUnsent)

  readonly pause = (paused: boolean, ...ids: readonly string[]): void => this.#dispatch({ type: 'paused', ids, paused })

  /**
   * Ends the wait of entries, which are sent in their order. Does not repeat an e-mail that a closed page may have sent.
   * The outcome explains this and offers to send it.
   */
  readonly sendNow = (...ids: readonly string[]): void => this.#dispatch({ type: 'sent now', ids })

  /** Sends the remaining steps of ended or restored entries, or looks whether they have arrived. */
  readonly tryAgain = (action: RetryAction, ...ids: readonly string[]): void =>
    this.#dispatch({ type: 'tried again', ids, action })

  /** Removes ended entries. Hides an entry while its list is loading, because its row still needs it. */
  readonly dismiss = (...ids: readonly string[]): void => this.#dispatch({ type: 'dismissed', ids })

  /** Pauses all countdowns (`seconds`), or sending as well (`all`), until the returned function is called. */
  readonly hold = (scope: 'seconds' | 'all'): (() => void) => {
    const hold = Symbol(scope)
    this.#holds.set(hold, scope)
    this.#publish()
    return () => {
      if (this.#holds.delete(hold)) this.#publish()
    }
  }

  /** Resumes immediately after a stop: calls the host, or opens the cancelled log-in. */
  readonly resume = (): void => {
    this.#probes = 0
    this.#dispatch({ type: 'stopped', stopReason: null })
  }

  /** Sends all entries now. Resolves to true if all were sent, to false if one failed or the sending has stopped. */
  readonly sendAll = async (): Promise<boolean> => {
    const ids = this.getHeldEntries().map(({ id }) => id)
    this.sendNow(...ids)
    const getEntries = () => this.#contents.entries.filter(({ id }) => ids.includes(id))
    const isOver = () => this.#contents.stopReason !== null || !getEntries().some(isPending)
    while (!isOver()) await this.#nextChange()
    return getEntries().every((entry) => getOutcome(entry)?.state === 'sent')
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
  readonly waitUntilSettled = async (): Promise<void> => {
    this.settings.logIn.close(false)
    await this.#sending
  }

  /**
   * Removes all entries from this page and from the device, for a log-out. Unsent e-mails stay on the device and are
   * offered at the next log-in.
   */
  readonly clear = (): void => {
    const { viewer, entries } = this.#contents
    const { storage } = this.settings
    if (viewer) void storage.removeSent(viewer)
    const kept = entries.filter(isEmailUnsent)
    void storage.release(kept)
    this.#dispatch({ type: 'recorded', ids: kept.map(({ id }) => id), storedBy: undefined })
    this.#dispatch({ type: 'cleared' })
  }

  /** Removes everything stored for the person, including writes of closed pages. */
  readonly clearDevice = async (): Promise<void> => {
    const { owner } = this.settings.session
    if (owner) await this.settings.storage.clear(owner.id)
  }

  /** Empties the list. Unsent entries stay on the device for their person. */
  readonly empty = (): void => this.#dispatch({ type: 'emptied' })

  /**
   * Shows the person's writes of closed pages, and removes entries that another tab has taken over meanwhile. Never
   * rejects. Shows nothing if the storage cannot be read.
   */
  readonly restore = async (): Promise<void> => {
    const { session, storage, moveUnsent, logSent } = this.settings
    const owner = session.person
    // Only the council's writes are queued.
    if (!owner || owner.role === 'Applicant') return
    await moveUnsent(owner).catch(() => {})
    const closedPageWrites = await storage.listFromClosedPages(owner.id)
    if (!closedPageWrites || !session.person || !isSamePerson(session.person, owner)) return
    const sent = closedPageWrites.filter(({ state }) => state === 'sent')
    const sentIds = sent.map(({ id }) => id)
    // If the log cannot be loaded, the next page logs it.
    if (sent.length > 0)
      await logSent(sent, owner).then(
        () => storage.remove(owner.id, sentIds),
        () => {},
      )
    const unsent = closedPageWrites.filter(({ state }) => state !== 'sent')
    const batch = { id: 'restored', what: countWrites(unsent.map(({ request }) => request)) }
    const isNew = ({ id, request }: StoredWrite) =>
      !this.#hasPendingEntry(request.key) && this.#contents.entries.every((entry) => entry.id !== id)
    const entries = unsent.filter(isNew).map(({ id, page: storedBy, request }): QueuedWrite => ({
      ...request,
      id,
      owner,
      storedBy,
      batch,
      stage: { status: 'restored' },
      origin: 'closed page',
    }))
    const ids = unsent.map(({ id }) => id)
    this.#dispatch({ type: 'found', ids, entries: entries.toReversed(), batch })
  }

  #onSignedIn(person: Person): void {
    const { viewer } = this.#contents
    this.#dispatch({ type: 'signed in', person })
    if (!viewer || !isSamePerson(viewer, person)) void this.restore()
  }

  #dispatch(event: QueueEvent): void {
    const { entries, viewer } = this.#contents
    this.#contents = applyEvent(this.#contents, event)
    if (REMOVING_EVENTS.has(event.type)) this.#removeCopies(entries, viewer)
    this.#publish()
  }

  /** Removes the copies of entries that are gone from the device, except those of another person. */
  #removeCopies(before: readonly QueuedWrite[], viewer: Person | null): void {
    const kept = new Set(this.#contents.entries.map(({ id }) => id))
    const removedEntries = before.filter(
      ({ id, owner, storedBy }) => !kept.has(id) && storedBy && viewer && isSamePerson(owner, viewer),
    )
    if (removedEntries.length > 0) void this.settings.storage.removeUnsent(removedEntries)
  }

  /** Counts ticks and reads no clock: the demo's clock can be set, and a test's clock does not run. */
  readonly #tick = (): void => this.#dispatch({ type: 'second passed' })

  #publish(): void {
    const { entries, viewer, stopReason, droppedWrites } = this.#contents
    const isCounting = entries.some(({ stage }) => isCountingDown(stage))
    if (isCounting && this.#holds.size === 0) this.#timer ??= setInterval(this.#tick, 1000)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    const isOfViewer = ({ owner, stage }: QueuedWrite) =>
      stage.status !== 'storing' && viewer !== null && isSamePerson(owner, viewer)
    const viewerEntries = omitReplaced(entries.filter(isOfViewer))
    // Reversed, so that the newest entry of a key wins.
    this.#byKey = new Map(viewerEntries.toReversed().map((entry) => [entry.key, entry]))
    this.#store.set({
      entries: viewerEntries.filter(isVisible),
      isHeld: this.#holds.size > 0,
      stopReason,
      droppedWrites,
    })
    void this.#run()
    this.#scheduleProbe()
    if (!this.#isOpen || entries.some(isHandledByThisPage)) return
    this.#isOpen = false
    void this.settings.storage.markClosed()
  }

  /** Sends what is in line, in the order of the turns. */
  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let next = this.#next(); next; next = this.#next()) {
      const stop = await this.#findHoldReason()
      // The entry may have been undone or dropped meanwhile.
      if (stop === null && this.#next()?.id !== next.id) continue
      if (stop !== null) {
        if (stop !== 'somebody else') this.#dispatch({ type: 'stopped', stopReason: stop })
        break
      }
      this.#sending = this.#send(next)
      await this.#sending
      this.#sending = null
    }
    this.#isRunning = false
  }

  #next(): QueuedWrite | undefined {
    const { entries, stopReason } = this.#contents
    if (stopReason !== null || [...this.#holds.values()].includes('all')) return undefined
    const getTurn = ({ stage }: QueuedWrite) => (stage.status === 'in line' ? stage.turn : Infinity)
    const [first] = entries
      .filter(({ stage }) => stage.status === 'in line')
      .toSorted((a, b) => getTurn(a) - getTurn(b))
    return first
  }

  /** Resolves to null if the session is still this person's. */
  async #findHoldReason(): Promise<HeldWrite['holdReason'] | null> {
    const sessionOwner = await this.settings.session.confirmOwner({}).catch(() => 'no host' as const)
    if (sessionOwner === 'no host') return sessionOwner
    if (sessionOwner === 'same') return null
    if (sessionOwner === 'other') return 'somebody else'
    return (await this.settings.logIn.request()) ? null : 'signed out'
  }

  async #send(entry: QueuedWrite): Promise<void> {
    const { now, page, storage } = this.settings
    const { id, owner, write, stage } = entry
    this.#isOpen = true
    const at = now().toISOString()
    this.#dispatch({ type: 'taken', id })
    const claim = await storage.claim(entry, at)
    const claimedEntry = { ...entry, storedBy: claim === 'ours' && entry.storedBy ? page : entry.storedBy }
    if (claim === 'taken') return this.#end({ ...claimedEntry, storedBy: undefined }, TAKEN_BY_ANOTHER_TAB)
    if (claim !== 'ours') return this.#end(claimedEntry, { ...CLAIM_FAILED, remainingStep: write.reached })
    this.#dispatch({ type: 'recorded', ids: [id], storedBy: claimedEntry.storedBy })
    const mode = stage.status === 'in line' ? stage.mode : undefined
    const result = await this.settings
      .perform({ write, owner, mode, recordStep: (reached) => storage.recordStep(claimedEntry, reached, at) })
      .catch((error: unknown) => {
        console.error('sending', error instanceof Error ? error.name : error)
        return PORTAL_BUG
      })
    await storage.settle(claimedEntry, result, at)
    if (result.state !== 'held') return this.#end(claimedEntry, result)
    this.#dispatch({ type: 'held', id, result })
    if (result.holdReason !== 'somebody else') return this.#dispatch({ type: 'stopped', stopReason: result.holdReason })
    const state = this.settings.session.snapshot()
    this.#dispatch({ type: 'left', successor: state.state === 'ended-elsewhere' ? state.successor : null })
  }

  #end({ id, storedBy }: QueuedWrite, outcome: Outcome): void {
    this.#probes = 0
    this.#dispatch({ type: 'recorded', ids: [id], storedBy })
    this.#dispatch({ type: 'ended', id, outcome })
    const listed = () => this.#dispatch({ type: 'listed', ids: [id] })
    void outcome.listReload?.then(listed, listed)
  }

  /** Schedules the next session check while the host is unreachable or a write needs a look. */
  #scheduleProbe(): void {
    const { stopReason } = this.#contents
    const isDue = stopReason === 'no host' || (stopReason === null && this.#findIdsToLookFor().length > 0)
    if (!isDue) {
      clearTimeout(this.#probe)
      this.#probe = undefined
      return
    }
    const probes = this.#probes + (stopReason === null ? FIRST_LOOK_INDEX : 0)
    const seconds = PROBE_SECONDS[Math.min(probes, PROBE_SECONDS.length - 1)] ?? 0
    this.#probe ??= setTimeout(() => void this.#probeHost(), seconds * 1000)
  }

  #findIdsToLookFor(): readonly string[] {
    return omitReplaced(this.#contents.entries)
      .filter(needsLook)
      .map(({ id }) => id)
  }

  async #probeHost(): Promise<void> {
    this.#probe = undefined
    this.#probes += 1
    const sessionOwner = await this.settings.session.confirmOwner({}).catch(() => null)
    if (sessionOwner === null) return this.#scheduleProbe()
    if (sessionOwner === 'same') this.#dispatch({ type: 'tried again', ids: this.#findIdsToLookFor(), action: 'look' })
    if (this.#contents.stopReason === 'no host') this.#dispatch({ type: 'stopped', stopReason: null })
  }

  /** Removes copies that were stored too late, unless their entries still wait. */
  #onStoredLate(ids: readonly string[], owner: Person): void {
    const waiting = this.#contents.entries.filter((entry) => ids.includes(entry.id) && isHeld(entry))
    this.#dispatch({ type: 'recorded', ids: waiting.map(({ id }) => id), storedBy: this.settings.page })
    void this.settings.storage.remove(
      owner.id,
      ids.filter((id) => waiting.every((entry) => entry.id !== id)),
    )
  }
}

/** Whether only this page may send or repeat the entry, so that other pages must not offer it. */
const isHandledByThisPage = (entry: QueuedWrite): boolean => !isRestored(entry) && getOutcome(entry)?.state !== 'sent'
