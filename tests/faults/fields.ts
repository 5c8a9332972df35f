import type { Endpoint } from '@/wire/contract/endpoint'
import * as codecs from '@/contract/codecs'
import * as php from '@/wire/contract/php'
import { z } from '@/lib/zod'

/** The value that a codec reads if its column is missing. A codec not listed here needs its column. */
const EMPTY: ReadonlyMap<z.core.$ZodType, readonly unknown[]> = new Map<z.core.$ZodType, readonly unknown[]>([
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
  /** From the top of the response: `['0', 'app_ID']`. */
  readonly path: readonly string[]
  readonly holds: 'value' | 'list' | 'record'
  /** The value read if it is missing; null if the response is useless without it. */
  readonly empty: readonly unknown[] | null
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isLeaf = (schema: z.core.$ZodType): boolean => EMPTY.has(schema) || NEEDED.includes(schema)

function fieldsIn(schema: z.core.$ZodType, json: unknown, path: readonly string[], optional = false): Field[] {
  if (schema instanceof z.ZodMiniOptional) return fieldsIn(schema.def.innerType, json, path, true)
  const empty = optional ? [undefined] : (EMPTY.get(schema) ?? null)
  if (isLeaf(schema)) return [{ path, holds: 'value', empty }]
  if (schema instanceof z.ZodMiniCodec) return fieldsIn(schema.def.in, json, path, optional)
  if (schema instanceof z.ZodMiniUnion) {
    const option = schema.def.options.find((one) => !(one instanceof z.ZodMiniNull))
    return option ? fieldsIn(option, json, path, optional) : []
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(json)) {
    const rows = json.flatMap((row, index) => fieldsIn(schema.def.element, row, [...path, String(index)]))
    return [{ path, holds: 'list', empty }, ...rows]
  }
  if (schema instanceof z.ZodMiniRecord && isRecord(json))
    // The response of such a call consists of its entries.
    return Object.keys(json).map((key) => ({ path: [...path, key], holds: 'value', empty: null }))
  if (schema instanceof z.ZodMiniObject && isRecord(json)) {
    const { shape } = schema
    const inside = Object.keys(json).flatMap((key) =>
      shape[key] ? fieldsIn(shape[key], json[key], [...path, key]) : [],
    )
    return path.length === 0 ? inside : [{ path, holds: 'record', empty }, ...inside]
  }
  throw new Error(`Nothing says how the field ${path.join('.')} is read where it is missing`)
}

/** Returns every field of a response; of a list, the fields of its first row. Omits indexes and the root. */
export const listFields = ({ response }: Endpoint, body: unknown): Field[] =>
  fieldsIn(response, body, []).filter(({ path }) => path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''))

/** Returns the JSON with one field changed; undefined removes it. */
export function replaceField(json: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const change = (inner: unknown) => (rest.length > 0 ? replaceField(inner, rest, value) : value)
  if (Array.isArray(json)) return json.map((inner: unknown, index) => (String(index) === key ? change(inner) : inner))
  const record: Record<string, unknown> = { ...Object(json) }
  return { ...record, [key]: change(record[key]) }
}

const leaves = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]]

/** Returns the new value of everything that differs. */
export function findChangedValues(before: unknown, after: unknown): unknown[] {
  const now = new Map(leaves(after))
  const then = new Map(leaves(before))
  return [...new Set([...then.keys(), ...now.keys()])]
    .filter((path) => !Object.is(then.get(path), now.get(path)))
    .map((path) => now.get(path))
}
