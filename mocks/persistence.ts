import { get, promisifyRequest, setMany } from 'idb-keyval'
import { z } from '@/domain/zod'
import { timedStore } from '@/lib/timed-store'
import { conditionsSchema, type Conditions } from './conditions'
import type { Changeable } from './model/changes'
import type { RowKey } from './model/records'
import type { StoreSnapshot } from './model/snapshot'
import type { Scenario } from './seed/scenario'
import type { World } from './world'

const STATE = 'state'
const CONDITIONS = 'conditions'
const SAVED = 'saved'
const SAVED_AT = 'saved-at'

/** The starting point of a state: a repeatable seed or a snapshot stored as a whole. Changes are stored separately. */
export type Base = { readonly id: string; readonly scenario: Scenario } & (
  | { readonly by: 'seed'; readonly moment: number; readonly version: string }
  | { readonly by: 'rows' }
)

/** A row and its key; `undefined` removes it. In `sequences`, the key is the name of a table. */
export interface StoredRow {
  readonly table: Changeable | 'sequences'
  readonly key: RowKey
  readonly row: unknown
}

export interface StoredState {
  /** Number of writes by all tabs. */
  readonly revision: number
  readonly base: Base
}

export interface Written {
  readonly rows: readonly StoredRow[]
  /** Full snapshot if the base is new and not a seed. */
  readonly whole: StoreSnapshot | null
}

let created = 0
export const newId = (): string => `${Date.now()}-${(created += 1)}-${crypto.randomUUID().slice(0, 8)}`

const rowKey = (base: Base, { table, key }: StoredRow): IDBValidKey => ['row', base.id, table, key]
const rowsOf = (base: Base) => IDBKeyRange.bound(['row', base.id], ['row', base.id, []])
const wholeKey = (base: Base): IDBValidKey => ['whole', base.id]

/** A row with the revision that wrote it. Other tabs read only newer rows. */
interface RevisedRow extends StoredRow {
  readonly revision: number
}

/** Stores the base and each changed row under its own key. Each write is one transaction, sized by the changes. */
export function persistence(name: string) {
  const database = timedStore(name, 'host')

  const forgetBase = (store: IDBObjectStore, base: Base) => {
    store.delete(rowsOf(base))
    store.delete(wholeKey(base))
  }

  return {
    state: async (): Promise<StoredState | null> => (await get<StoredState>(STATE, database)) ?? null,

    whole: (base: Base) => get<StoreSnapshot>(wholeKey(base), database),

    /** Returns the rows changed since the base, or since a revision. */
    changedRows: async (base: Base, after = 0): Promise<readonly StoredRow[]> => {
      const rows = await database('readonly', (store) => promisifyRequest<RevisedRow[]>(store.getAll(rowsOf(base))))
      return rows.filter(({ revision }) => revision > after)
    },

    write: (earlier: StoredState | null, base: Base, { rows, whole }: Written): Promise<StoredState> =>
      database('readwrite', async (store) => {
        const revision = (earlier?.revision ?? 0) + 1
        if (whole) store.put(whole, wholeKey(base))
        for (const row of rows) store.put({ ...row, revision } satisfies RevisedRow, rowKey(base, row))
        if (earlier && earlier.base.id !== base.id) forgetBase(store, earlier.base)
        const state: StoredState = { revision, base }
        store.put(state, STATE)
        await promisifyRequest(store.transaction)
        return state
      }),

    /** Resolves to the host time of the saved state in milliseconds since 1970; undefined if nothing is saved. */
    savedAt: async (): Promise<number | undefined> =>
      z.catch(z.optional(z.number()), undefined).parse(await get(SAVED_AT, database)),

    save: (world: World): Promise<void> =>
      setMany(
        [
          [SAVED, world],
          [SAVED_AT, world.moment],
        ],
        database,
      ),

    saved: async (): Promise<World> => {
      const world = await get<World>(SAVED, database)
      if (!world) throw new Error('Nothing was saved.')
      return world
    },

    /** Resolves to the last written conditions. Host time advances only while the demo is open. */
    // Data that does not parse is ignored: it is corrupt or of another version of the mock.
    conditions: async () => conditionsSchema.safeParse(await get(CONDITIONS, database)).data,
    writeConditions: (conditions: Conditions): Promise<void> => setMany([[CONDITIONS, conditions]], database),

    /** Deletes everything except the saved state, which is a full snapshot and is checked when it is restored. */
    discard: (): Promise<void> =>
      database('readwrite', (store) => {
        for (const key of [STATE, CONDITIONS]) store.delete(key)
        for (const kind of ['row', 'whole']) store.delete(IDBKeyRange.bound([kind], [kind, []]))
        return promisifyRequest(store.transaction)
      }),
  }
}

export type Persistence = ReturnType<typeof persistence>

/** Fallback without a database: the state ends with the page, is not shared between tabs and cannot be saved. */
function noPersistence(): Persistence {
  let state: StoredState | null = null
  const refuse = () => Promise.reject(new Error('This browser lets the demo store nothing.'))
  return {
    state: async () => state,
    whole: async () => undefined,
    changedRows: async () => [],
    write: async (earlier, base) => (state = { revision: (earlier?.revision ?? 0) + 1, base }),
    savedAt: async () => undefined,
    save: refuse,
    saved: refuse,
    conditions: async () => undefined,
    writeConditions: async () => {},
    discard: async () => {},
  }
}

/** Falls back to `noPersistence` if IndexedDB is missing, blocked, cannot be opened or does not respond. */
export async function availablePersistence(name: string): Promise<Persistence> {
  const stored = persistence(name)
  return stored.conditions().then(
    () => stored,
    () => noPersistence(),
  )
}
