import written from '../../../docs/openapi.json?raw'
import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

/** The part of JSON Schema that the handbook reads. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
}

interface Parameter {
  readonly name: string
  readonly schema: Schema
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const { paths, components } = JSON.parse(written) as OpenApi // `openapi.test.ts` compares the file with its generator.

const componentOf = (call: CallName, ending: 'Request' | 'Reply') =>
  `${call.charAt(0).toUpperCase()}${call.slice(1)}${ending}`

/** Returns the schema of a request; undefined if the call sends nothing. */
export function requestOf(call: CallName, { method, path, sends }: Endpoint): Schema | undefined {
  if (sends !== 'query') return components.schemas[componentOf(call, 'Request')]
  const parameters = paths[path]?.[method.toLowerCase()]?.parameters ?? []
  const names = parameters.map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: names,
  }
}

/** Returns the schema of a JSON response; undefined if it is a file. */
export const replyOf = (call: CallName): Schema | undefined => components.schemas[componentOf(call, 'Reply')]

/** Named schemas that several calls share. */
export const SHARED = Object.entries(components.schemas).filter(([name]) => !/(?:Request|Reply)$/.test(name))

const literal = (value: unknown) => JSON.stringify(value)

function fieldsText({ properties = {}, patternProperties = {}, additionalProperties, required = [] }: Schema): string {
  const fields = [
    ...Object.entries(properties).map(([name, field]) => [required.includes(name) ? name : `${name}?`, field] as const),
    ...Object.entries(patternProperties).map(([pattern, field]) => [`[/${pattern}/]`, field] as const),
    ...(additionalProperties ? [['[any name]', additionalProperties] as const] : []),
  ]
  if (fields.length === 0) return '{}'
  const lines = fields.map(([name, field]) => {
    const says = field.description === undefined ? '' : `  // ${field.description}`
    return `  ${name}: ${schemaText(field).replaceAll('\n', '\n  ')}${says}`
  })
  return `{\n${lines.join('\n')}\n}`
}

/** Formats a schema like a TypeScript type. */
export function schemaText(schema: Schema): string {
  const { $ref, anyOf, allOf, type, format, items, maxItems } = schema
  if ($ref !== undefined) return $ref.replace(/^.*\//, '')
  if (anyOf) return anyOf.map(schemaText).join(' | ')
  if (allOf) return allOf.map(schemaText).join(' & ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (format === 'binary') return 'bytes'
  if (type === 'array') return maxItems === 0 ? '[]' : `${schemaText(items ?? {})}[]`
  if (type === 'object') return fieldsText(schema)
  return typeof type === 'string' ? type : (type ?? []).join(' | ')
}
