import { clear, createStore as openDatabase, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'
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
export const persistence = (name: string) => {
  const database: UseStore = openDatabase(name, 'host')

  /** What an earlier visit left, or null. */
  const read = async (): Promise<Kept | null> => (await get<Kept>(STATE, database)) ?? null

  const restore = async (store: Store, { rows, fileIds }: Kept): Promise<void> => {
    const blobs = await getMany<Blob>(fileIds.map(fileKey), database)
    const files = new Map(fileIds.flatMap((id, index) => (blobs[index] ? [[id, blobs[index]] as const] : [])))
    restoreSnapshot(store, { rows, files })
  }

  /** Writes the rows, and of the files those that are new: they never change. */
  const write = async (store: Store, now: Date): Promise<number> => {
    const { rows, files } = takeSnapshot(store)
    const written = new Set(await keys(database))
    const fresh = [...files].filter(([id]) => !written.has(fileKey(id)))
    await setMany(
      fresh.map(([id, blob]): [string, Blob] => [fileKey(id), blob]),
      database,
    )
    const kept: Kept = { rows, fileIds: [...files.keys()], stoppedAt: now.getTime() }
    const revision = (await revisionKept()) + 1
    await set(STATE, kept, database)
    await set(REVISION, revision, database)
    return revision
  }

  /** Counts the writes of all tabs; 0 before the first. */
  const revisionKept = async (): Promise<number> => (await get<number>(REVISION, database)) ?? 0

  /** Forgets everything: ids of files start anew with a new seed, and old bytes must not come back under them. */
  const discard = (): Promise<void> => clear(database)

  return { read, restore, write, revisionKept, discard }
}
