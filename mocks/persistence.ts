import type { DBSchema, IDBPObjectStore } from 'idb'
import { z } from '@/lib/zod'
import { createTimedStore } from '@/lib/timed-store'
import { conditionsSchema, type Conditions } from '@/wire/mock/conditions'
import type { StoredRow, StoreSnapshot } from './model/snapshot'
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

export interface StoredState {
  /** Number of writes by all tabs. */
  readonly revision: number
  readonly base: Base
}

export interface StateWrite {
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

interface HostSchema extends DBSchema {
  host: { key: IDBValidKey; value: unknown }
}

/** Stores the base and each changed row under its own key. Each write is one transaction, sized by the changes. */
export function persistence(name: string) {
  const database = createTimedStore<HostSchema>(name, 'host')

  // What this module has written itself.
  const get = <Value>(key: IDBValidKey) => database((open) => open.get('host', key) as Promise<Value | undefined>)

  const write = (run: (store: IDBPObjectStore<HostSchema, ['host'], 'host', 'readwrite'>) => Promise<unknown>[]) =>
    database(async (open) => {
      const { store, done } = open.transaction('host', 'readwrite')
      await Promise.all([...run(store), done])
    })

  return {
    state: async (): Promise<StoredState | null> => (await get<StoredState>(STATE)) ?? null,

    whole: (base: Base) => get<StoreSnapshot>(wholeKey(base)),

    /** Returns the rows changed since the base, or since a revision. */
    changedRows: async (base: Base, after = 0): Promise<readonly StoredRow[]> => {
      const rows = await database((open) => open.getAll('host', rowsOf(base)) as Promise<RevisedRow[]>)
      return rows.filter(({ revision }) => revision > after)
    },

    write: async (earlier: StoredState | null, base: Base, { rows, whole }: StateWrite): Promise<StoredState> => {
      const state: StoredState = { revision: (earlier?.revision ?? 0) + 1, base }
      const replaced = earlier && earlier.base.id !== base.id ? [earlier.base] : []
      await write((store) => [
        ...(whole ? [store.put(whole, wholeKey(base))] : []),
        ...rows.map((row) => store.put({ ...row, revision: state.revision } satisfies RevisedRow, rowKey(base, row))),
        ...replaced.flatMap((old) => [store.delete(rowsOf(old)), store.delete(wholeKey(old))]),
        store.put(state, STATE),
      ])
      return state
    },

    /** Resolves to the host time of the saved state in milliseconds since 1970; undefined if nothing is saved. */
    savedAt: async (): Promise<number | undefined> =>
      z.catch(z.optional(z.number()), undefined).parse(await get(SAVED_AT)),

    save: (world: World): Promise<void> =>
      write((store) => [store.put(world, SAVED), store.put(world.moment, SAVED_AT)]),

    saved: async (): Promise<World> => {
      const world = await get<World>(SAVED)
      if (!world) throw new Error('Nothing was saved.')
      return world
    },

    /** Resolves to the last written conditions. Host time advances only while the demo is open. */
    // Data that does not parse is ignored: it is corrupt or of another version of the mock.
    conditions: async () => conditionsSchema.safeParse(await get(CONDITIONS)).data,
    writeConditions: (conditions: Conditions): Promise<void> => write((store) => [store.put(conditions, CONDITIONS)]),

    /** Deletes everything except the saved state, which is a full snapshot and is checked when it is restored. */
    discard: (): Promise<void> =>
      write((store) => [
        ...[STATE, CONDITIONS].map((key) => store.delete(key)),
        ...['row', 'whole'].map((kind) => store.delete(IDBKeyRange.bound([kind], [kind, []]))),
      ]),
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
