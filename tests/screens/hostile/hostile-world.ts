import { fixedClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { TABLES, type TableDefinition } from '@mocks/model/tables'
import { z } from '@/lib/zod'
import { HOSTILE_TEXT } from '@tests/support/hostile-strings'

/** Columns that the mock itself needs, for log-ins, open dates and kinds of files. */
const NEEDED: readonly string[] = ['people.email', 'people.password', 'sessions.sid', 'storedFiles.type'].concat(
  ['openDate', 'closeDate', 'year'].map((column) => `applicationDates.${column}`),
)

const isText = (type: z.core.$ZodType): boolean =>
  type instanceof z.ZodMiniNullable ? isText(type.def.innerType) : type instanceof z.ZodMiniString

/** Creates a host on which every stored text is hostile, dates included. */
export async function hostileWorld() {
  const mock = createMock({ clock: fixedClock(SCENARIOS['council-year'].startsAt) })
  const world = await mock.takeWorld()
  const tables = Object.entries<TableDefinition>(TABLES).map(([name, { schema }]) => {
    const { rows, ...table } = world.rows[name as keyof typeof TABLES] // The keys of a constant.
    const texts = Object.entries(schema.shape).flatMap(([column, type]) =>
      isText(type) && !NEEDED.includes(`${name}.${column}`) ? [column] : [],
    )
    const hostile = rows.map((row) => {
      const written: Record<string, unknown> = { ...Object(row) }
      // Empty columns stay empty, because they decide what is offered.
      for (const column of texts) if (written[column] !== null && written[column] !== '') written[column] = HOSTILE_TEXT
      return written
    })
    return [name, { ...table, rows: hostile }]
  })
  await mock.restoreWorld({ ...world, rows: Object.fromEntries(tables) as typeof world.rows }) // Every table has its entry.
  return mock
}
