import { z } from '@/lib/zod'

type NameTable = Readonly<Record<string, string>>
type AppName<Names, Key> = Key extends keyof Names ? Names[Key] : Key
type AppRecord<Names, Wire> = { [Key in keyof Wire as AppName<Names, Key> & PropertyKey]: Wire[Key] }

/** A column that the host repeats for each item of a list. `#` is the item, as in `item#Name`. */
type Column = readonly [pattern: string, codec: z.ZodMiniType]
export type Columns = Readonly<Record<string, Column>>

interface WireItem<Item> {
  readonly item: Item
  /** Replaces `#` in the names of its columns. */
  readonly placeholder: string
  /** True if some hosts have no columns for it. */
  readonly mayBeAbsent?: boolean
}

export interface RepeatedColumns<Item, Each extends Columns | undefined, Absent extends Columns | undefined> {
  readonly items: readonly WireItem<Item>[]
  readonly columns?: Each
  /** Columns that are undefined, not empty, on hosts without the item. */
  readonly mayBeAbsent?: Absent
}

type RepeatedRows<Repeated> =
  Repeated extends RepeatedColumns<infer Item, infer Each, infer Absent>
    ? readonly (Item & Cells<Each> & WithUndefined<Cells<Absent>>)[]
    : never

type Cells<Each> = Each extends Columns ? { readonly [Key in keyof Each]: z.output<Each[Key][1]> } : unknown
type WithUndefined<Row> = { readonly [Key in keyof Row]: Row[Key] | undefined }

type RepeatedLists<Repeated> = Repeated extends Lists
  ? { readonly [Name in keyof Repeated]: RepeatedRows<Repeated[Name]> }
  : unknown

type AnyColumns = RepeatedColumns<object, Columns | undefined, Columns | undefined>
type Lists = Readonly<Record<string, AnyColumns>>
type Row = Readonly<Record<string, unknown>>

interface Cell {
  readonly name: string
  readonly key: string
}

const createCells = (columns: Columns | undefined, placeholder: string) =>
  Object.entries(columns ?? {}).map(([name, [pattern, codec]]) => ({
    name,
    key: pattern.replace('#', placeholder),
    codec,
  }))

const createRows = ({ items, columns, mayBeAbsent: optionalColumns }: AnyColumns) =>
  items.map(({ item, placeholder, mayBeAbsent = false }) => {
    const cells = createCells(optionalColumns, placeholder)
    const optionalCells = mayBeAbsent ? cells.map((cell) => ({ ...cell, codec: z.optional(cell.codec) })) : cells
    return { item, cells: [...createCells(columns, placeholder), ...optionalCells] }
  })

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const readCells = (wire: Row, cells: readonly Cell[]): Row =>
  Object.fromEntries(cells.map(({ name, key }) => [name, wire[key]]))

/**
 * Returns a function that creates a record's codec between the app's names and the host's.
 * @param appNames the app's name by each name of the host that differs
 */
export const recordsOf = <const Names extends NameTable>(appNames: Names) =>
  /**
   * Repeated columns become lists.
   * @param shape the columns by the host's names
   * @param lists columns that the host repeats for each item of a list
   */
  function record<Shape extends z.core.$ZodShape, Repeated extends Lists | undefined = undefined>(
    shape: Shape,
    lists?: Repeated,
  ) {
    const repeated = Object.entries<AnyColumns>(lists ?? {}).map(([name, columns]) => ({
      name,
      rows: createRows(columns),
    }))
    const repeatedCells = repeated.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    const columns = z.object({ ...shape, ...Object.fromEntries(repeatedCells.map(({ key, codec }) => [key, codec])) })
    const names = Object.keys(shape).map((key) => [appNames[key] ?? key, key] as const)

    type Output = AppRecord<Names, z.output<z.ZodMiniObject<Shape>>> & RepeatedLists<Repeated>
    type Columns = z.output<typeof columns>

    // Objects are built entry by entry, so their types need a cast.
    const decode = (input: Columns): Output => {
      const wire: Row = input
      const record: Record<string, unknown> = {}
      for (const [name, key] of names) if (key in wire) record[name] = wire[key]
      for (const { name, rows } of repeated)
        record[name] = rows.map(({ item, cells }) => ({ ...item, ...readCells(wire, cells) }))
      return record as Output
    }

    const encode = (output: Output): Columns => {
      const record: Row = output
      const wire: Record<string, unknown> = {}
      for (const [name, key] of names) if (name in record) wire[key] = record[name]
      for (const { name, rows } of repeated) {
        const items = record[name] as readonly Row[]
        for (const [index, { cells }] of rows.entries())
          for (const { name: column, key } of cells) wire[key] = items[index]?.[column]
      }
      return wire as Columns
    }

    return z.codec(columns, z.custom<Output>(isRow), { decode, encode })
  }
