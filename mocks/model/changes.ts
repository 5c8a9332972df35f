import type { RowKey } from './records'
import type { Scenario } from '../seed/scenario'
import type { TableName } from './tables'

/** What has rows under keys: the tables, and the bytes of the uploaded files. */
export type Changeable = TableName | 'files'

/** How a store was filled: by a seed, which can be repeated, or with rows from elsewhere. */
export type Origin =
  | { readonly by: 'rows' }
  | { readonly by: 'seed'; readonly scenario: Scenario; readonly moment: number }

/** One row that was inserted, changed or removed. */
export interface Change {
  readonly table: Changeable
  readonly key: RowKey
}

/** What has happened to a store since it was last asked. */
export interface Taken {
  /** Set if everything was replaced; the changes are those after that. */
  readonly origin: Origin | null
  readonly changes: readonly Change[]
  /** Tables whose highest key has changed. */
  readonly sequences: readonly TableName[]
}

/** Records the keys of changed rows. */
export class Changes {
  /** A store that nobody has filled yet has to be taken as a whole. */
  #origin: Origin | null = { by: 'rows' }
  #rows = new Map<Changeable, Set<RowKey>>()
  #sequences = new Set<TableName>()

  /** Counts the changes. */
  revision = 0

  note(table: Changeable, key: RowKey): void {
    this.revision += 1
    if (this.#origin?.by === 'rows') return
    const rows = this.#rows.get(table) ?? new Set<RowKey>()
    this.#rows.set(table, rows.add(key))
  }

  noteSequence(table: TableName): void {
    if (this.#origin?.by !== 'rows') this.#sequences.add(table)
  }

  /** Says that everything was replaced: what was noted before no longer matters. */
  replace(origin: Origin): void {
    this.take()
    this.#origin = origin
  }

  get isEmpty(): boolean {
    return this.#origin === null && this.#rows.size === 0
  }

  /** What was noted; from now on it notes anew. */
  take(): Taken {
    const changes = [...this.#rows].flatMap(([table, rows]) => [...rows].map((key) => ({ table, key })))
    const taken = { origin: this.#origin, changes, sequences: [...this.#sequences] }
    this.#origin = null
    this.#rows = new Map()
    this.#sequences = new Set()
    return taken
  }
}
