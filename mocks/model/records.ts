import type { TableDefinition } from './tables'

export type RowKey = string | number

type Values = Readonly<Record<string, unknown>>

interface Query {
  readonly where: object
}

/** What is used of a model of the library, whose own types need a model that is written out column by column. */
export interface Model {
  create(values: Values): Values
  findMany(query: Query): Values[]
  update(query: Query & { readonly data: Values; readonly strict: true }): Values
  deleteMany(query: Query): Values[] | null
}

type Relations = readonly [name: string, { readonly to: string; readonly by: string }][]

/** Finds the records of a table by its name. */
type RecordsOf = (name: string) => Records<unknown> | undefined

/** A record of the library, and its row; undefined once it was removed. */
interface IndexedRecord<Row> {
  readonly entity: Values
  readonly row: Row | undefined
}

/**
 * The records of one model. The library reads every record for each search, also by key, and returns the objects that
 * it stores itself. So this class adds an index by key, with a frozen row for each record.
 */
export class Records<Row> {
  readonly #index = new Map<unknown, IndexedRecord<Row>>()
  #size = 0
  /** Every row, until one of them is changed. */
  #all: readonly Row[] | null = null
  readonly #model: Model
  readonly #key: string
  readonly #relations: Relations
  readonly #recordsOf: RecordsOf

  constructor(model: Model, { key, relations = {} }: TableDefinition, recordsOf: RecordsOf) {
    this.#model = model
    this.#key = key
    this.#relations = Object.entries(relations)
    this.#recordsOf = recordsOf
  }

  get size() {
    return this.#size
  }

  get(key: RowKey): Row | undefined {
    return this.#index.get(key)?.row
  }

  /** In the order in which their keys were first given: the same list until one of them is changed. */
  getAll(): readonly Row[] {
    if (this.#all) return this.#all
    const all: Row[] = []
    for (const { row } of this.#index.values()) if (row) all.push(row)
    this.#all = Object.freeze(all)
    return this.#all
  }

  findFirst(query: Query): Row | undefined {
    return this.findMany(query)[0]
  }

  findMany(query: Query): Row[] {
    return this.#model.findMany(query).flatMap((entity) => this.rowOf(entity) ?? [])
  }

  /** The values become the row: nobody else may have them. Undefined, where their key has a row already. */
  create(values: Values): Row | undefined {
    const kept = this.#index.get(values[this.#key])
    if (kept?.row) return undefined
    const row = kept
      ? this.#change(kept.entity, values)
      : this.#keep(this.#model.create(this.#withReferences(values)), values)
    this.#size += 1
    return row
  }

  /** The values become the row, as those of `create`. */
  update(key: RowKey, values: Values): Row {
    const kept = this.#index.get(key)
    if (!kept) throw new Error(`There is no record ${key}.`)
    return this.#change(kept.entity, values)
  }

  /** The record stays in the library, where nobody sees it: to find it there would read the whole table. */
  remove(key: RowKey): void {
    const kept = this.#index.get(key)
    if (!kept?.row) return
    this.#size -= 1
    this.#all = null
    this.#index.set(key, { entity: kept.entity, row: undefined })
  }

  clear(): void {
    this.#model.deleteMany({ where: {} })
    this.#index.clear()
    this.#size = 0
    this.#all = null
  }

  /** The row of a record of the library. */
  rowOf(entity: Values | null): Row | undefined {
    return entity ? this.#index.get(entity[this.#key])?.row : undefined
  }

  /** The record itself, only for the library's relations. */
  entityOf(key: unknown): Values | undefined {
    const kept = this.#index.get(key)
    return kept?.row && kept.entity
  }

  /** Writes the columns into the record itself: the library's update reads the whole table, and only a relation needs it. */
  #change(entity: Values, values: Values): Row {
    if (this.#relations.every(([, { by }]) => values[by] === entity[by]))
      return this.#keep(Object.assign(entity, values), values)
    const where = { [this.#key]: { equals: values[this.#key] } }
    return this.#keep(this.#model.update({ where, data: this.#withReferences(values), strict: true }), values)
  }

  /** Adds the related records to their keys: the library needs the records. */
  #withReferences(values: Values): Values {
    if (this.#relations.length === 0) return values
    const all = { ...values }
    for (const [name, { to, by }] of this.#relations) all[name] = this.#recordsOf(to)?.entityOf(values[by]) ?? null
    return all
  }

  /**
   * Makes the values a row of the index. Relations are getters, and not enumerable. A getter for each row makes it twenty
   * times as slow to read its columns, which is why a table of many rows has none.
   */
  #keep(entity: Values, values: Values): Row {
    for (const [name, { to }] of this.#relations) {
      const found = () => entity[name] as Values | null // A nullable `oneOf`: see `models.ts`.
      Object.defineProperty(values, name, { get: () => this.#recordsOf(to)?.rowOf(found()) ?? null })
    }
    const row = Object.freeze(values) as Row // The schema has made its columns.
    this.#index.set(values[this.#key], { entity, row })
    this.#all = null
    return row
  }
}
