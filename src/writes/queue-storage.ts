import type { Person } from '@/api/session'
import { toEmailRequest, getOutcome, type QueuedWrite, type WriteRequest } from './entry'
import { markOpen, listOpenPages } from './open-pages'
import { createStoredQueue, type StoredQueue, type StoredWrite } from './stored-queue'
import type { HeldWrite, Outcome, ReachedStep } from './write'

/** How long to wait for the storage, in milliseconds. */
const STORING_MS = 2000

interface StorageSettings {
  readonly openQueue: (personId: string) => StoredQueue
  /** Unique for each load of the portal. */
  readonly page: string
  readonly markOpen: (page: string) => Promise<() => void>
  readonly listOpenPages: () => Promise<ReadonlySet<string> | null>
}

export type StorageMethods = Pick<QueueStorage, keyof QueueStorage>

/** Stores the queue of one page. Never rejects, because the council can work without storage. */
export class QueueStorage {
  #open: Promise<() => void> | null = null
  /** Ids of e-mails that were sent and are stored for the log. */
  #sentIds: readonly string[] = []

  constructor(private readonly settings: StorageSettings) {}

  /**
   * Stores new writes. Resolves to false if they are not stored within 2 s.
   * @param onLate called if they are stored after all
   */
  readonly add = async (entries: readonly QueuedWrite[], owner: Person, onLate: () => void): Promise<boolean> => {
    const { openQueue, page } = this.settings
    await this.#markOpen()
    const writes = entries.map((entry) => ({
      id: entry.id,
      page,
      state: 'waiting' as const,
      request: toStoredRequest(entry),
    }))
    const operation = didSucceed(openQueue(owner.id).put(writes))
    const isStored = await waitInTime(operation)
    if (isStored !== 'late') return isStored
    void operation.then((isStoredNow) => isStoredNow && onLate())
    return false
  }

  /** Marks a stored write as being sent by this page, so that no other page sends it as well. */
  readonly claim = async (entry: QueuedWrite, at: string): Promise<'ours' | 'taken' | 'not known'> => {
    const { openQueue, page } = this.settings
    const { id, owner, storedBy } = entry
    // No other page can send an unstored write.
    if (storedBy === undefined) return 'ours'
    await this.#markOpen()
    const claiming = openQueue(owner.id)
      .claim({ id, page, at, state: 'claimed', request: toStoredRequest(entry) }, storedBy)
      .then(
        (isOurs) => (isOurs ? 'ours' : 'taken'),
        () => 'not known' as const,
      )
    const claim = await waitInTime(claiming)
    return claim === 'late' ? 'not known' : claim
  }

  /** Stores the step that is sent next. Resolves to false if that is not stored within 2 s. */
  readonly recordStep = async (entry: QueuedWrite, reached: ReachedStep, at: string): Promise<boolean> => {
    const { openQueue, page } = this.settings
    const { id, owner, storedBy, write } = entry
    if (storedBy === undefined) return true
    const request = toStoredRequest({ ...entry, write: { ...write, reached } })
    return (
      (await waitInTime(didSucceed(openQueue(owner.id).put([{ id, page, at, state: 'claimed', request }])))) === true
    )
  }

  /** Stores what is left to do after sending. For a sent e-mail, that is the entry for the log. */
  readonly settle = async (entry: QueuedWrite, result: Outcome | HeldWrite, at: string): Promise<void> => {
    if (entry.storedBy === undefined) return
    const { id, owner } = entry
    const remainingWrite = this.#getRemainingWrite(entry, result, at)
    if (remainingWrite?.state === 'sent') this.#sentIds = [...this.#sentIds, id]
    const queue = this.settings.openQueue(owner.id)
    // If this fails, the claim remains, and the write is offered again as one that may have been sent.
    await waitInTime((remainingWrite ? queue.put([remainingWrite]) : queue.remove([id])).catch(() => {}))
  }

