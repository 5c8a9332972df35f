import { clear, createStore as openDatabase, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { restoreSnapshot, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'

const STATE = 'state'
const REVISION = 'revision'
const fileKey = (id: string) => `file-${id}`

interface Kept {
  readonly rows: ReturnType<typeof takeSnapshot>['rows']
  readonly fileIds: string[]
  /** When the host's clock stood still, in milliseconds: time passes only while the demo is open. */
  readonly stoppedAt: number
}

/** Keeps the state of the mock host in IndexedDB, for reloads and for the other tabs of this browser. */
export function persistence(name: string) {
  const database: UseStore = openDatabase(name, 'host')

  /** What an earlier visit or another tab left, with the revision it is of; null where there is nothing. */
  const read = async (): Promise<(Kept & { revision: number }) | null> => {
    const [state, revision] = await getMany<unknown>([STATE, REVISION], database)
    // Only `write` puts something there.
    return state === undefined ? null : { ...(state as Kept), revision: Number(revision) }
  }

  const restore = async (store: Store, { rows, fileIds }: Kept): Promise<void> => {
    const blobs = await getMany<Blob>(fileIds.map(fileKey), database)
    const files = new Map(fileIds.flatMap((id, index) => (blobs[index] ? [[id, blobs[index]] as const] : [])))
    restoreSnapshot(store, { rows, files })
  }

  /**
   * Writes the rows and, of the files, those that are new: they never change. What the rows no longer name goes after
   * them, so that a page which is closed in between has lost nothing.
   */
  const write = async (store: Store, now: Date): Promise<number> => {
    const { rows, files } = takeSnapshot(store)
    const written = (await keys(database)).filter((key) => key !== STATE && key !== REVISION)
    const fresh = [...files].filter(([id]) => !written.includes(fileKey(id)))
    const kept: Kept = { rows, fileIds: [...files.keys()], stoppedAt: now.getTime() }
    const revision = (await revisionKept()) + 1
    const blobs = fresh.map(([id, blob]): [string, Blob] => [fileKey(id), blob])
    await setMany([...blobs, [STATE, kept], [REVISION, revision]], database)
    const named = new Set<IDBValidKey>(kept.fileIds.map(fileKey))
    const gone = written.filter((key) => !named.has(key))
    if (gone.length > 0) await delMany(gone, database)
    return revision
  }

  /** Counts the writes of all tabs; 0 before the first. */
  const revisionKept = async (): Promise<number> => (await get<number>(REVISION, database)) ?? 0

  /** Forgets everything: ids of files start anew with a new seed, and old bytes must not come back under them. */
  const discard = (): Promise<void> => clear(database)

  return { read, restore, write, revisionKept, discard }
}
