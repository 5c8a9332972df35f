import { clear, createStore as openDatabase, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import type { Conditions } from './conditions'
import type { StoreSnapshot } from './model/snapshot'
import type { Scenario } from './seed/scenarios'
import type { World } from './world'

/** The keys of what is there once. Rows and files have a key for each. */
const REVISION = 'revision'
const CONDITIONS = 'conditions'
const STEPS = 'steps'
const SAVED = 'saved'
const ONCE: readonly IDBValidKey[] = [REVISION, CONDITIONS, STEPS, SAVED]

/** How many states are remembered before the present one, and for how many rows that is affordable. */
const MOST_STEPS = 10
const MANY_ROWS = 20_000

/** A state of the host, whose rows and files are stored under keys of their own. */
interface StoredState {
  readonly scenario: Scenario
  readonly rowsKey: string
  readonly fileKeys: readonly (readonly [id: string, key: string])[]
}

/** A state, and the task that led to it. */
export interface Step extends StoredState {
  readonly name: string
  /** By the host's clock, in milliseconds since 1970. */
  readonly at: number
}

/** A state that somebody has saved. */
export interface SavedWorld extends StoredState {
  readonly id: string
  readonly name: string
  readonly moment: number
}

let created = 0
const newKey = (kind: 'rows' | 'file' | 'saved'): string => `${kind}-${Date.now()}-${(created += 1)}`

/** Stores the states of the mock host in IndexedDB, for reloads and for other tabs of this browser. */
export function persistence(name: string) {
  const database: UseStore = openDatabase(name, 'host')
  /** Under which key the files of this page are stored: a file never changes. */
  const keyOf = new WeakMap<Blob, string>()

  // Only this module stores something under these keys.
  const steps = async () => (await get<Step[]>(STEPS, database)) ?? []
  const saved = async () => (await get<SavedWorld[]>(SAVED, database)) ?? []
  /** The number of writes of all tabs; 0 before the first. */
  const revision = async () => (await get<number>(REVISION, database)) ?? 0

  const load = async ({ scenario, rowsKey, fileKeys }: StoredState): Promise<StoreSnapshot> => {
    const [rows, ...blobs] = await getMany<unknown>([rowsKey, ...fileKeys.map(([, key]) => key)], database)
    const files = fileKeys.flatMap(([id, key], index) => {
      const blob = blobs[index]
      if (!(blob instanceof Blob)) return []
      keyOf.set(blob, key)
      return [[id, blob] as const]
    })
    return { scenario, rows: rows as StoreSnapshot['rows'], files: new Map(files) }
  }

  /** A state with the keys it will have, and what has to be written under them. */
  const prepare = ({ scenario, rows, files }: StoreSnapshot) => {
    const rowsKey = newKey('rows')
    const entries: [string, unknown][] = [[rowsKey, rows]]
    const fileKeys = [...files].map(([id, blob]) => {
      const known = keyOf.get(blob)
      if (known !== undefined) return [id, known] as const
      const key = newKey('file')
      keyOf.set(blob, key)
      entries.push([key, blob])
      return [id, key] as const
    })
    return { state: { scenario, rowsKey, fileKeys }, entries }
  }

  /** Deletes rows and files that no state names. It comes last, so that nothing is lost if the page is closed before. */
  const deleteUnnamed = async () => {
    const states: StoredState[] = [...(await steps()), ...(await saved())]
    const named = new Set<IDBValidKey>(
      states.flatMap(({ rowsKey, fileKeys }) => [rowsKey, ...fileKeys.map(([, key]) => key)]),
    )
    const gone = (await keys(database)).filter((key) => !ONCE.includes(key) && !named.has(key))
    if (gone.length > 0) await delMany(gone, database)
  }

  const writeSteps = async (next: readonly Step[], entries: readonly [string, unknown][]): Promise<number> => {
    const nextRevision = (await revision()) + 1
    await setMany([...entries, [STEPS, next], [REVISION, nextRevision]], database)
    await deleteUnnamed()
    return nextRevision
  }

  return {
    revision,
    saved,
    /** The tasks that can be undone, the last one first. */
    undoable: async (): Promise<readonly Step[]> => (await steps()).slice(1).toReversed(),

    /** The present state; null before the first write. */
    read: async (): Promise<StoreSnapshot | null> => {
      const last = (await steps()).at(-1)
      return last ? load(last) : null
    },

    /**
     * Writes the state that a task has led to; returns the revision.
     * @param replaces whether there is nothing to undo: the state takes the place of the one before
     */
    write: async (snapshot: StoreSnapshot, task: Pick<Step, 'name' | 'at'>, replaces: boolean): Promise<number> => {
      const { state, entries } = prepare(snapshot)
      const earlier = await steps()
      const last = earlier.at(-1)
      const next =
        replaces && last ? [...earlier.slice(0, -1), { ...last, ...state }] : [...earlier, { ...task, ...state }]
      const rowCount = Object.values(snapshot.rows).reduce((sum, { rows }) => sum + rows.length, 0)
      return writeSteps(next.slice(rowCount > MANY_ROWS ? -2 : -1 - MOST_STEPS), entries)
    },

    /** The state before the last tasks, which becomes the present one; null if there is none. */
    undo: async (count: number): Promise<StoreSnapshot | null> => {
      const earlier = (await steps()).slice(0, -count)
      const last = earlier.at(-1)
      if (!last) return null
      await writeSteps(earlier, [])
      return load(last)
    },

    save: async (name: string, { moment, ...snapshot }: World): Promise<void> => {
      const { state, entries } = prepare(snapshot)
      const world: SavedWorld = { ...state, id: newKey('saved'), name, moment }
      await setMany([...entries, [SAVED, [...(await saved()), world]]], database)
    },

    load: async (world: SavedWorld): Promise<World> => ({ ...(await load(world)), moment: world.moment }),

    forget: async (id: string): Promise<void> => {
      await setMany([[SAVED, (await saved()).filter((world) => world.id !== id)]], database)
      await deleteUnnamed()
    },

    /** What was last written; its clock shows the time of that: time passes only while the demo is open. */
    conditions: () => get<Conditions>(CONDITIONS, database),
    writeConditions: (conditions: Conditions): Promise<void> => setMany([[CONDITIONS, conditions]], database),

    discard: (): Promise<void> => clear(database),
  }
}
