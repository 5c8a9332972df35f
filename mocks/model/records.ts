import type { TableDefinition } from './tables'

export type RowKey = string | number

type Values = Readonly<Record<string, unknown>>

interface Query {
  readonly where: object
}

/** The part of the library's models in use. Their own types require a model written out column by column. */
export interface Model {
  create(values: Values): Values
  findMany(query: Query): Values[]
  update(query: Query & { readonly data: Values; readonly strict: true }): Values
  deleteMany(query: Query): Values[] | null
}

type Relations = readonly [name: string, { readonly to: string; readonly by: string }][]

type RecordsOf = (name: string) => Records<unknown> | undefined

/** Undefined `row`: removed. */
interface IndexedRecord<Row> {
  readonly entity: Values
  readonly row: Row | undefined
}

/** Adds an index by key with frozen rows: the library scans all records, even by key, and returns its own objects. */
export class Records<Row> {
  readonly #index = new Map<unknown, IndexedRecord<Row>>()
  #size = 0
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

  /** In the order of their first insertion. Returns the same list until a row changes. */
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

  /** Takes ownership of `values`. Returns undefined if the key exists. */
  create(values: Values): Row | undefined {
    const kept = this.#index.get(values[this.#key])
    if (kept?.row) return undefined
    const row = kept
      ? this.#change(kept.entity, values)
      : this.#keep(this.#model.create(this.#withReferences(values)), values)
    this.#size += 1
    return row
  }

  /** Takes ownership of `values`. */
  update(key: RowKey, values: Values): Row {
    const kept = this.#index.get(key)
    if (!kept) throw new Error(`There is no record ${key}.`)
    return this.#change(kept.entity, values)
  }

  /** Keeps the record in the library, unused: deleting it there scans the whole table. */
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

  rowOf(entity: Values | null): Row | undefined {
    return entity ? this.#index.get(entity[this.#key])?.row : undefined
  }

  /** For the library's relations only. */
  entityOf(key: unknown): Values | undefined {
    const kept = this.#index.get(key)
    return kept?.row && kept.entity
  }

  /** Mutates the record unless a relation changes: the library's update scans the whole table. */
  #change(entity: Values, values: Values): Row {
    if (this.#relations.every(([, { by }]) => values[by] === entity[by]))
      return this.#keep(Object.assign(entity, values), values)
    const where = { [this.#key]: { equals: values[this.#key] } }
    return this.#keep(this.#model.update({ where, data: this.#withReferences(values), strict: true }), values)
  }

  /** Adds related records: the library takes them instead of keys. */
  #withReferences(values: Values): Values {
    if (this.#relations.length === 0) return values
    const all = { ...values }
    for (const [name, { to, by }] of this.#relations) all[name] = this.#recordsOf(to)?.entityOf(values[by]) ?? null
    return all
  }

  /** Defines relations as getters, which make reading columns 20 times slower: large tables have none. */
  #keep(entity: Values, values: Values): Row {
    for (const [name, { to }] of this.#relations) {
      const found = () => entity[name] as Values | null // A nullable `oneOf` (`models.ts`).
      Object.defineProperty(values, name, { get: () => this.#recordsOf(to)?.rowOf(found()) ?? null })
    }
    const row = Object.freeze(values) as Row // The schema has made its columns.
    this.#index.set(values[this.#key], { entity, row })
    this.#all = null
    return row
  }
}
