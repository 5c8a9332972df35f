import type { Endpoint } from '../contract/endpoint'
import { readBody } from '../contract/read-body'
import { z } from '@/lib/zod'

type Shape = Readonly<Record<string, z.core.$ZodType>>

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Returns the records of a reply with their expected fields. Unwraps codecs and unions. */
function records(schema: z.core.$ZodType, json: unknown, path = ''): { json: object; path: string; shape: Shape }[] {
  if (schema instanceof z.ZodMiniCodec) return records(schema.def.in, json, path)
  if (schema instanceof z.ZodMiniOptional) return records(schema.def.innerType, json, path)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => records(option, json, path))
  if (schema instanceof z.ZodMiniArray && Array.isArray(json))
    return json.flatMap((row) => records(schema.def.element, row, path))
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(json)) return []
  const { shape } = schema
  const inner = Object.entries(shape).flatMap(([key, field]) => records(field, json[key], `${path}${key}.`))
  return [{ json, path, shape }, ...inner]
}

/**
 * Returns the missing fields of a reply, which codecs read as empty ones; null if it has no record. Omits those that the
 * row allows.
 */
export function absentFields({ response, mayBeAbsent }: Endpoint, written: string): string[] | null {
  const body = readBody(written)
  const found = 'json' in body ? records(response, body.json) : []
  if (found.length === 0) return null
  const absent = found.flatMap(({ json, path, shape }) =>
    Object.entries(shape)
      .filter(([key, field]) => !(key in json) && !(field instanceof z.ZodMiniOptional))
      .map(([key]) => `${path}${key}`),
  )
  return [...new Set(absent)].filter((field) => !mayBeAbsent?.test(field))
}
