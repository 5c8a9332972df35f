import { z } from '@/lib/zod'
import { onlyReads } from '../contract/endpoint'
import * as php from '../contract/php'
import { commentsOf } from './comments'
import { componentName, schemaRef } from './names'
import type { DescribedCodec, OpenApiSource } from './source'

export type Schema = z.core.JSONSchema.BaseSchema

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

/** The codecs of every PHP host. */
export const PHP_CODECS: Readonly<Record<string, DescribedCodec>> = {
  phpId: { codec: php.phpId, examples: [12, '12'] },
  sentId: { codec: php.sentId, examples: ['12'] },
  phpText: { codec: php.phpText, examples: ['Nimal Perera', 250_000, '', null] },
  phpOptionalText: { codec: php.phpOptionalText, examples: ['78', 78, '', null] },
  phpFlag: { codec: php.phpFlag, examples: [1, 0, '1', '0', true, false, null] },
  phpBoolean: { codec: php.phpBoolean, examples: [true, false, 1, '0'] },
  phpYesNo: { codec: php.phpYesNo, examples: [1, 0, '', 'yes', 'no', '1', '0', null] },
  phpDate: { codec: php.phpDate, examples: ['2026-11-10 09:30:00', '2026-11-10', null, '', '0000-00-00'] },
  phpDay: { codec: php.phpDay, examples: ['2027-01-01', '2027-01-01 00:00:00', null, ''] },
  phpFile: { codec: php.phpFile, examples: ['%PDF-1.7 ...'] },
  sentFile: { codec: php.sentFile, examples: ['report.pdf'] },
}

/** Describes requests and responses on the wire. */
export function schemasOf({ calls, codecs, declarations }: OpenApiSource) {
  const commentOf = commentsOf(declarations)

  /** Requires what the conformance checks require. The codecs read missing columns as empty. */
  const requireColumns =
    (mayBeAbsent: RegExp | null): Override =>
    (overridden) => {
      describeTransforms(overridden)
      const { zodSchema, jsonSchema, path } = overridden
      if (!(zodSchema instanceof z.ZodMiniObject)) return
      const parents = path.filter((_, index) => path[index - 1] === 'properties')
      const required = Object.entries(zodSchema.shape)
        .filter(
          ([key, column]) => !(column instanceof z.ZodMiniOptional) && !mayBeAbsent?.test([...parents, key].join('.')),
        )
        .map(([key]) => key)
      delete jsonSchema.required
      if (required.length > 0) jsonSchema.required = required
    }

  const registry = z.registry<{ id: string }>()
  for (const [name, { codec }] of Object.entries(codecs)) registry.add(codec, { id: componentName(name) })

  /** Returns the codecs as components, such as `PhpText`, which every other schema references. */
  function codecSchemas(): Record<string, Schema> {
    const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', override: describeTransforms })
    return Object.fromEntries(
      Object.entries(codecs).map(([name, { examples, also }]) => {
        const { $id: _id, $schema: _schema, ...schema } = schemas[componentName(name)] ?? {}
        const description = [commentOf(name).text, ...(also === undefined ? [] : [also])].join(' ')
        return [componentName(name), { description, ...schema, examples: [...examples] }]
      }),
    )
  }

  /** Returns the wire format of a schema: always the input of a codec, because the client encodes what it sends. */
  function wireSchema(schema: z.ZodMiniType, override: Override): Schema {
    const json = z.toJSONSchema(schema, { io: 'input', metadata: registry, unrepresentable: 'any', override })
    const { $schema: _schema, $defs: _defs, ...wire } = json
    const withRefs = JSON.stringify(wire).replaceAll(
      /#\/\$defs\/(\w+)/g,
      (_, component: string) => schemaRef(component).$ref,
    )
    return JSON.parse(withRefs) as Schema // Serialised above.
  }

  const sentSchema = (request: z.ZodMiniType): Schema => wireSchema(request, describeTransforms)

  function writtenSchema(name: string): Schema {
    const endpoint = calls[name]
    if (!endpoint) throw new Error(`${name} is no call of the contract.`)
    return wireSchema(
      endpoint.response,
      onlyReads(endpoint) ? requireColumns(endpoint.mayBeAbsent) : describeTransforms,
    )
  }

  return { codecSchemas, sentSchema, writtenSchema }
}
