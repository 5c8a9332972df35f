import { z } from '@/lib/zod'

type NameTable = Readonly<Record<string, string>>
type InsideName<Names, Key> = Key extends keyof Names ? Names[Key] : Key
type Inside<Names, Wire> = { [Key in keyof Wire as InsideName<Names, Key> & PropertyKey]: Wire[Key] }

/** A column that the host repeats for each item of a list. `#` is the item, as in `item#Name`. */
type Column = readonly [pattern: string, codec: z.ZodMiniType]
export type Columns = Readonly<Record<string, Column>>

interface WireItem<Item> {
  readonly item: Item
  /** Replaces `#` in the names of its columns. */
  readonly word: string
  /** True if some hosts have no columns for it. */
  readonly mayBeAbsent?: boolean
}

export interface RepeatedColumns<Item, Each extends Columns | undefined, Absent extends Columns | undefined> {
  readonly items: readonly WireItem<Item>[]
  readonly columns?: Each
  /** Columns that are undefined, not empty, on hosts without the item. */
  readonly mayBeAbsent?: Absent
}

type Listed<Repeated> =
  Repeated extends RepeatedColumns<infer Item, infer Each, infer Absent>
    ? readonly (Item & Cells<Each> & Partly<Cells<Absent>>)[]
    : never

type Cells<Each> = Each extends Columns ? { readonly [Key in keyof Each]: z.output<Each[Key][1]> } : unknown
type Partly<Row> = { readonly [Key in keyof Row]: Row[Key] | undefined }

type ListsOf<Repeated> = Repeated extends Lists
  ? { readonly [Name in keyof Repeated]: Listed<Repeated[Name]> }
  : unknown

type AnyColumns = RepeatedColumns<object, Columns | undefined, Columns | undefined>
type Lists = Readonly<Record<string, AnyColumns>>
type Row = Readonly<Record<string, unknown>>

interface Cell {
  readonly name: string
  readonly key: string
}

const cellsOf = (columns: Columns | undefined, word: string) =>
  Object.entries(columns ?? {}).map(([name, [pattern, codec]]) => ({ name, key: pattern.replace('#', word), codec }))

const rowsOf = ({ items, columns, mayBeAbsent }: AnyColumns) =>
  items.map(({ item, word, mayBeAbsent: absent = false }) => ({
    item,
    cells: [
      ...cellsOf(columns, word),
      ...cellsOf(mayBeAbsent, word).map((cell) => (absent ? { ...cell, codec: z.optional(cell.codec) } : cell)),
    ],
  }))

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const readCells = (wire: Row, cells: readonly Cell[]): Row =>
  Object.fromEntries(cells.map(({ name, key }) => [name, wire[key]]))

/**
 * Returns a function that creates a record's codec between the app's names and the host's.
 * @param insideNames the app's name by each name of the host that differs
 */
export const recordsOf = <const Names extends NameTable>(insideNames: Names) =>
  /**
   * Repeated columns become lists.
   * @param shape the columns by the host's names
   * @param lists columns that the host repeats for each item of a list
   */
  function record<Shape extends z.core.$ZodShape, Repeated extends Lists | undefined = undefined>(
    shape: Shape,
    lists?: Repeated,
  ) {
    const repeated = Object.entries<AnyColumns>(lists ?? {}).map(([name, columns]) => ({ name, rows: rowsOf(columns) }))
    const listed = repeated.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    const columns = z.object({ ...shape, ...Object.fromEntries(listed.map(({ key, codec }) => [key, codec])) })
    const names = Object.keys(shape).map((key) => [insideNames[key] ?? key, key] as const)

    type Output = Inside<Names, z.output<z.ZodMiniObject<Shape>>> & ListsOf<Repeated>
    type Columns = z.output<typeof columns>

    // Objects are built entry by entry, so their types need a cast.
    const decode = (input: Columns): Output => {
      const wire: Row = input
      const inside: Record<string, unknown> = {}
      for (const [name, key] of names) if (key in wire) inside[name] = wire[key]
      for (const { name, rows } of repeated)
        inside[name] = rows.map(({ item, cells }) => ({ ...item, ...readCells(wire, cells) }))
      return inside as Output
    }

    const encode = (output: Output): Columns => {
      const inside: Row = output
      const wire: Record<string, unknown> = {}
      for (const [name, key] of names) if (name in inside) wire[key] = inside[name]
      for (const { name, rows } of repeated) {
        const items = inside[name] as readonly Row[]
        for (const [index, { cells }] of rows.entries())
          for (const { name: column, key } of cells) wire[key] = items[index]?.[column]
      }
      return wire as Columns
    }

    return z.codec(columns, z.custom<Output>(isRow), { decode, encode })
  }
