import type { Scenario } from '../seed/scenario'
import type { Store } from './store'
import type { TableSnapshot } from './table'
import { TABLES, type TableName } from './tables'

/** A store as plain data: rows that can be written as JSON, and the uploaded files as Blobs by their id. */
export interface StoreSnapshot {
  readonly scenario: Scenario
  readonly rows: Readonly<Record<TableName, TableSnapshot>>
  readonly files: ReadonlyMap<string, Blob>
}

// `Object.keys` does not know the keys of a constant, which has no others.
const tableNames = Object.keys(TABLES) as TableName[]

export function takeSnapshot(store: Store): StoreSnapshot {
  const tables = tableNames.map((name) => [name, store[name].takeSnapshot()])
  return {
    scenario: store.scenario,
    // Every table has its entry, which `fromEntries` cannot say.
    rows: Object.fromEntries(tables) as StoreSnapshot['rows'],
    files: new Map([...store.fileBytes].map(([id, blob]) => [String(id), blob])),
  }
}

/**
 * Replaces everything in the store. Throws a zod error for a snapshot of another version of the mock: the store is then
 * empty, and can be seeded anew.
 */
export function restoreSnapshot(store: Store, { scenario, rows, files }: StoreSnapshot): void {
  store.changes.replace({ by: 'rows' })
  store.fileBytes.clear()
  store.scenario = scenario
  try {
    for (const name of tableNames) store[name].restoreSnapshot(rows[name])
  } catch (error) {
    clearStore(store)
    throw error
  }
  for (const [id, blob] of files) store.fileBytes.set(Number(id), blob)
}

/** Removes every row and file. Keys are counted from the start again. */
export function clearStore(store: Store): void {
  store.changes.replace({ by: 'rows' })
  store.fileBytes.clear()
  for (const name of tableNames) store[name].clear()
}
