import { nullable, oneOf, primaryKey } from '@mswjs/data'
import { z } from '@/domain/zod'
import { TABLES, type TableDefinition, type TableName } from './tables'

/**
 * The models of all tables, made from their schemas. Each database needs models of its own, because the library stores
 * in each relation which database it belongs to.
 */
export function createModels() {
  const models = Object.entries<TableDefinition>(TABLES).map(([name, table]) => [name, modelOf(table)] as const)
  // Every table has its entry, which `fromEntries` cannot say.
  return Object.fromEntries(models) as Record<TableName, ReturnType<typeof modelOf>>
}

function modelOf({ schema, key, relations = {} }: TableDefinition) {
  const columns = Object.entries(schema.shape).map(
    ([name, type]) => [name, name === key ? primaryKey<string | number>(keyTypeOf(type)) : columnOf(type)] as const,
  )
  const related = Object.entries(relations).map(([name, { to }]) => [name, nullable(oneOf(to))] as const)
  return { ...Object.fromEntries(columns), ...Object.fromEntries(related) }
}

const keyTypeOf = (type: z.core.$ZodType) => (type instanceof z.ZodString ? String : Number)

const columnOf = (type: z.core.$ZodType) =>
  type instanceof z.ZodNullable ? nullable<string | number | boolean>(valueTypeOf(type.unwrap())) : valueTypeOf(type)

/** The library knows only text, numbers and booleans; the schema checks the values more closely. */
function valueTypeOf(type: z.core.$ZodType) {
  if (type instanceof z.ZodString || type instanceof z.ZodEnum) return String
  if (type instanceof z.ZodNumber || type instanceof z.ZodLiteral) return Number
  if (type instanceof z.ZodBoolean) return Boolean
  throw new Error(`No column can hold the type ${type._zod.def.type}.`)
}
