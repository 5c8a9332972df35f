import type { factory } from '@mswjs/data'
import type { z } from '@/lib/zod'
import { refuse } from '@/wire/mock/refusal'
import type { Records, RowKey } from './records'

/** A row to insert. A missing key is assigned in sequence and never reused, as in MySQL. */
type NewRow<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>

type StoredRow<Row, Related> = Readonly<Row> & Related

/** Columns as the library declares them, for the types of queries. */
type Getters<Row> = {
  [Column in keyof Row]: NonNullable<Row[Column]> extends RowKey | boolean
    ? () => NonNullable<Row[Column]>
    : Getters<NonNullable<Row[Column]>>
}

/** A query in the library's format: `{ where: { status: { in: ['3.1', '5.1'] } } }`. */
type Query<Row> = Parameters<ReturnType<typeof factory<{ table: Getters<Row> }>>['table']['findFirst']>[0]

interface TableSettings<Key extends string, Row, Related> {
  readonly name: string
  readonly schema: z.ZodMiniType<Row>
  readonly columns: readonly (keyof Row)[]
  readonly key: Key
  /** Whether to skip the check of a row: seeds are checked by the compiler and a test. */
  readonly isSeeding: () => boolean
  readonly records: Records<StoredRow<Row, Related>>
  readonly changing: (key: RowKey) => void
  readonly counting: () => void
}

export interface TableSnapshot {
  readonly sequence: number
  readonly rows: readonly unknown[]
}

/** Checks each row with the schema. Rows are frozen. Relations resolve when they are read. */
export class Table<Key extends string, Row extends Record<Key, RowKey>, Related = unknown> {
  protected sequence = 0
  protected readonly settings: TableSettings<Key, Row, Related>

  constructor(settings: TableSettings<Key, Row, Related>) {
    this.settings = settings
  }

  get size() {
    return this.settings.records.size
  }

  get(key: Row[Key]): StoredRow<Row, Related> | undefined {
    return this.settings.records.get(key)
  }

  getOrRefuse(key: Row[Key], refusal: string): StoredRow<Row, Related> {
    return this.get(key) ?? refuse('not-found', refusal)
  }

  findFirst(query: Query<Row & Related>): StoredRow<Row, Related> | undefined {
    return this.settings.records.findFirst(query)
  }

  findMany(query: Query<Row & Related>): StoredRow<Row, Related>[] {
    return this.settings.records.findMany(query)
  }

  /** In the order of insertion. Returns the same list until a row changes. */
  all(): readonly StoredRow<Row, Related>[] {
    return this.settings.records.getAll()
  }

  /** Throws a zod error for an invalid row, and an error for an existing key. */
  insert(row: NewRow<Row, Key>): StoredRow<Row, Related> {
    const { schema, key, isSeeding } = this.settings
    const given = row[key] ?? this.sequence + 1
    return this.add(isSeeding() ? this.#columnsOf(row, given) : schema.parse({ ...row, [key]: given }))
  }

  #columnsOf(row: NewRow<Row, Key>, given: RowKey): Row {
    const { columns, key } = this.settings
    const values: Partial<Record<keyof Row, unknown>> = {}
    for (const column of columns) values[column] = column === key ? given : row[column as keyof typeof row]
    return values as Row // Typed by the seed.
  }

  /** Throws a zod error for an invalid row, and an error for an unknown key. */
  update(key: Row[Key], patch: Partial<Omit<Row, Key>>): StoredRow<Row, Related> {
    const { name, schema, records, changing } = this.settings
    const row = records.get(key)
    if (!row) throw new Error(`${name} has no row ${key}.`)
    const values = schema.parse({ ...row, ...patch })
    changing(key)
    return records.update(key, values)
  }

  remove(key: Row[Key]): void {
    const { records, changing } = this.settings
    if (!records.get(key)) return
    changing(key)
    records.remove(key)
  }

  clear(): void {
    const { key, records, changing } = this.settings
    for (const row of this.all()) changing(row[key])
    records.clear()
    this.count(0)
  }

  /** Inserts or updates; `undefined` removes. Throws a zod error for an invalid row. */
  put(key: Row[Key], row: unknown): void {
    if (row === undefined) return this.remove(key)
    const checked = this.settings.schema.parse(row)
    if (this.get(key)) this.update(key, checked)
    else this.add(checked)
  }

  /** Highest key assigned so far, even if its row was removed. */
  get lastKey(): number {
    return this.sequence
  }

  count(lastKey: number): void {
    if (lastKey === this.sequence) return
    this.settings.counting()
    this.sequence = lastKey
  }

  takeSnapshot(): TableSnapshot {
    return { sequence: this.sequence, rows: this.all().map((row) => ({ ...row })) }
  }

  /** Throws a zod error and changes nothing if the rows are of another version. */
  restoreSnapshot({ sequence, rows }: TableSnapshot): void {
    const checked = rows.map((row) => this.settings.schema.parse(row))
    this.clear()
    for (const row of checked) this.add(row)
    this.count(sequence)
  }

  protected add(row: Row): StoredRow<Row, Related> {
    const { name, key, records, changing } = this.settings
    const given = row[key]
    const added = records.create(row)
    if (!added) throw new Error(`${name} has a row ${given} already.`)
    changing(given)
    if (typeof given === 'number') this.count(Math.max(this.sequence, given))
    return added
  }
}
