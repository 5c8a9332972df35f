import type { z } from '@/lib/zod'
import { refuse } from '@/wire/mock/refusal'

export type RowKey = string | number

/** Where a table has its rows: a `Map`, or a model of the library (`database.ts`). */
export interface RowMap<Row> {
  readonly size: number
  get(key: RowKey): Row | undefined
  set(key: RowKey, row: Row): unknown
  delete(key: RowKey): unknown
  /** In the order of their insertion. */
  values(): Iterable<Row>
}

/** A row to insert. A missing key is assigned in sequence and never reused, as in MySQL. */
type NewRow<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>

interface TableSettings<Key extends string, Row> {
  readonly name: string
  readonly schema: z.ZodMiniType<Row>
  readonly key: Key
  readonly rows: RowMap<Readonly<Row>>
  /** Whether to skip the check of a row: seeds are checked by the compiler and a test. */
  readonly isSeeding: () => boolean
  readonly changing: (key: RowKey) => void
  readonly counting: () => void
}

export interface TableSnapshot {
  readonly sequence: number
  readonly rows: readonly unknown[]
}

/** Checks each row with the schema. Rows are frozen, and replaced when they change. */
export class Table<Key extends string, Row extends Record<Key, RowKey>> {
  protected readonly settings: TableSettings<Key, Row>
  #lastKey = 0
  #all: readonly Readonly<Row>[] | null = null

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

  /** In the order of insertion. Returns the same list until a row changes. */
  all(): readonly Readonly<Row>[] {
    this.#all ??= Object.freeze([...this.settings.rows.values()])
    return this.#all
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
    this.settings.changing(key)
    this.settings.rows.delete(key)
    this.#all = null
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
    this.settings.counting()
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
    const { key, rows, changing } = this.settings
    const written = Object.freeze(row)
    changing(row[key])
    rows.set(row[key], written)
    this.#all = null
    if (typeof row[key] === 'number') this.lastKey = Math.max(this.#lastKey, row[key])
    return rows.get(row[key]) ?? written
  }
}

const NONE: readonly never[] = []

/** Finds rows by their application, which never changes. */
export class ChildTable<
  Key extends string,
  Row extends Record<Key, RowKey> & { applicationId: number | null },
> extends Table<Key, Row> {
  readonly #rowsOf = new Map<number | null, readonly Readonly<Row>[]>()

  /** Oldest first; `null` selects rows without an application. Returns the same list until a row changes. */
  of(applicationId: number | null): readonly Readonly<Row>[] {
    return this.#rowsOf.get(applicationId) ?? NONE
  }

  removeOf(applicationId: number): void {
    for (const row of this.of(applicationId)) this.remove(row[this.settings.key])
  }

  override remove(key: Row[Key]): void {
    const row = this.get(key)
    if (!row) return
    super.remove(key)
    const others = this.of(row.applicationId).filter((other) => other !== row)
    this.#rowsOf.set(row.applicationId, others)
  }

  protected override write(row: Row): Readonly<Row> {
    const before = this.get(row[this.settings.key])
    const after = super.write(row)
    const rows = this.of(after.applicationId)
    this.#rowsOf.set(
      after.applicationId,
      before ? rows.map((other) => (other === before ? after : other)) : [...rows, after],
    )
    return after
  }
}