  #getRemainingWrite(entry: QueuedWrite, result: Outcome | HeldWrite, at: string): StoredWrite | null {
    const { page } = this.settings
    const { id, write } = entry
    const request = toStoredRequest(entry)
    if (result.state !== 'sent') {
      const reached = result.state === 'held' ? result.reached : (result.remainingStep ?? write.reached)
      return { id, page, state: 'waiting', request: toEmailRequest({ ...request, write: { ...write, reached } }) }
    }
    if (!write.letter) return null
    return {
      id,
      page,
      state: 'sent',
      at,
      request: { ...request, write: { ...write, letter: { ...write.letter, html: '' } } },
    }
  }

  /** Returns a person's writes left over from closed pages; null if they cannot be read. */
  readonly listFromClosedPages = async (personId: string): Promise<readonly StoredWrite[] | null> => {
    const { openQueue, page, listOpenPages } = this.settings
    const writes = await openQueue(personId)
      .list()
      .catch(() => null)
    // Read afterwards: a page is marked as open before it stores anything.
    const open = await listOpenPages()
    return writes && writes.filter((write) => write.page !== page && !open?.has(write.page))
  }

  /** Lets a later page offer entries that this one has stored. */
  readonly release = async (entries: readonly QueuedWrite[]): Promise<void> => {
    const [first] = entries
    const writes = entries.flatMap(({ id, storedBy, ...request }) =>
      storedBy === undefined
        ? []
        : [{ id, page: 'left', state: 'waiting' as const, request: toEmailRequest(toStoredRequest(request)) }],
    )
    // If this fails, the next load of the portal offers them.
    if (first && writes.length > 0)
      await this.settings
        .openQueue(first.owner.id)
        .put(writes)
        .catch(() => {})
  }

  readonly removeUnsent = async (entries: readonly QueuedWrite[]): Promise<void> => {
    const removed = entries.filter((entry) => getOutcome(entry)?.state !== 'sent')
    const ids = removed.map(({ id }) => id)
    await this.remove(removed[0]?.owner.id ?? '', ids)
  }

  /** Removes the sent e-mails, for a log-out. */
  readonly removeSent = async ({ id }: Person): Promise<void> => {
    const sentIds = this.#sentIds
    this.#sentIds = []
    await this.remove(id, sentIds)
  }

  readonly clear = async (personId: string): Promise<void> => {
    const writes = await this.settings
      .openQueue(personId)
      .list()
      .catch(() => [])
    await this.remove(
      personId,
      writes.map(({ id }) => id),
    )
  }

  /** If this fails, the writes are offered again. */
  readonly remove = async (personId: string, ids: readonly string[]): Promise<void> => {
    if (ids.length > 0)
      await this.settings
        .openQueue(personId)
        .remove(ids)
        .catch(() => {})
  }

  #markOpen(): Promise<unknown> {
    this.#open ??= this.settings.markOpen(this.settings.page)
    return this.#open
  }

  /** Lets other pages offer what this one has stored. */
  readonly markClosed = async (): Promise<void> => {
    const open = this.#open
    this.#open = null
    const end = await open
    end?.()
  }
}

export const createQueueStorage = (database: string, page: string): QueueStorage =>
  new QueueStorage({ openQueue: (personId) => createStoredQueue(database, personId), page, markOpen, listOpenPages })

const didSucceed = (operation: Promise<void>): Promise<boolean> =>
  operation.then(
    () => true,
    () => false,
  )

async function waitInTime<Value>(operation: Promise<Value>): Promise<Value | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, STORING_MS, 'late')
  })
  const first = await Promise.race([operation, late])
  clearTimeout(timer)
  return first
}

const toStoredRequest = ({
  key,
  what,
  nouns,
  shownId,
  title,
  ending,
  busyLabel,
  choice,
  page,
  write,
}: WriteRequest): WriteRequest => ({ key, what, nouns, shownId, title, ending, busyLabel, choice, page, write })
