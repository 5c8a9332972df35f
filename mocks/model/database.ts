import { factory, primaryKey } from '@mswjs/data'
import type { RowKey, RowMap } from './table'

/** Only for small tables: the library scans all rows to find one. Other tables are maps. */
export const createDatabase = () =>
  withoutChannels(() =>
    factory({
      people: {
        id: primaryKey(Number),
        firstName: String,
        lastName: String,
        email: String,
        password: String,
        role: String,
      },
      faculties: { facultyId: primaryKey(Number), faculty: String },
      departments: { departmentId: primaryKey(Number), facultyId: Number, department: String },
      applicationDates: { id: primaryKey(Number), openDate: String, closeDate: String, year: String },
    }),
  )

/** The methods of a model that the mock uses. The library types them for each table separately. */
interface Model {
  count(): number
  findFirst(query: object): object | null
  getAll(): object[]
  create(values: object): object
  update(query: object): object | null
  delete(query: object): object | null
}

/** Adapts a model of the library to a table. The table has checked each row with its schema. */
export class ModelRows<Row extends object> implements RowMap<Row> {
  readonly #model: Model
  readonly #key: string

  constructor(model: object, key: string) {
    this.#model = model as Model
    this.#key = key
  }

  get size() {
    return this.#model.count()
  }

  get(key: RowKey): Row | undefined {
    return (this.#model.findFirst(this.#where(key)) as Row | null) ?? undefined
  }

  set(key: RowKey, row: Row): void {
    if (!this.#model.update({ ...this.#where(key), data: row })) this.#model.create(row)
  }

  delete(key: RowKey): void {
    this.#model.delete(this.#where(key))
  }

  values(): Row[] {
    return this.#model.getAll() as Row[]
  }

  #where(key: RowKey) {
    return { where: { [this.#key]: { equals: key } } }
  }
}

/** Hides BroadcastChannel: @mswjs/data 0 copies each change to other tabs and has no option to disable that. */
function withoutChannels<Result>(create: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')
  if (!channel) return create()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return create()
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel)
  }
}
