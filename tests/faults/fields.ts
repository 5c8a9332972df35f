import type { Endpoint } from '@/wire/contract/endpoint'
import * as codecs from '@/contract/codecs'
import * as php from '@/wire/contract/php'
import { z } from '@/lib/zod'

/** Values that a codec reads if its column is missing. Other codecs need their column. */
const EMPTY_VALUES: ReadonlyMap<z.core.$ZodType, readonly unknown[]> = new Map<z.core.$ZodType, readonly unknown[]>([
  [php.phpText, ['']],
  [php.phpOptionalText, [null]],
  [php.phpFlag, [false]],
  [php.phpBoolean, [false]],
  [php.phpYesNo, ['']],
  [php.phpDate, [null]],
  [php.phpDay, [null, '']],
  [codecs.phpStatus, ['unknown']],
  [codecs.phpListedStatus, ['unknown', false]],
  [codecs.phpDecision, [null]],
  [codecs.phpBudgetDecision, ['Pending']],
])

const NEEDED: readonly z.core.$ZodType[] = [php.phpId]

export interface Field {
  /** Keys from the root of the response: `['0', 'app_ID']`. */
  readonly path: readonly string[]
  readonly kind: 'value' | 'list' | 'record'
  /** Values read if the field is missing; null if the response is useless without the field. */
  readonly emptyValues: readonly unknown[] | null
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isLeaf = (schema: z.core.$ZodType): boolean => EMPTY_VALUES.has(schema) || NEEDED.includes(schema)

function collectFields(schema: z.core.$ZodType, json: unknown, path: readonly string[], isOptional = false): Field[] {
  if (schema instanceof z.ZodMiniOptional) return collectFields(schema.def.innerType, json, path, true)
  const emptyValues = isOptional ? [undefined] : (EMPTY_VALUES.get(schema) ?? null)
  if (isLeaf(schema)) return [{ path, kind: 'value', emptyValues }]
  if (schema instanceof z.ZodMiniCodec) return collectFields(schema.def.in, json, path, isOptional)
  if (schema instanceof z.ZodMiniUnion) {
    const option = schema.def.options.find((part) => !(part instanceof z.ZodMiniNull))
    return option ? collectFields(option, json, path, isOptional) : []
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(json)) {
    const rows = json.flatMap((row, index) => collectFields(schema.def.element, row, [...path, String(index)]))
    return [{ path, kind: 'list', emptyValues }, ...rows]
  }
  if (schema instanceof z.ZodMiniRecord && isRecord(json))
    // The response of such a call consists of its entries.
    return Object.keys(json).map((key) => ({ path: [...path, key], kind: 'value', emptyValues: null }))
  if (schema instanceof z.ZodMiniObject && isRecord(json)) {
    const { shape } = schema
    const nestedFields = Object.keys(json).flatMap((key) =>
      shape[key] ? collectFields(shape[key], json[key], [...path, key]) : [],
    )
    return path.length === 0 ? nestedFields : [{ path, kind: 'record', emptyValues }, ...nestedFields]
  }
  throw new Error(`The value of a missing field ${path.join('.')} is unknown: add its codec to EMPTY_VALUES`)
}

/** Returns every field of a response, also in lists. Omits indexes and the root. */
export const listFields = ({ response }: Endpoint, body: unknown): Field[] =>
  collectFields(response, body, []).filter(({ path }) => path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''))

/** Returns the JSON with another value in one field. Undefined removes the field. */
export function replaceField(json: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const replaceValue = (inner: unknown) => (rest.length > 0 ? replaceField(inner, rest, value) : value)
  if (Array.isArray(json))
    return json.map((inner: unknown, index) => (String(index) === key ? replaceValue(inner) : inner))
  const record: Record<string, unknown> = { ...Object(json) }
  return { ...record, [key]: replaceValue(record[key]) }
}

const listLeaves = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}.${key}`))
    : [[path, value]]

/** Returns the new value of every leaf that differs. */
export function findChangedValues(before: unknown, after: unknown): unknown[] {
  const newLeaves = new Map(listLeaves(after))
  const oldLeaves = new Map(listLeaves(before))
  return [...new Set([...oldLeaves.keys(), ...newLeaves.keys()])]
    .filter((path) => !Object.is(oldLeaves.get(path), newLeaves.get(path)))
    .map((path) => newLeaves.get(path))
}
