import type { Person } from '@/api/session'
import { emailRequest, outcomeOf, type QueuedWrite, type WriteRequest } from './entry'
import { markOpen, openPages } from './open-pages'
import { storedQueue, type StoredQueue, type StoredWrite } from './stored-queue'
import type { Outcome } from './write'

/** How long to wait, in milliseconds, for a new write to be stored. */
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
    const storing = stored(owner.id)
      .put(writes)
      .then(
        () => true,
        () => false,
      )
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, STORING_MS, 'late')
    })
    const isStored = await Promise.race([storing, late])
    clearTimeout(timer)
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
    const claim = { id, page, at, state: 'sending' as const, request: requestOf(entry) }
    return stored(owner.id)
      .claim(claim, storedBy)
      .then(
        (isOurs) => (isOurs ? 'ours' : 'taken'),
        () => 'not known',
      )
  }

  /** Stores what is left to do after sending. For a sent e-mail, that is the entry for the log. */
  readonly settle = async (entry: QueuedWrite, outcome: Outcome, at: string): Promise<void> => {
    if (entry.storedBy === undefined) return
    const { id, owner } = entry
    const left = this.#leftOf(entry, outcome, at)
    if (left?.state === 'sent') this.#sentIds = [...this.#sentIds, id]
    const queue = this.settings.stored(owner.id)
    // If this fails, the claim remains, and the write is offered again as one that may have been sent.
    await (left ? queue.put([left]) : queue.remove([id])).catch(() => {})
  }

  #leftOf(entry: QueuedWrite, { state, again }: Outcome, at: string): StoredWrite | null {
    const { page } = this.settings
    const { id, write } = entry
    const request = requestOf(entry)
    if (state !== 'sent') {
      const left = again?.write ?? { ...write, mayHaveArrived: state === 'unconfirmed' }
      return { id, page, state: 'waiting', request: emailRequest({ ...request, write: left }) }
    }
    if (!write.letter) return null
    return { id, page, state, at, request: { ...request, write: { ...write, letter: { ...write.letter, html: '' } } } }
  }

  /** Returns a person's writes left over from closed pages; null if they cannot be read. */
  readonly leftOver = async (personId: string): Promise<readonly StoredWrite[] | null> => {
    const { stored, page, openPages } = this.settings
    const [found, open] = await Promise.all([
      stored(personId)
        .list()
        .catch(() => null),
      openPages(),
    ])
    return found && found.filter((write) => write.page !== page && !open?.has(write.page))
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
