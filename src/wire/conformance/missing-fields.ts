import type { Endpoint } from '../contract/endpoint'
import { phpDate, phpDay, toText } from '../contract/php'
import { parseBody } from '../contract/read-body'
import { z } from '@/lib/zod'

type Shape = Readonly<Record<string, z.core.$ZodType>>

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Returns the records of a response with their expected fields. Unwraps codecs and unions. */
function findRecords(
  schema: z.core.$ZodType,
  json: unknown,
  path = '',
): { json: object; path: string; shape: Shape }[] {
  if (schema instanceof z.ZodMiniCodec) return findRecords(schema.def.in, json, path)
  if (schema instanceof z.ZodMiniOptional) return findRecords(schema.def.innerType, json, path)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => findRecords(option, json, path))
  if (schema instanceof z.ZodMiniArray && Array.isArray(json))
    return json.flatMap((row) => findRecords(schema.def.element, row, path))
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(json)) return []
  const { shape } = schema
  const inner = Object.entries(shape).flatMap(([key, field]) => findRecords(field, json[key], `${path}${key}.`))
  return [{ json, path, shape }, ...inner]
}

const READABLE_DATE = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/

const isDate = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodMiniOptional ? isDate(field.def.innerType) : field === phpDate || field === phpDay

/** Returns the date fields of a response body whose text has another format than MySQL's. */
export function findUnreadableDates({ response }: Endpoint, text: string): string[] {
  const body = parseBody(text)
  const records = 'json' in body ? findRecords(response, body.json) : []
  const unreadable = records.flatMap(({ json, path, shape }) =>
    Object.entries(shape)
      .filter(([key, field]) => isDate(field) && !isReadableDate((json as Record<string, unknown>)[key]))
      .map(([key]) => `${path}${key}`),
  )
  return [...new Set(unreadable)]
}

function isReadableDate(value: unknown): boolean {
  const written = toText(value).trim()
  return written === '' || READABLE_DATE.test(written)
}

/**
 * Returns the missing fields of a response body; null if it has no record. Omits fields that the row allows to be absent.
 * Codecs read a missing field as empty.
 */
export function findMissingFields({ response, mayBeAbsent }: Endpoint, text: string): string[] | null {
  const body = parseBody(text)
  const records = 'json' in body ? findRecords(response, body.json) : []
  if (records.length === 0) return null
  const missing = records.flatMap(({ json, path, shape }) =>
    Object.entries(shape)
      .filter(([key, field]) => !(key in json) && !(field instanceof z.ZodMiniOptional))
      .map(([key]) => `${path}${key}`),
  )
  return [...new Set(missing)].filter((field) => !mayBeAbsent?.test(field))
}
