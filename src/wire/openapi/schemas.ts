import { contract, type CallName } from '@/contract'
import * as council from '@/contract/codecs'
import * as common from '../contract/php'
import { STATUS_CODES, statusLabel } from '@/domain/status/status'
import { z } from '@/lib/zod'
import { mayBeAbsent } from '../conformance/fields'
import { onlyReads } from '../contract/endpoint'
import { commentOf } from './comments'
import { componentName, schemaRef } from './names'

export type Schema = z.core.JSONSchema.BaseSchema

const { scalarOrNothing: _input, ...php } = { ...common, ...council }

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>
type Overridden = Parameters<Override>[0]

const BYTES: Schema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }

/** Wire formats that a zod codec cannot express: bytes, and an id sent as text although a number is accepted. */
const REPLACEMENTS: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  [php.phpFile, BYTES],
  [php.sentFile, BYTES],
  [php.sentId, { type: 'string', minLength: 1 }],
])

function replaceBy(jsonSchema: Schema, replacement: Schema): void {
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  Object.assign(jsonSchema, replacement)
}

/** Replaces schemas that zod would write as `{}`, which allows anything. Throws if the replacement is missing. */
function describeTransforms({ zodSchema, jsonSchema, path }: Overridden): void {
  const replacement = REPLACEMENTS.get(zodSchema)
  if (replacement) replaceBy(jsonSchema, replacement)
  else if (zodSchema instanceof z.ZodMiniCustom) throw new Error(`No JSON Schema is known for ${path.join('.')}.`)
  if (zodSchema instanceof z.ZodMiniArray && zodSchema.def.element instanceof z.ZodMiniNever)
    replaceBy(jsonSchema, { type: 'array', maxItems: 0 })
  // Every key of an object is a text.
  if (zodSchema instanceof z.ZodMiniRecord) delete jsonSchema.propertyNames
}

/** Requires what the conformance suite requires. The codecs read missing columns as empty. */
const requireColumns =
  (call: CallName): Override =>
  (overridden) => {
    describeTransforms(overridden)
    const { zodSchema, jsonSchema, path } = overridden
    if (!(zodSchema instanceof z.ZodMiniObject)) return
    const parents = path.filter((_, index) => path[index - 1] === 'properties')
    const required = Object.entries(zodSchema.shape)
      .filter(
        ([key, column]) => !(column instanceof z.ZodMiniOptional) && !mayBeAbsent(call, [...parents, key].join('.')),
      )
      .map(([key]) => key)
    delete jsonSchema.required
    if (required.length > 0) jsonSchema.required = required
  }

type HabitName = {
  [Name in keyof typeof php]: (typeof php)[Name] extends z.ZodMiniType ? Name : never
}[keyof typeof php]

const CODES = STATUS_CODES.map((code) => `${code} ${statusLabel(code)}`).join(', ')

interface Seen {
  /** Values that known hosts write or the portal sends. A new host writes the first. */
  readonly examples: readonly unknown[]
  /** Facts that the doc comment omits because the code has them. */
  readonly also?: string
}

export const HABITS: Readonly<Record<HabitName, Seen>> = {
  phpId: { examples: [12, '12'] },
  sentId: { examples: ['12'] },
  phpText: { examples: ['Nimal Perera', 250_000, '', null] },
  phpOptionalText: { examples: ['78', 78, '', null] },
  phpFlag: { examples: [1, 0, '1', '0', true, false, null] },
  phpBoolean: { examples: [true, false, 1, '0'] },
  phpYesNo: { examples: [1, 0, '', 'yes', 'no', '1', '0', null] },
  phpDate: { examples: ['2026-11-10 09:30:00', '2026-11-10', null, '', '0000-00-00'] },
  phpDay: { examples: ['2027-01-01', '2027-01-01 00:00:00', null, ''] },
  phpStatus: { examples: [2.1, '2.1', 'Shortlisted'], also: `The codes: ${CODES}.` },
  phpListedStatus: { examples: [2.1, '2.1', 'Shortlisted'], also: `The codes: ${CODES}.` },
  phpDecision: { examples: [3.1, '3.1', null, ''] },
  phpBudgetDecision: { examples: ['Pending', 'Approved', 'Rejected', null] },
  phpFile: { examples: ['%PDF-1.7 ...'] },
  sentFile: { examples: ['report.pdf'] },
}

export const CODECS: Readonly<Record<HabitName, z.ZodMiniType>> = php

// The keys of the table are the names of the codecs.
const habitNames = Object.keys(HABITS) as HabitName[]

const registry = z.registry<{ id: string }>()
for (const name of habitNames) registry.add(CODECS[name], { id: componentName(name) })

/** Returns the habits as components, such as `PhpText`, which every other schema references. */
export function habitSchemas(): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', override: describeTransforms })
  return Object.fromEntries(
    habitNames.map((name) => {
      const { $id: _id, $schema: _schema, ...schema } = schemas[componentName(name)] ?? {}
      const { examples, also } = HABITS[name]
      const description = [commentOf(name).text, ...(also === undefined ? [] : [also])].join(' ')
      return [componentName(name), { description, ...schema, examples: [...examples] }]
    }),
  )
}

/** Returns the wire format of a schema: always the input of a codec, because the portal encodes what it sends. */
function wireSchema(schema: z.ZodMiniType, override: Override): Schema {
  const json = z.toJSONSchema(schema, { io: 'input', metadata: registry, unrepresentable: 'any', override })
  const { $schema: _schema, $defs: _defs, ...wire } = json
  const withRefs = JSON.stringify(wire).replaceAll(
    /#\/\$defs\/(\w+)/g,
    (_, component: string) => schemaRef(component).$ref,
  )
  return JSON.parse(withRefs) as Schema // Serialised above.
}

export const sentSchema = (request: z.ZodMiniType): Schema => wireSchema(request, describeTransforms)

export const writtenSchema = (call: CallName): Schema =>
  wireSchema(contract[call].response, onlyReads(contract[call]) ? requireColumns(call) : describeTransforms)
