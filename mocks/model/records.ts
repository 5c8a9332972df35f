import type { TableDefinition } from './tables'

export type RowKey = string | number

type Values = Readonly<Record<string, unknown>>

interface Query {
  readonly where: object
}

/** What is asked of a model of the library, whose own types follow only models that are written out by column. */
export interface Model {
  create(values: Values): Values
  count(): number
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
 * The records of one model. The library reads every record for each search, also by key, and hands out the very
 * objects that it keeps: so an index by key stands beside it, with a copy of each record that nobody can change.
 */
export class Records<Row> {
  readonly #index = new Map<unknown, { readonly entity: Values; readonly row: Row }>()
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
    return this.#model.count()
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
    return this.#keep(this.#model.create(this.#withReferences(values)))
  }

  update(key: RowKey, values: Values): Row {
    const where = { [this.#key]: { equals: key } }
    return this.#keep(this.#model.update({ where, data: this.#withReferences(values), strict: true }))
  }

  /** Gives back what was there. */
  deleteMany(query: Query): Row[] {
    const entities = this.#model.deleteMany(query) ?? []
    const rows = this.#rowsOf(entities)
    for (const entity of entities) this.#index.delete(entity[this.#key])
    return rows
  }

  /** What is handed out for a record of the library. */
  rowOf(entity: Values | null): Row | undefined {
    return entity ? this.#index.get(entity[this.#key])?.row : undefined
  }

  #rowsOf(entities: readonly Values[]): Row[] {
    return entities.flatMap((entity) => this.rowOf(entity) ?? [])
  }

  /** The record itself, for the library's relations alone. */
  entityOf(key: unknown): Values | undefined {
    return this.#index.get(key)?.entity
  }

  /** A table has the keys of related records, the library wants the records themselves. */
  #withReferences(values: Values): Values {
    const all = { ...values }
    for (const [name, { to, by }] of this.#relations) all[name] = this.#recordsOf(to)?.entityOf(values[by]) ?? null
    return all
  }

  /** The columns alone, without the library's own marks. Relations are there for whoever asks for them by name. */
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
