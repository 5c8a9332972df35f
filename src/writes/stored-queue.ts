import { z } from '@/lib/zod'
import { getFileStore, writeDurably } from '@/lib/file-store'
import type { WriteRequest } from './entry'

/** `claimed` by a page that sends it. Of `sent`, only the entry in the log may be missing. */
type StoredState = 'waiting' | 'claimed' | 'sent'

export interface StoredWrite {
  readonly id: string
  /** The page that sends it. */
  readonly page: string
  readonly state: StoredState
  /** When sending began, as an ISO date. */
  readonly at?: string | undefined
  readonly request: WriteRequest
}

/** One person's writes on this device, which outlive the page. Rejects with the browser's error. */
export interface StoredQueue {
  /** Resolves once the writes are on the disk. */
  readonly put: (writes: readonly StoredWrite[]) => Promise<void>
  /**
   * Marks a write as being sent by `write.page`; false if another page has taken or discarded it. The check and the
   * mark are one transaction, so only one page can claim a write.
   * @param expectedPage the page that it belongs to, as far as the caller can see
   */
  readonly claim: (write: StoredWrite, expectedPage: string) => Promise<boolean>
  readonly list: () => Promise<readonly StoredWrite[]>
  readonly remove: (ids: readonly string[]) => Promise<void>
}

const KEY_PREFIX = 'writes'

const emailSchema = z.looseObject({ logKey: z.string(), about: z.string(), to: z.string(), subject: z.string() })

/** Loose, because a newer version of the portal may have stored more. */
const storedSchema = z.looseObject({
  id: z.string(),
  page: z.string(),
  state: z.enum(['waiting', 'claimed', 'sending', 'sent']),
  request: z.looseObject({
    key: z.string(),
    what: z.string(),
    nouns: z.tuple([z.string(), z.string()]),
    shownId: z.string(),
    title: z.string(),
    ending: z.enum(['goes out', 'is saved']),
    page: z.string(),
    write: z.looseObject({
      kind: z.string(),
      applicationId: z.string(),
      letter: z.optional(emailSchema),
      // Of earlier versions.
      isLetterOnly: z.optional(z.boolean()),
      mayHaveArrived: z.optional(z.boolean()),
    }),
  }),
})

type ParsedWrite = z.output<typeof storedSchema>

/** Returns a stored write, also of an earlier version; null if it cannot be read. */
export function parseStoredWrite(found: unknown): StoredWrite | null {
  const { data } = storedSchema.safeParse(found)
  // The schema checks what identifies a write; the rest is as this portal has stored it.
  return data ? ({ ...data, ...upgradeWrite(data) } as unknown as StoredWrite) : null
}

/** Earlier versions marked a write as `sending`, with two flags instead of the step that it had reached. */
function upgradeWrite({ state, request }: ParsedWrite) {
  const { isLetterOnly = false, mayHaveArrived = false, ...write } = request.write
  const mayBeDone = mayHaveArrived || state === 'sending'
  if (!isLetterOnly && !mayBeDone) return { state, request }
  const reached = isLetterOnly ? { step: 'email', mayBeDone } : { step: 'unknown', mayBeDone }
  return { state: state === 'sending' ? 'claimed' : state, request: { ...request, write: { ...write, reached } } }
}

/** @param database name of the IndexedDB database of this device */
export function createStoredQueue(database: string, personId: string): StoredQueue {
  const store = getFileStore(database)
  const getKey = (id: string) => [KEY_PREFIX, personId, id]
  return {
    put: (writes) =>
      writeDurably(store, async (objects) => {
        await Promise.all(writes.map((write) => objects.put(write, getKey(write.id))))
      }),
    claim: (write, expectedPage) =>
      writeDurably(store, async (objects) => {
        const isFree = parseStoredWrite(await objects.get(getKey(write.id)))?.page === expectedPage
        if (isFree) await objects.put(write, getKey(write.id))
        return isFree
      }),
    list: async () => {
      const range = IDBKeyRange.bound([KEY_PREFIX, personId], [KEY_PREFIX, personId, []])
      const found = await store((database) => database.getAll('files', range))
      return found.flatMap((write) => parseStoredWrite(write) ?? [])
    },
    remove: (ids) =>
      writeDurably(store, async (objects) => {
        await Promise.all(ids.map((id) => objects.delete(getKey(id))))
      }),
  }
}
