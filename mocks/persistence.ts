import {
  clear,
  createStore as openDatabase,
  delMany,
  get,
  getMany,
  keys,
  set,
  setMany,
  type UseStore,
} from 'idb-keyval'
import type { Conditions } from './conditions'
import { restoreSnapshot, takeSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import type { Scenario } from './seed/scenarios'

const STATE = 'state'
const REVISION = 'revision'
const CONDITIONS = 'conditions'
const fileKey = (id: string) => `file-${id}`

interface StoredState {
  readonly rows: ReturnType<typeof takeSnapshot>['rows']
  readonly fileIds: string[]
  /** What it was seeded with. Absent in a state of an earlier version, which had one scenario. */
  readonly scenario?: Scenario
}

interface Written {
  readonly revision: number
  /** Its clock shows when it was last written: time passes only while the demo is open. */
  readonly conditions: Conditions | undefined
}

/** Stores the state of the mock host in IndexedDB, for reloads and for other tabs of this browser. */
export function persistence(name: string) {
  const database: UseStore = openDatabase(name, 'host')

  /** The state stored on an earlier visit or by another tab, with its revision; null if there is none. */
  const read = async (): Promise<(StoredState & Written) | null> => {
    const [state, revision, conditions] = await getMany<unknown>([STATE, REVISION, CONDITIONS], database)
    if (state === undefined) return null
    // Only `write` and `writeConditions` store something under these keys.
    const written = { revision: Number(revision), conditions: conditions as Conditions | undefined }
    return { ...(state as StoredState), ...written }
  }

  const restore = async (store: Store, { rows, fileIds }: StoredState): Promise<void> => {
    const blobs = await getMany<Blob>(fileIds.map(fileKey), database)
    const files = new Map(fileIds.flatMap((id, index) => (blobs[index] ? [[id, blobs[index]] as const] : [])))
    restoreSnapshot(store, { rows, files })
  }

  /**
   * Writes the rows and the new files; a file never changes. Files that no row names any longer are deleted last, so
   * that nothing is lost if the page is closed in between.
   */
  const write = async (store: Store, scenario: Scenario, conditions: Conditions): Promise<number> => {
    const { rows, files } = takeSnapshot(store)
    const written = (await keys(database)).filter((key) => key !== STATE && key !== REVISION && key !== CONDITIONS)
    const fresh = [...files].filter(([id]) => !written.includes(fileKey(id)))
    const state: StoredState = { rows, fileIds: [...files.keys()], scenario }
    const revision = (await storedRevision()) + 1
    const blobs = fresh.map(([id, blob]): [string, Blob] => [fileKey(id), blob])
    await setMany([...blobs, [STATE, state], [REVISION, revision], [CONDITIONS, conditions]], database)
    const named = new Set<IDBValidKey>(state.fileIds.map(fileKey))
    const gone = written.filter((key) => !named.has(key))
    if (gone.length > 0) await delMany(gone, database)
    return revision
  }

  /** Writes the conditions alone, which change without a call. */
  const writeConditions = (conditions: Conditions): Promise<void> => set(CONDITIONS, conditions, database)

  /** The number of writes of all tabs; 0 before the first. */
  const storedRevision = async (): Promise<number> => (await get<number>(REVISION, database)) ?? 0

  /** Deletes everything: a new seed counts the ids of files from the start, and must not find old bytes under them. */
  const discard = (): Promise<void> => clear(database)

  return { read, restore, write, writeConditions, storedRevision, discard }
}
