import { nullable, oneOf, primaryKey } from '@mswjs/data'
import { z } from '@/lib/zod'
import { TABLES, type TableDefinition, type TableName } from './tables'

/** Each database needs its own models, because the library stores the database in each relation. */
export function createModels() {
  const models = Object.entries<TableDefinition>(TABLES).map(([name, table]) => [name, modelOf(table)] as const)
  // `fromEntries` loses the type of the keys.
  return Object.fromEntries(models) as Record<TableName, ReturnType<typeof modelOf>>
}

function modelOf({ schema, key, relations = {} }: TableDefinition) {
  const columns = Object.entries(schema.shape).map(
    ([name, type]) => [name, name === key ? primaryKey<string | number>(keyTypeOf(type)) : columnOf(type)] as const,
  )
  const related = Object.entries(relations).map(([name, { to }]) => [name, nullable(oneOf(to))] as const)
  return { ...Object.fromEntries(columns), ...Object.fromEntries(related) }
}

const keyTypeOf = (type: z.core.$ZodType) => (type instanceof z.ZodMiniString ? String : Number)

const columnOf = (type: z.core.$ZodType) =>
  type instanceof z.ZodMiniNullable
    ? nullable<string | number | boolean>(valueTypeOf(type.def.innerType))
    : valueTypeOf(type)

/** The library supports only text, numbers and booleans. The schema checks the rest. */
function valueTypeOf(type: z.core.$ZodType) {
  if (type instanceof z.ZodMiniString || type instanceof z.ZodMiniEnum) return String
  if (type instanceof z.ZodMiniNumber || type instanceof z.ZodMiniLiteral) return Number
  if (type instanceof z.ZodMiniBoolean) return Boolean
  throw new Error(`No column can hold the type ${type._zod.def.type}.`)
}
