import type { Scenario } from '../seed/scenario'
import type { Store } from './store'
import type { TableSnapshot } from './table'
import { TABLES, type TableName } from './tables'

/** Rows are JSON-compatible. `files` has the uploaded files by their id. */
export interface StoreSnapshot {
  readonly scenario: Scenario
  readonly rows: Readonly<Record<TableName, TableSnapshot>>
  readonly files: ReadonlyMap<string, Blob>
}

// `Object.keys` returns `string[]`. A constant has no other keys.
const tableNames = Object.keys(TABLES) as TableName[]

export function takeSnapshot(store: Store): StoreSnapshot {
  const tables = tableNames.map((name) => [name, store[name].takeSnapshot()])
  return {
    scenario: store.scenario,
    // `fromEntries` loses the type of the keys.
    rows: Object.fromEntries(tables) as StoreSnapshot['rows'],
    files: new Map([...store.fileBytes].map(([id, blob]) => [String(id), blob])),
  }
}

/** Throws a zod error and empties the store if the snapshot is of another version. */
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

/** Resets the keys too. */
export function clearStore(store: Store): void {
  store.changes.replace({ by: 'rows' })
  store.fileBytes.clear()
  for (const name of tableNames) store[name].clear()
}
