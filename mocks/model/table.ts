import type { z } from '@/contract/zod'
import { refuse } from '../refusal'
import type { Records, RowKey } from './database'

/** A row to put in: its key may be left to the table, which counts as MySQL does and never gives one twice. */
type NewRow<Row, Key extends keyof Row> = Omit<Row, Key> & Partial<Pick<Row, Key>>

interface TableSettings<Key extends string, Row> {
  readonly name: string
  readonly schema: z.ZodType<Row>
  readonly key: Key
  readonly records: Records<Row>
  /** Called after each change. */
  readonly changed: () => void
}

/** A table as plain data: rows in their order, and the last key given. */
export interface TableSnapshot {
  readonly sequence: number
  readonly rows: readonly unknown[]
}

/** One table. Its rows are frozen: what a caller holds stays as it was when another call changes the table. */
export class Table<Key extends string, Row extends Record<Key, RowKey>> {
  /** The highest number it ever gave as a key: a removed row's key is not given again. */
  protected sequence = 0
  protected readonly settings: TableSettings<Key, Row>

  constructor(settings: TableSettings<Key, Row>) {
    this.settings = settings
  }

  get size() {
    return this.settings.records.size
  }

  get(key: Row[Key]): Readonly<Row> | undefined {
    return this.settings.records.get(key)
  }

  /** The row, or a refusal of the call in the legacy host's words. */
  getOrRefuse(key: Row[Key], refusal: string): Readonly<Row> {
    return this.get(key) ?? refuse(refusal)
  }

  find(matches: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined {
    for (const row of this.settings.records.values()) if (matches(row)) return row
    return undefined
  }

  where(matches: (row: Readonly<Row>) => boolean): Readonly<Row>[] {
    return this.all().filter(matches)
  }

  /** In the order in which they were put in. */
  all(): Readonly<Row>[] {
    return [...this.settings.records.values()]
  }

  /** Throws a zod error for a row that the table cannot hold, and an error for a key that it has already. */
  insert(row: NewRow<Row, Key>): Readonly<Row> {
    const { schema, key } = this.settings
    return this.add(schema.parse({ ...row, [key]: row[key] ?? this.sequence + 1 }))
  }

  /** Throws a zod error for a row that the table cannot hold, and an error for a key that it does not have. */
  update(key: Row[Key], patch: Partial<Omit<Row, Key>>): Readonly<Row> {
    const { name, schema, records } = this.settings
    const row = records.get(key)
    if (!row) throw new Error(`${name} has no row ${key}.`)
    return this.put(key, schema.parse({ ...row, ...patch }))
  }

  remove(key: Row[Key]): void {
    this.settings.records.remove(key)
    this.settings.changed()
  }

  clear(): void {
    for (const row of this.all()) this.remove(row[this.settings.key])
    this.sequence = 0
  }

  takeSnapshot(): TableSnapshot {
    return { sequence: this.sequence, rows: this.all().map((row) => ({ ...row })) }
  }

  /** Throws a zod error for rows of another version of the table, and leaves the table as it was. */
  restoreSnapshot({ sequence, rows }: TableSnapshot): void {
    const checked = rows.map((row) => this.settings.schema.parse(row))
    this.clear()
    for (const row of checked) this.add(row)
    this.sequence = sequence
  }

  protected add(row: Row): Readonly<Row> {
    const { name, key, records } = this.settings
    const given = row[key]
    if (records.has(given)) throw new Error(`${name} has a row ${given} already.`)
    if (typeof given === 'number') this.sequence = Math.max(this.sequence, given)
    return this.put(given, row)
  }

  private put(key: Row[Key], row: Row): Readonly<Row> {
    const kept = this.settings.records.put(key, row)
    this.settings.changed()
    return kept
  }
}
