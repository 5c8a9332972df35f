import { get, promisifyRequest, setMany } from 'idb-keyval'
import { z } from '@/domain/zod'
import { answeringStore } from '@/lib/answering-store'
import type { Conditions } from './conditions'
import type { Fault } from './faults'
import type { Changeable } from './model/changes'
import type { RowKey } from './model/records'
import type { StoreSnapshot } from './model/snapshot'
import type { Scenario } from './seed/scenario'
import type { World } from './world'

/** The keys of what is there once. */
const STATE = 'state'
const CONDITIONS = 'conditions'
const SAVED = 'saved'
const SAVED_AT = 'saved-at'

/** What a state begins with: a seed, which is repeated, or a world that is stored as a whole. Changes are stored apart. */
export type Base = { readonly id: string; readonly scenario: Scenario } & (
  | { readonly by: 'seed'; readonly moment: number; readonly version: string }
  | { readonly by: 'rows' }
)

/** A row under its key; undefined removes it. The key of a table's sequence is the name of the table. */
export interface StoredRow {
  readonly table: Changeable | 'sequences'
  readonly key: RowKey
  readonly row: unknown
}

/** The present state. */
export interface StoredState {
  /** The number of writes of all tabs. */
  readonly revision: number
  readonly base: Base
}

/** What one task has changed. */
export interface Written {
  /** The rows as they are now. */
  readonly rows: readonly StoredRow[]
  /** Everything, where the base is new and no seed. */
  readonly whole: StoreSnapshot | null
}

/** What does not fit was stored by another version of the mock, or spoilt: it counts as not stored. */
const conditionsSchema = z.object({
  moment: z.number(),
  clockRuns: z.boolean(),
  delay: z.object({ least: z.number(), most: z.number() }),
  uploadSpeed: z.number(),
  faults: z.array(z.custom<Fault>((fault) => typeof fault === 'object' && fault !== null && 'call' in fault)),
}) satisfies z.ZodType<Conditions>

let created = 0
export const newId = (): string => `${Date.now()}-${(created += 1)}-${crypto.randomUUID().slice(0, 8)}`

const rowKey = (base: Base, { table, key }: StoredRow): IDBValidKey => ['row', base.id, table, key]
const rowsOf = (base: Base) => IDBKeyRange.bound(['row', base.id], ['row', base.id, []])
const wholeKey = (base: Base): IDBValidKey => ['whole', base.id]

/** A row with the write that it came with, so that another tab reads what is new to it. */
interface RevisedRow extends StoredRow {
  readonly revision: number
}

/**
 * Stores the state of the mock host in IndexedDB, for reloads and for other tabs of this browser: what it began with, and
 * each changed row under a key of its own. A write is one transaction, as large as what has changed.
 */
export function persistence(name: string) {
  const database = answeringStore(name, 'host')

  const forgetBase = (store: IDBObjectStore, base: Base) => {
    store.delete(rowsOf(base))
    store.delete(wholeKey(base))
  }

  return {
    /** Null before the first write. */
    state: async (): Promise<StoredState | null> => (await get<StoredState>(STATE, database)) ?? null,

    whole: (base: Base) => get<StoreSnapshot>(wholeKey(base), database),

    /** The rows that were changed since the base, or only by writes after the given one. */
    changedRows: async (base: Base, after = 0): Promise<readonly StoredRow[]> => {
      const rows = await database('readonly', (store) => promisifyRequest<RevisedRow[]>(store.getAll(rowsOf(base))))
      return rows.filter(({ revision }) => revision > after)
    },

    /** Writes what a task has led to; returns the new state. */
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

    /** Host time of the saved state, in milliseconds since 1970; undefined if nothing is saved. */
    savedAt: async (): Promise<number | undefined> =>
      z
        .number()
        .optional()
        .catch(undefined)
        .parse(await get(SAVED_AT, database)),

    /** Replaces the saved state. */
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

    /** What was last written; its clock shows the time of that: time passes only while the demo is open. */
    conditions: async () => conditionsSchema.safeParse(await get(CONDITIONS, database)).data,
    writeConditions: (conditions: Conditions): Promise<void> => setMany([[CONDITIONS, conditions]], database),

    /** Deletes everything but what somebody has saved: a saved state is whole, and is checked when it is restored. */
    discard: (): Promise<void> =>
      database('readwrite', (store) => {
        for (const key of [STATE, CONDITIONS]) store.delete(key)
        for (const kind of ['row', 'whole']) store.delete(IDBKeyRange.bound([kind], [kind, []]))
        return promisifyRequest(store.transaction)
      }),
  }
}

export type Persistence = ReturnType<typeof persistence>

/** Used without a database: the state ends with the page, is not shared with other tabs, and cannot be saved. */
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

/** Stores nothing where the browser has no database, forbids it, cannot open it or never gets an answer of it. */
export async function availablePersistence(name: string): Promise<Persistence> {
  const stored = persistence(name)
  return stored.conditions().then(
    () => stored,
    () => noPersistence(),
  )
}
