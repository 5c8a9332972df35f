import type { CallName } from '@/contract'
import type { Conditions } from './implementation'
import type { DBSchema, IDBPObjectStore } from 'idb'
import { z } from '@/lib/zod'
import { createTimedStore } from '@/lib/timed-store'
import { conditionsSchemaOf } from '@/wire/mock/conditions'
import type { StoredRow, StoreSnapshot } from './model/snapshot'
import type { Scenario } from './seed/scenario'
import type { World } from './world'

const STATE_KEY = 'state'
const CONDITIONS_KEY = 'conditions'
const SAVED_KEY = 'saved'
const SAVED_AT_KEY = 'saved-at'

/** Starting point of a state: a repeatable seed or a full snapshot. Changed rows are stored separately. */
export type Base = { readonly id: string; readonly scenario: Scenario } & (
  | { readonly by: 'seed'; readonly moment: number; readonly version: string }
  | { readonly by: 'rows' }
)

export interface StoredState {
  /** Number of writes by all tabs. */
  readonly revision: number
  readonly base: Base
}

export interface StateWrite {
  readonly rows: readonly StoredRow[]
  /** Full snapshot if the base is new and not a seed. */
  readonly snapshot: StoreSnapshot | null
}

let idCount = 0
export const createId = (): string => `${Date.now()}-${(idCount += 1)}-${crypto.randomUUID().slice(0, 8)}`

const getRowKey = (base: Base, { table, key }: StoredRow): IDBValidKey => ['row', base.id, table, key]
const getRowRange = (base: Base) => IDBKeyRange.bound(['row', base.id], ['row', base.id, []])
const getSnapshotKey = (base: Base): IDBValidKey => ['whole', base.id]

/** A row and the revision of its last write. Other tabs read only newer rows. */
interface StoredRevision extends StoredRow {
  readonly revision: number
}

interface HostSchema extends DBSchema {
  host: { key: IDBValidKey; value: unknown }
}

/** Stores the base and each changed row under its own key. Each write is one transaction, whose size depends on the changes. */
export function createPersistence(name: string) {
  const database = createTimedStore<HostSchema>(name, 'host')

  // Safe: only this module writes to the database.
  const readValue = <Value>(key: IDBValidKey) => database((open) => open.get('host', key) as Promise<Value | undefined>)

  const runTransaction = (
    run: (store: IDBPObjectStore<HostSchema, ['host'], 'host', 'readwrite'>) => Promise<unknown>[],
  ) =>
    database(async (open) => {
      const { store, done } = open.transaction('host', 'readwrite')
      await Promise.all([...run(store), done])
    })

  return {
    readState: async (): Promise<StoredState | null> => (await readValue<StoredState>(STATE_KEY)) ?? null,

    readSnapshot: (base: Base) => readValue<StoreSnapshot>(getSnapshotKey(base)),

    /** Returns the rows changed since the base, or since a revision. */
    readChangedRows: async (base: Base, after = 0): Promise<readonly StoredRow[]> => {
      const rows = await database((open) => open.getAll('host', getRowRange(base)) as Promise<StoredRevision[]>)
      return rows.filter(({ revision }) => revision > after)
    },

    writeState: async (
      previous: StoredState | null,
      base: Base,
      { rows, snapshot }: StateWrite,
    ): Promise<StoredState> => {
      const state: StoredState = { revision: (previous?.revision ?? 0) + 1, base }
      const replacedBases = previous && previous.base.id !== base.id ? [previous.base] : []
      await runTransaction((store) => [
        ...(snapshot ? [store.put(snapshot, getSnapshotKey(base))] : []),
        ...rows.map((row) =>
          store.put({ ...row, revision: state.revision } satisfies StoredRevision, getRowKey(base, row)),
        ),
        ...replacedBases.flatMap((base) => [store.delete(getRowRange(base)), store.delete(getSnapshotKey(base))]),
        store.put(state, STATE_KEY),
      ])
      return state
    },

    /** Resolves to the host time of the saved state in milliseconds since 1970; undefined if nothing is saved. */
    readSavedAt: async (): Promise<number | undefined> =>
      z.catch(z.optional(z.number()), undefined).parse(await readValue(SAVED_AT_KEY)),

    saveWorld: (world: World): Promise<void> =>
      runTransaction((store) => [store.put(world, SAVED_KEY), store.put(world.moment, SAVED_AT_KEY)]),

    readSavedWorld: async (): Promise<World> => {
      const world = await readValue<World>(SAVED_KEY)
      if (!world) throw new Error('Nothing was saved.')
      return world
    },

    /** Resolves to the last written conditions. Host time advances only while the demo is open. */
    // Ignores data that does not parse: it is corrupt or comes from another version of the mock.
    readConditions: async () => conditionsSchemaOf<CallName>().safeParse(await readValue(CONDITIONS_KEY)).data,
    writeConditions: (conditions: Conditions): Promise<void> =>
      runTransaction((store) => [store.put(conditions, CONDITIONS_KEY)]),

    /** Deletes everything except the saved state: that is a full snapshot, and restoring it checks its rows. */
    discardState: (): Promise<void> =>
      runTransaction((store) => [
        ...[STATE_KEY, CONDITIONS_KEY].map((key) => store.delete(key)),
        ...['row', 'whole'].map((kind) => store.delete(IDBKeyRange.bound([kind], [kind, []]))),
      ]),
  }
}

export type Persistence = ReturnType<typeof createPersistence>

/** Fallback without a database: the state is lost with the page, not shared between tabs and cannot be saved. */
function createMemoryPersistence(): Persistence {
  let state: StoredState | null = null
  const refuse = () => Promise.reject(new Error('This browser lets the demo store nothing.'))
  return {
    readState: async () => state,
    readSnapshot: async () => undefined,
    readChangedRows: async () => [],
    writeState: async (previous, base) => (state = { revision: (previous?.revision ?? 0) + 1, base }),
    readSavedAt: async () => undefined,
    saveWorld: refuse,
    readSavedWorld: refuse,
    readConditions: async () => undefined,
    writeConditions: async () => {},
    discardState: async () => {},
  }
}

/** Falls back to memory if IndexedDB is missing, blocked, cannot be opened or does not respond. */
export async function openPersistence(name: string): Promise<Persistence> {
  const persistence = createPersistence(name)
  return persistence.readConditions().then(
    () => persistence,
    () => createMemoryPersistence(),
  )
}
