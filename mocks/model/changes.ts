import type { RowKey } from './table'
import type { Scenario } from '../seed/scenario'
import type { TableName } from './tables'

/** A table, or the bytes of the uploaded files. */
export type ChangedTable = TableName | 'files'

/** Source of all rows: a repeatable seed, or a snapshot. */
export type Origin =
  | { readonly by: 'rows' }
  | { readonly by: 'seed'; readonly scenario: Scenario; readonly moment: number }

interface Change {
  readonly table: ChangedTable
  readonly key: RowKey
}

/** Changes since the last `take`. */
export interface RecordedChanges {
  /** Set if all rows were replaced. `changes` then contains only later changes. */
  readonly origin: Origin | null
  readonly changes: readonly Change[]
  /** Tables whose highest key has changed. */
  readonly sequences: readonly TableName[]
}

export class Changes {
  /** A new store must be saved as a whole. */
  #origin: Origin | null = { by: 'rows' }
  #rows = new Map<ChangedTable, Set<RowKey>>()
  #sequences = new Set<TableName>()

  revision = 0

  record(table: ChangedTable, key: RowKey): void {
    this.revision += 1
    if (this.#origin?.by === 'rows') return
    const rows = this.#rows.get(table) ?? new Set<RowKey>()
    this.#rows.set(table, rows.add(key))
  }

  recordSequence(table: TableName): void {
    if (this.#origin?.by !== 'rows') this.#sequences.add(table)
  }

  /** Discards the recorded changes, because all rows were replaced. */
  replace(origin: Origin): void {
    this.take()
    this.#origin = origin
  }

  get isEmpty(): boolean {
    return this.#origin === null && this.#rows.size === 0
  }

  /** Returns and clears the recorded changes. */
  take(): RecordedChanges {
    const changes = [...this.#rows].flatMap(([table, rows]) => [...rows].map((key) => ({ table, key })))
    const recorded = { origin: this.#origin, changes, sequences: [...this.#sequences] }
    this.#origin = null
    this.#rows = new Map()
    this.#sequences = new Set()
    return recorded
  }
}
