import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseBody } from '@/wire/contract/read-body'

interface MediaType {
  readonly schema: unknown
  readonly examples?: Readonly<Record<string, unknown>>
}

export type Content = Readonly<Record<string, MediaType>>

export interface Operation {
  readonly operationId: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly required: boolean; readonly example: unknown }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: { readonly 200: { readonly content: Content } }
  readonly 'x-calls': readonly { readonly name: string }[]
  readonly 'x-callers': readonly string[]
  readonly 'x-reads': readonly string[]
  readonly 'x-changes': readonly string[]
  readonly 'x-optional'?: boolean
}

interface Component {
  readonly examples?: readonly unknown[]
  readonly enum?: readonly unknown[]
}

interface Document {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Component>> }
}

export const TEXT = readFileSync('docs/openapi.json', 'utf8')

export const openApi = JSON.parse(TEXT) as Document // `openapi.test.ts` compares it with what is generated.

export interface Place {
  readonly method: string
  readonly path: string
  readonly operation: Operation
  /** The keys that lead to the operation in the document. */
  readonly keys: readonly string[]
}

export const OPERATIONS: readonly Place[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation, keys: ['paths', path, method] })),
)

// The document has keywords beside those of JSON Schema; its formats are encodings of bytes.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(openApi, 'openapi.json')

const pointer = (keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

/** Returns where a value violates the schema at a place of the document. */
export function misfits(keys: readonly string[], value: unknown): string[] {
  const validate = ajv.getSchema(`openapi.json#${pointer(keys)}`)
  if (!validate) throw new Error(`The document has no schema at ${pointer(keys)}.`)
  return validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

/** Follows a reference; returns anything else as it is. */
export function resolved(value: unknown): unknown {
  const { $ref } = Object(value) as { $ref?: string }
  if ($ref === undefined) return value
  return $ref
    .slice(2)
    .split('/')
    .reduce((found: unknown, key) => Object(found)[key], openApi)
}

export const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const

const CONTENT_OF_TEXT = ['responses', '200', 'content', 'text/html', 'schema']

/** Returns the place of the schema of the JSON in a text: beside plain text, or alone. */
export const contentSchema = ({ operation, keys }: Place) =>
  'anyOf' in Object(operation.responses[200].content['text/html']?.schema)
    ? [...keys, ...CONTENT_OF_TEXT, 'anyOf', '0', 'contentSchema']
    : [...keys, ...CONTENT_OF_TEXT, 'contentSchema']

export function jsonIn(text: string): unknown {
  const body = parseBody(text)
  return 'json' in body ? body.json : undefined
}
