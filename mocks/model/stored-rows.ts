import type { StoredRow } from '../persistence'
import type { Taken } from './changes'
import type { RowKey } from './records'
import { isTableName, type Store } from './store'

/** The common interface of all tables for writing unchecked rows. */
interface AnyTable {
  put(key: RowKey, row: unknown): void
  get(key: RowKey): unknown
  count(lastKey: number): void
  readonly lastKey: number
}

const tableOf = (store: Store, name: string): AnyTable | null => (isTableName(name) ? store[name] : null)

/** Throws a zod error for a row of another version of the mock. */
export function putRows(store: Store, rows: readonly StoredRow[]): void {
  for (const { table, key, row } of rows) {
    if (table === 'sequences') tableOf(store, String(key))?.count(Number(row))
    else if (table !== 'files') tableOf(store, table)?.put(key, row)
    else if (row instanceof Blob) store.fileBytes.set(Number(key), row)
    else store.fileBytes.delete(Number(key))
  }
}

export function rowsOf(store: Store, { changes, sequences }: Taken): StoredRow[] {
  const counted = sequences.map((table) => ({ table: 'sequences', key: table }) as const)
  const now = (table: StoredRow['table'], key: RowKey): unknown => {
    if (table === 'sequences') return tableOf(store, String(key))?.lastKey
    if (table === 'files') return store.fileBytes.get(Number(key))
    const row = tableOf(store, table)?.get(key)
    return row && { ...row }
  }
  // Sequences come last: inserting a row counts too.
  return [...changes, ...counted].map(({ table, key }) => ({ table, key, row: now(table, key) }))
}
