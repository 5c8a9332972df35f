import { delMany, get, getMany, promisifyRequest, setMany } from 'idb-keyval'
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

/** How many tasks can be undone. */
const MOST_STEPS = 10

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

/** A task that can be undone: it changed rows, or replaced everything that was there on another base. */
export interface Step {
  readonly id: string
  readonly name: string
  /** By the host's clock, in milliseconds since 1970. */
  readonly at: number
  readonly replaced: Base | null
}

/** The present state. */
export interface StoredState {
  /** The number of writes of all tabs. */
  readonly revision: number
  readonly base: Base
  /** The last one last. */
  readonly steps: readonly Step[]
}

/** A state that somebody has saved. */
export interface SavedWorld {
  readonly id: string
  readonly name: string
  readonly moment: number
  readonly scenario: Scenario
}

/** What one task has changed. */
export interface Written {
  /** The rows as they are now. */
  readonly rows: readonly StoredRow[]
  /** The task, with the rows as they were before; null if it is nothing to be undone. */
  readonly step: (Step & { readonly before: readonly StoredRow[] }) | null
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

const savedSchema = z
  .array(z.custom<SavedWorld>((world) => typeof world === 'object' && world !== null && 'moment' in world))
  .catch([])

let created = 0
export const newId = (): string => `${Date.now()}-${(created += 1)}-${crypto.randomUUID().slice(0, 8)}`

const rowKey = (base: Base, { table, key }: StoredRow): IDBValidKey => ['row', base.id, table, key]
const rowsOf = (base: Base) => IDBKeyRange.bound(['row', base.id], ['row', base.id, []])
const wholeKey = (base: Base): IDBValidKey => ['whole', base.id]
const beforeKey = (step: Step): IDBValidKey => ['before', step.id]
const savedKey = (id: string): IDBValidKey => ['saved', id]

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

  const saved = async () => savedSchema.parse(await get(SAVED, database))

  /** Deletes a step and what was there only for it. */
  const forgetStep = (store: IDBObjectStore, step: Step) => {
    store.delete(beforeKey(step))
    if (step.replaced) forgetBase(store, step.replaced)
  }
  const forgetBase = (store: IDBObjectStore, base: Base) => {
    store.delete(rowsOf(base))
    store.delete(wholeKey(base))
  }

  return {
    saved,
    /** Null before the first write. */
    state: async (): Promise<StoredState | null> => (await get<StoredState>(STATE, database)) ?? null,

    whole: (base: Base) => get<StoreSnapshot>(wholeKey(base), database),

    /** The rows that were changed since the base, or only by writes after the given one. */
    changedRows: async (base: Base, after = 0): Promise<readonly StoredRow[]> => {
      const rows = await database('readonly', (store) => promisifyRequest<RevisedRow[]>(store.getAll(rowsOf(base))))
      return rows.filter(({ revision }) => revision > after)
    },

    /** The rows as they were before each of these steps. */
    before: async (steps: readonly Step[]): Promise<readonly (readonly StoredRow[])[]> => {
      const found = await getMany<readonly StoredRow[]>(steps.map(beforeKey), database)
      return found.map((rows) => rows ?? [])
    },

    /** Writes what a task has led to; returns the new state. */
    write: (earlier: StoredState | null, base: Base, { rows, step, whole }: Written): Promise<StoredState> =>
      database('readwrite', async (store) => {
        const revision = (earlier?.revision ?? 0) + 1
        const steps = [...(earlier?.steps ?? [])]
        if (whole) store.put(whole, wholeKey(base))
        for (const row of rows) store.put({ ...row, revision } satisfies RevisedRow, rowKey(base, row))
        if (step) {
          const { before, ...kept } = step
          store.put(before, beforeKey(step))
          steps.push(kept)
        }
        for (const old of steps.splice(0, Math.max(0, steps.length - MOST_STEPS))) forgetStep(store, old)
        const state: StoredState = { revision, base, steps }
        store.put(state, STATE)
        await promisifyRequest(store.transaction)
        return state
      }),

    /** Writes the state before the last steps, with the rows that differ from what is stored of it. */
    goBack: (
      earlier: StoredState,
      { base, count, rows }: { base: Base; count: number; rows: readonly StoredRow[] },
    ): Promise<StoredState> =>
      database('readwrite', async (store) => {
        const revision = earlier.revision + 1
        const undone = earlier.steps.slice(-count)
        const left = [earlier.base, ...undone.flatMap(({ replaced }) => replaced ?? [])]
        for (const old of left) if (old.id !== base.id) forgetBase(store, old)
        for (const old of undone) store.delete(beforeKey(old))
        for (const row of rows) store.put({ ...row, revision } satisfies RevisedRow, rowKey(base, row))
        const state: StoredState = { revision, base, steps: earlier.steps.slice(0, -count) }
        store.put(state, STATE)
        await promisifyRequest(store.transaction)
        return state
      }),

    /** Stores a state as a whole, apart from all others. */
    save: async (title: string, world: World): Promise<void> => {
      const { scenario, moment } = world
      const entry: SavedWorld = { id: newId(), name: title, moment, scenario }
      await setMany(
        [
          [savedKey(entry.id), world],
          [SAVED, [...(await saved()), entry]],
        ],
        database,
      )
    },

    load: async ({ id }: SavedWorld): Promise<World> => {
      const world = await get<World>(savedKey(id), database)
      if (!world) throw new Error('This state was deleted in another tab.')
      return world
    },

    forget: async (id: string): Promise<void> => {
      await setMany([[SAVED, (await saved()).filter((world) => world.id !== id)]], database)
      await delMany([savedKey(id)], database)
    },

    /** What was last written; its clock shows the time of that: time passes only while the demo is open. */
    conditions: async () => conditionsSchema.safeParse(await get(CONDITIONS, database)).data,
    writeConditions: (conditions: Conditions): Promise<void> => setMany([[CONDITIONS, conditions]], database),

    /** Deletes everything but what somebody has saved: a saved state is whole, and is checked when it is restored. */
    discard: (): Promise<void> =>
      database('readwrite', (store) => {
        for (const key of [STATE, CONDITIONS]) store.delete(key)
        for (const kind of ['row', 'whole', 'before']) store.delete(IDBKeyRange.bound([kind], [kind, []]))
        return promisifyRequest(store.transaction)
      }),
  }
}

export type Persistence = ReturnType<typeof persistence>

/** As without a database: the state ends with its page, no other tab shares it, and nothing of it can be undone. */
function noPersistence(): Persistence {
  let state: StoredState | null = null
  const refuse = () => Promise.reject(new Error('This browser lets the demo store nothing.'))
  return {
    saved: async () => [],
    state: async () => state,
    whole: async () => undefined,
    changedRows: async () => [],
    before: async () => [],
    write: async (earlier, base) => (state = { revision: (earlier?.revision ?? 0) + 1, base, steps: [] }),
    goBack: refuse,
    save: refuse,
    load: refuse,
    forget: refuse,
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
