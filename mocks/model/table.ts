import type { z } from '@/lib/zod'
import { refuse } from '@/wire/mock/refusal'

export type RowKey = string | number

/** Storage of a table's rows: a `Map`, or a model of the library (`database.ts`). */
export interface RowMap<Row> {
  readonly size: number
  get(key: RowKey): Row | undefined
  set(key: RowKey, row: Row): unknown
  delete(key: RowKey): unknown
  /** In the order of insertion. */
  values(): Iterable<Row>
}

/** A row to insert. A missing key is assigned in sequence and never reused, as in MySQL. */
type NewRow<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>

interface TableSettings<Key extends string, Row> {
  readonly name: string
  readonly schema: z.ZodMiniType<Row>
  readonly key: Key
  readonly rows: RowMap<Readonly<Row>>
  /** Skips the check of a row: the compiler and a test check the seeds. */
  readonly isSeeding: () => boolean
  readonly onChange: (key: RowKey) => void
  readonly onSequenceChange: () => void
}

export interface TableSnapshot {
  readonly sequence: number
  readonly rows: readonly unknown[]
}

/** Checks each row with the schema. Rows are frozen, and replaced when they change. */
export class Table<Key extends string, Row extends Record<Key, RowKey>> {
  protected readonly settings: TableSettings<Key, Row>
  #lastKey = 0
  #cachedRows: readonly Readonly<Row>[] | null = null

  constructor(settings: TableSettings<Key, Row>) {
    this.settings = settings
  }

  get size() {
    return this.settings.rows.size
  }

  get(key: Row[Key]): Readonly<Row> | undefined {
    return this.settings.rows.get(key)
  }

  getOrRefuse(key: Row[Key], refusal: string): Readonly<Row> {
    return this.get(key) ?? refuse('not-found', refusal)
  }

  /** Returns the rows in the order of insertion: the same array until a row changes. */
  all(): readonly Readonly<Row>[] {
    this.#cachedRows ??= Object.freeze([...this.settings.rows.values()])
    return this.#cachedRows
  }

  /** Throws a zod error for an invalid row, and an error for an existing key. */
  insert(row: NewRow<Row, Key>): Readonly<Row> {
    const { name, schema, key, isSeeding } = this.settings
    const values: object = { ...row, [key]: row[key] ?? this.#lastKey + 1 }
    const added = isSeeding() ? (values as Row) : schema.parse(values) // Typed by the seed.
    if (this.get(added[key])) throw new Error(`${name} has a row ${added[key]} already.`)
    return this.write(added)
  }

  /** Throws a zod error for an invalid row, and an error for an unknown key. */
  update(key: Row[Key], patch: Partial<Omit<Row, Key>>): Readonly<Row> {
    const { name, schema } = this.settings
    const row = this.get(key)
    if (!row) throw new Error(`${name} has no row ${key}.`)
    return this.write(schema.parse({ ...row, ...patch }))
  }

  remove(key: Row[Key]): void {
    if (!this.get(key)) return
    this.settings.onChange(key)
    this.settings.rows.delete(key)
    this.#cachedRows = null
  }

  clear(): void {
    for (const row of this.all()) this.remove(row[this.settings.key])
    this.lastKey = 0
  }

  /** Inserts or updates; `undefined` removes. Throws a zod error for an invalid row. */
  put(key: Row[Key], row: unknown): void {
    if (row === undefined) this.remove(key)
    else this.write(this.settings.schema.parse(row))
  }

  /** Highest key assigned so far, even if its row was removed. */
  get lastKey(): number {
    return this.#lastKey
  }

  set lastKey(key: number) {
    if (key === this.#lastKey) return
    this.settings.onSequenceChange()
    this.#lastKey = key
  }

  takeSnapshot(): TableSnapshot {
    return { sequence: this.#lastKey, rows: this.all().map((row) => ({ ...row })) }
  }

  /** Throws a zod error and changes nothing if the rows are of another version. */
  restoreSnapshot({ sequence, rows }: TableSnapshot): void {
    const checked = rows.map((row) => this.settings.schema.parse(row))
    this.clear()
    for (const row of checked) this.write(row)
    this.lastKey = sequence
  }

  protected write(row: Row): Readonly<Row> {
    const { key, rows, onChange } = this.settings
    const written = Object.freeze(row)
    onChange(row[key])
    rows.set(row[key], written)
    this.#cachedRows = null
    if (typeof row[key] === 'number') this.lastKey = Math.max(this.#lastKey, row[key])
    return rows.get(row[key]) ?? written
  }
}

const NO_ROWS: readonly never[] = []

/** A table whose rows are indexed by their application. A row never moves to another application. */
export class ChildTable<
  Key extends string,
  Row extends Record<Key, RowKey> & { applicationId: number | null },
> extends Table<Key, Row> {
  readonly #rowsByApplication = new Map<number | null, readonly Readonly<Row>[]>()

  /** Returns rows, oldest first: the same array until one changes. `null` selects rows without an application. */
  findByApplication(applicationId: number | null): readonly Readonly<Row>[] {
    return this.#rowsByApplication.get(applicationId) ?? NO_ROWS
  }

  removeByApplication(applicationId: number): void {
    for (const row of this.findByApplication(applicationId)) this.remove(row[this.settings.key])
  }

  override remove(key: Row[Key]): void {
    const row = this.get(key)
    if (!row) return
    super.remove(key)
    const others = this.findByApplication(row.applicationId).filter((other) => other !== row)
    this.#rowsByApplication.set(row.applicationId, others)
  }

  protected override write(row: Row): Readonly<Row> {
    const previous = this.get(row[this.settings.key])
    const written = super.write(row)
    const rows = this.findByApplication(written.applicationId)
    this.#rowsByApplication.set(
      written.applicationId,
      previous ? rows.map((other) => (other === previous ? written : other)) : [...rows, written],
    )
    return written
  }
}
