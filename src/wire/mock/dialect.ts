import type { Endpoint } from '../contract/endpoint'
import { phpFlag, phpYesNo } from '../contract/php'
import { z } from '@/lib/zod'
import type { Reason } from './refusal'

/**
 * `legacy` writes responses as the PHP host does. `clean` writes those of a modern host: JSON with its content type,
 * without debug lines, with real numbers and flags. Refusals have the status code of their kind.
 */
export type Dialect = 'legacy' | 'clean'

/** Changes a body before it is written, for a habit of one host. */
export type Rewrite = (call: string, body: unknown) => unknown

/** Returns the body of a success with the types of a prepared statement: the encoded output and the success marker. */
export function successBody({ response, marker }: Endpoint, output: unknown): unknown {
  const body: unknown = z.encode(response, output)
  return Array.isArray(body) || body === null ? body : { ...marker.succeeded, ...Object(body) }
}

/** Converts numbers to text, as mysqli returns them for a plain query (docs/host.md#numbers-as-text). */
function numbersToText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(numbersToText)
  if (typeof value !== 'object' || value === null) return value
  // A loop, because a list has 100,000 objects.
  const converted: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) converted[key] = numbersToText(inner)
  return converted
}

/** Converts flags from 1 and 0 to true and false. */
function flagsToBooleans(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema === phpFlag || schema === phpYesNo) return value === 1 || value === 0 ? value === 1 : value
  if (schema instanceof z.ZodMiniCodec) return flagsToBooleans(schema.def.in, value)
  if (schema instanceof z.ZodMiniOptional) return flagsToBooleans(schema.def.innerType, value)
  // The options have different types. Each leaves values of other types unchanged.
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.reduce<unknown>((converted, option) => flagsToBooleans(option, converted), value)
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((item) => flagsToBooleans(schema.def.element, item))
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return value
  const { shape } = schema
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shape[key] ? flagsToBooleans(shape[key], inner) : inner]),
  )
}

/** The status code for each kind of refusal (docs/host.md#status-codes-of-a-modern-host). */
const STATUS_BY_REASON: Readonly<Record<Reason, number>> = {
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
}

/** Writes a success. A legacy response is always 200 and text/html. */
export const writeSuccess = (dialect: Dialect, endpoint: Endpoint, body: unknown): Response =>
  writeResponse(dialect, endpoint, body, endpoint.respondsCreated ? 201 : 200)

/** Writes a refusal. Both dialects share the body, which follows the marker of the call. */
export const writeRefusal = (
  dialect: Dialect,
  endpoint: Endpoint,
  { reason, text }: { reason: Reason; text: string },
): Response => writeResponse(dialect, endpoint, endpoint.marker.refused(text), STATUS_BY_REASON[reason])

function writeResponse(dialect: Dialect, endpoint: Endpoint, body: unknown, status: number): Response {
  const json = JSON.stringify(convertToDialect(dialect, endpoint, body))
  if (dialect === 'clean') return print(json, { status, ...createHeaders(dialect) })
  return print(`${endpoint.debugOutput}${json}`, createHeaders(dialect))
}

/** Converts a body to the dialect. A row converts the same way alone or in a list. */
export function convertToDialect(dialect: Dialect, { columnTypes, response }: Endpoint, body: unknown): unknown {
  if (dialect === 'clean') return flagsToBooleans(response, body)
  return columnTypes === 'text' ? numbersToText(body) : body
}

export const createHeaders = (dialect: Dialect): ResponseInit => ({
  headers: { 'Content-Type': dialect === 'clean' ? 'application/json' : 'text/html; charset=UTF-8' },
})

const printedBodies = new WeakMap<Response, string | Uint8Array>()

export function print(body: string | Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init)
  printedBodies.set(response, body)
  return response
}

/** Returns text printed by this module without reading the stream. Cuts it, but never to less than `maxLength`. */
export function getPrintedText(response: Response, maxLength: number): string | undefined {
  const body = printedBodies.get(response)
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  return body instanceof Uint8Array ? new TextDecoder().decode(body.subarray(0, 3 * (maxLength + 1))) : body
}

/** Writes a file to save, with its name. */
export const writeFile = (blob: Blob, name: string | null): Response =>
  new Response(blob, {
    headers: {
      'Content-Type': blob.type || 'application/octet-stream',
      'Content-Disposition': name === null ? 'attachment' : `attachment; filename="${name.replaceAll('"', '')}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
