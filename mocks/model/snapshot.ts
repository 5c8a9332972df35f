import type { Scenario } from '../seed/scenario'
import type { ChangedTable, RecordedChanges } from './changes'
import { isTableName, type Store } from './store'
import type { RowKey, TableSnapshot } from './table'
import { TABLES, type TableName } from './tables'

/** Rows are JSON-compatible. `files` contains the uploaded files by id. */
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

/** Also resets the keys. */
export function clearStore(store: Store): void {
  store.changes.replace({ by: 'rows' })
  store.fileBytes.clear()
  for (const name of tableNames) store[name].clear()
}

/** A row and its key; `undefined` removes it. In `sequences`, the key is the name of a table. */
export interface StoredRow {
  readonly table: ChangedTable | 'sequences'
  readonly key: RowKey
  readonly row: unknown
}

/** The common interface of all tables for writing unchecked rows. */
interface AnyTable {
  put(key: RowKey, row: unknown): void
  get(key: RowKey): unknown
  lastKey: number
}

const findTable = (store: Store, name: string): AnyTable | null => (isTableName(name) ? store[name] : null)

/** Throws a zod error for a row of another version of the mock. */
export function putRows(store: Store, rows: readonly StoredRow[]): void {
  for (const { table, key, row } of rows) {
    const sequenceTable = table === 'sequences' && findTable(store, String(key))
    if (sequenceTable) sequenceTable.lastKey = Number(row)
    else if (table !== 'files') findTable(store, table)?.put(key, row)
    else if (row instanceof Blob) store.fileBytes.set(Number(key), row)
    else store.fileBytes.delete(Number(key))
  }
}

export function toStoredRows(store: Store, { changes, sequences }: RecordedChanges): StoredRow[] {
  const sequenceChanges = sequences.map((table) => ({ table: 'sequences', key: table }) as const)
  const getRow = (table: StoredRow['table'], key: RowKey): unknown => {
    if (table === 'sequences') return findTable(store, String(key))?.lastKey
    if (table === 'files') return store.fileBytes.get(Number(key))
    const row = findTable(store, table)?.get(key)
    return row && { ...row }
  }
  // Sequences come last, because inserting a row also changes the sequence.
  return [...changes, ...sequenceChanges].map(({ table, key }) => ({ table, key, row: getRow(table, key) }))
}
