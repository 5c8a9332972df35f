import type { TableDefinition } from './tables'

export type RowKey = string | number

type Values = Readonly<Record<string, unknown>>

interface Query {
  readonly where: object
}

/** What is used of a model of the library, whose own types need a model that is written out column by column. */
export interface Model {
  create(values: Values): Values
  getAll(): Values[]
  findFirst(query: Query): Values | null
  findMany(query: Query): Values[]
  update(query: Query & { readonly data: Values; readonly strict: true }): Values
  deleteMany(query: Query): Values[] | null
}

type Relations = readonly [name: string, { readonly to: string; readonly by: string }][]

/** Finds the records of a table by its name. */
type RecordsOf = (name: string) => Records<unknown> | undefined

/**
 * The records of one model. The library reads every record for each search, also by key, and returns the objects that
 * it stores itself. So this class adds an index by key, with a frozen copy of each record.
 */
export class Records<Row> {
  readonly #index = new Map<unknown, { readonly entity: Values; readonly row: Row }>()
  /** Records that were removed, by their keys. */
  readonly #removed = new Map<unknown, Values>()
  readonly #model: Model
  readonly #key: string
  readonly #columns: readonly string[]
  readonly #relations: Relations
  readonly #recordsOf: RecordsOf

  constructor(model: Model, { schema, key, relations = {} }: TableDefinition, recordsOf: RecordsOf) {
    this.#model = model
    this.#key = key
    this.#columns = Object.keys(schema.shape)
    this.#relations = Object.entries(relations)
    this.#recordsOf = recordsOf
  }

  get size() {
    return this.#index.size
  }

  get(key: RowKey): Row | undefined {
    return this.#index.get(key)?.row
  }

  getAll(): Row[] {
    return this.#rowsOf(this.#model.getAll())
  }

  findFirst(query: Query): Row | undefined {
    return this.rowOf(this.#model.findFirst(query))
  }

  findMany(query: Query): Row[] {
    return this.#rowsOf(this.#model.findMany(query))
  }

  create(values: Values): Row {
    const removed = this.#removed.get(values[this.#key])
    if (!removed) return this.#keep(this.#model.create(this.#withReferences(values)))
    this.#removed.delete(values[this.#key])
    return this.#change(removed, values)
  }

  update(key: RowKey, values: Values): Row {
    const kept = this.#index.get(key)
    if (!kept) throw new Error(`There is no record ${key}.`)
    return this.#change(kept.entity, values)
  }

  /** The record stays in the library, where nobody sees it: to find it there would read the whole table. */
  remove(key: RowKey): void {
    const kept = this.#index.get(key)
    if (!kept) return
    this.#removed.set(key, kept.entity)
    this.#index.delete(key)
  }

  clear(): void {
    this.#model.deleteMany({ where: {} })
    this.#index.clear()
    this.#removed.clear()
  }

  /** The frozen copy of a record of the library. */
  rowOf(entity: Values | null): Row | undefined {
    return entity ? this.#index.get(entity[this.#key])?.row : undefined
  }

  #rowsOf(entities: readonly Values[]): Row[] {
    return entities.flatMap((entity) => this.rowOf(entity) ?? [])
  }

  /** The record itself, only for the library's relations. */
  entityOf(key: unknown): Values | undefined {
    return this.#index.get(key)?.entity
  }

  /** Writes the columns into the record itself: the library's update reads the whole table, and only a relation needs it. */
  #change(entity: Values, values: Values): Row {
    if (this.#relations.every(([, { by }]) => values[by] === entity[by]))
      return this.#keep(Object.assign(entity, values))
    const where = { [this.#key]: { equals: values[this.#key] } }
    return this.#keep(this.#model.update({ where, data: this.#withReferences(values), strict: true }))
  }

  /** Replaces the keys of related records by the records, which the library needs. */
  #withReferences(values: Values): Values {
    const all = { ...values }
    for (const [name, { to, by }] of this.#relations) all[name] = this.#recordsOf(to)?.entityOf(values[by]) ?? null
    return all
  }

  /** Adds the columns to the index, without the library's own properties. Relations are getters, and not enumerable. */
  #keep(entity: Values): Row {
    const values: Record<string, unknown> = {}
    for (const column of this.#columns) values[column] = entity[column]
    for (const [name, { to }] of this.#relations) {
      const found = () => entity[name] as Values | null // A nullable `oneOf`: see `models.ts`.
      Object.defineProperty(values, name, { get: () => this.#recordsOf(to)?.rowOf(found()) ?? null })
    }
    const row = Object.freeze(values) as Row // The model has the columns of the table's schema.
    this.#index.set(entity[this.#key], { entity, row })
    return row
  }
}
