import type { Person } from '@/api/session'
import { emailRequest, outcomeOf, type QueuedWrite, type WriteRequest } from './entry'
import { markOpen, openPages } from './open-pages'
import { storedQueue, type StoredQueue, type StoredWrite } from './stored-queue'
import type { HeldWrite, Outcome, ReachedStep } from './write'

/** How long to wait for the storage, in milliseconds. */
const STORING_MS = 2000

interface StorageSettings {
  readonly stored: (personId: string) => StoredQueue
  /** Unique for each load of the portal. */
  readonly page: string
  readonly markOpen: (page: string) => Promise<() => void>
  readonly openPages: () => Promise<ReadonlySet<string> | null>
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
    const { stored, page } = this.settings
    await this.#markOpen()
    const writes = entries.map((entry) => ({
      id: entry.id,
      page,
      state: 'waiting' as const,
      request: requestOf(entry),
    }))
    const storing = didSucceed(stored(owner.id).put(writes))
    const isStored = await inTime(storing)
    if (isStored !== 'late') return isStored
    void storing.then((isStoredNow) => isStoredNow && onLate())
    return false
  }

  /** Marks a stored write as being sent by this page, so that no other page sends it as well. */
  readonly claim = async (entry: QueuedWrite, at: string): Promise<'ours' | 'taken' | 'not known'> => {
    const { stored, page } = this.settings
    const { id, owner, storedBy } = entry
    // No other page can send an unstored write.
    if (storedBy === undefined) return 'ours'
    await this.#markOpen()
    const claiming = stored(owner.id)
      .claim({ id, page, at, state: 'claimed', request: requestOf(entry) }, storedBy)
      .then(
        (isOurs) => (isOurs ? 'ours' : 'taken'),
        () => 'not known' as const,
      )
    const claim = await inTime(claiming)
    return claim === 'late' ? 'not known' : claim
  }

  /** Stores the step that is sent next. Resolves to false if that is not stored within 2 s. */
  readonly note = async (entry: QueuedWrite, reached: ReachedStep, at: string): Promise<boolean> => {
    const { stored, page } = this.settings
    const { id, owner, storedBy, write } = entry
    if (storedBy === undefined) return true
    const request = requestOf({ ...entry, write: { ...write, reached } })
    return (await inTime(didSucceed(stored(owner.id).put([{ id, page, at, state: 'claimed', request }])))) === true
  }

  /** Stores what is left to do after sending. For a sent e-mail, that is the entry for the log. */
  readonly settle = async (entry: QueuedWrite, result: Outcome | HeldWrite, at: string): Promise<void> => {
    if (entry.storedBy === undefined) return
    const { id, owner } = entry
    const left = this.#leftOf(entry, result, at)
    if (left?.state === 'sent') this.#sentIds = [...this.#sentIds, id]
    const queue = this.settings.stored(owner.id)
    // If this fails, the claim remains, and the write is offered again as one that may have been sent.
    await inTime((left ? queue.put([left]) : queue.remove([id])).catch(() => {}))
  }

  #leftOf(entry: QueuedWrite, result: Outcome | HeldWrite, at: string): StoredWrite | null {
    const { page } = this.settings
    const { id, write } = entry
    const request = requestOf(entry)
    if (result.state !== 'sent') {
      const reached = result.state === 'held' ? result.reached : (result.left ?? write.reached)
      return { id, page, state: 'waiting', request: emailRequest({ ...request, write: { ...write, reached } }) }
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
  readonly leftOver = async (personId: string): Promise<readonly StoredWrite[] | null> => {
    const { stored, page, openPages } = this.settings
    const found = await stored(personId)
      .list()
      .catch(() => null)
    // Read afterwards: a page is marked as open before it stores anything.
    const open = await openPages()
    return found && found.filter((write) => write.page !== page && !open?.has(write.page))
  }

  /** Lets a later page offer entries that this one has stored. */
  readonly release = async (entries: readonly QueuedWrite[]): Promise<void> => {
    const [first] = entries
    const writes = entries.flatMap(({ id, storedBy, ...request }) =>
      storedBy === undefined
        ? []
        : [{ id, page: 'left', state: 'waiting' as const, request: emailRequest(requestOf(request)) }],
    )
    // If this fails, the next load of the portal offers them.
    if (first && writes.length > 0)
      await this.settings
        .stored(first.owner.id)
        .put(writes)
        .catch(() => {})
  }

  readonly forget = async (entries: readonly QueuedWrite[]): Promise<void> => {
    const removed = entries.filter((entry) => outcomeOf(entry)?.state !== 'sent')
    const ids = removed.map(({ id }) => id)
    await this.remove(removed[0]?.owner.id ?? '', ids)
  }

  /** Removes the sent e-mails, for a log-out. */
  readonly forgetSent = async ({ id }: Person): Promise<void> => {
    const sentIds = this.#sentIds
    this.#sentIds = []
    await this.remove(id, sentIds)
  }

  readonly clear = async (personId: string): Promise<void> => {
    const found = await this.settings
      .stored(personId)
      .list()
      .catch(() => [])
    await this.remove(
      personId,
      found.map(({ id }) => id),
    )
  }

  /** If this fails, the writes are offered again. */
  readonly remove = async (personId: string, ids: readonly string[]): Promise<void> => {
    if (ids.length > 0)
      await this.settings
        .stored(personId)
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

export const deviceStorage = (database: string, page: string): QueueStorage =>
  new QueueStorage({ stored: (personId) => storedQueue(database, personId), page, markOpen, openPages })

const didSucceed = (storing: Promise<void>): Promise<boolean> =>
  storing.then(
    () => true,
    () => false,
  )

async function inTime<Value>(storing: Promise<Value>): Promise<Value | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, STORING_MS, 'late')
  })
  const first = await Promise.race([storing, late])
  clearTimeout(timer)
  return first
}

const requestOf = ({
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
