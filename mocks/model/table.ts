import type { factory } from '@mswjs/data'
import type { z } from '@/domain/zod'
import { refuse } from '../refusal'
import type { Records, RowKey } from './records'

/** A row to insert. Its key may be left to the table, which counts as MySQL does and never gives a number twice. */
type NewRow<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>

/** A row as the table returns it: its columns, and the rows that its relations lead to. */
type StoredRow<Row, Related> = Readonly<Row> & Related

/** The columns as a model of the library declares them, for the types of queries. */
type Getters<Row> = {
  [Column in keyof Row]: NonNullable<Row[Column]> extends RowKey | boolean
    ? () => NonNullable<Row[Column]>
    : Getters<NonNullable<Row[Column]>>
}

/** A query in the library's format: `{ where: { status: { in: ['3.1', '5.1'] } } }`. */
type Query<Row> = Parameters<ReturnType<typeof factory<{ table: Getters<Row> }>>['table']['findFirst']>[0]

interface TableSettings<Key extends string, Row, Related> {
  readonly name: string
  readonly schema: z.ZodType<Row>
  readonly columns: readonly (keyof Row)[]
  readonly key: Key
  /** Whether the rows are those of a seed, which need no check: the compiler and a test have checked them. */
  readonly isSeeding: () => boolean
  readonly records: Records<StoredRow<Row, Related>>
  /** Records that a row changes. */
  readonly changing: (key: RowKey) => void
  /** Records that the highest key has changed. */
  readonly counting: () => void
}

/** A table as plain data: the rows in their order, and the last key that was given. */
export interface TableSnapshot {
  readonly sequence: number
  readonly rows: readonly unknown[]
}

/**
 * One table, whose schema checks each row before it is stored. Rows are frozen: they do not change when another call
 * changes the table. Their relations lead to the rows that exist when they are read.
 */
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

  /** The row; without one, the call is refused with the legacy host's text. */
  getOrRefuse(key: Row[Key], refusal: string): StoredRow<Row, Related> {
    return this.get(key) ?? refuse('not-found', refusal)
  }

  findFirst(query: Query<Row & Related>): StoredRow<Row, Related> | undefined {
    return this.settings.records.findFirst(query)
  }

  findMany(query: Query<Row & Related>): StoredRow<Row, Related>[] {
    return this.settings.records.findMany(query)
  }

  /** In the order of insertion: the same list until one of its rows is changed. */
  all(): readonly StoredRow<Row, Related>[] {
    return this.settings.records.getAll()
  }

  /** Throws a zod error for a row that does not fit the schema, and an error for a key that exists already. */
  insert(row: NewRow<Row, Key>): StoredRow<Row, Related> {
    const { schema, key, isSeeding } = this.settings
    const given = row[key] ?? this.sequence + 1
    return this.add(isSeeding() ? this.#columnsOf(row, given) : schema.parse({ ...row, [key]: given }))
  }

  /** The row as its schema would make it. */
  #columnsOf(row: NewRow<Row, Key>, given: RowKey): Row {
    const { columns, key } = this.settings
    const values: Partial<Record<keyof Row, unknown>> = {}
    for (const column of columns) values[column] = column === key ? given : row[column as keyof typeof row]
    return values as Row // The types of what a seed inserts.
  }

  /** Throws a zod error for a row that does not fit the schema, and an error for a key that does not exist. */
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

  /** Puts a row under its key as it once was; undefined removes it. Throws a zod error for a row that does not fit. */
  put(key: Row[Key], row: unknown): void {
    if (row === undefined) return this.remove(key)
    const checked = this.settings.schema.parse(row)
    if (this.get(key)) this.update(key, checked)
    else this.add(checked)
  }

  /** The highest number ever given as a key: the key of a removed row is not given again. */
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

  /** Throws a zod error for rows of another version of the table, and then leaves the table unchanged. */
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
