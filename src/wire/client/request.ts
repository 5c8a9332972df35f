import type { Endpoint } from '../contract/endpoint'
import { z } from '@/lib/zod'

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** Keeps scalars only. A flat form has no objects, and must never contain the words `undefined` or `null`. */
function toSearchParams(wire: Record<string, unknown>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(wire)) if (isScalar(value)) parameters.append(key, String(value))
  return parameters
}

/** Rows become `rows[0][amount]`; several files under one name (`file[]`) are appended one by one. */
function toFormData(wire: Record<string, unknown>): FormData {
  const form = new FormData()
  const append = (key: string, value: unknown): void => {
    if (value instanceof File) form.append(key, value, value.name)
    else if (isScalar(value)) form.append(key, String(value))
    else if (Array.isArray(value) && key.endsWith('[]')) value.forEach((item) => append(key, item))
    else if (Array.isArray(value)) value.forEach((item, index) => append(`${key}[${index}]`, item))
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([inner, item]) => append(`${key}[${inner}]`, item))
  }
  Object.entries(wire).forEach(([key, value]) => append(key, value))
  return form
}

export const getFiles = (input: unknown): File[] =>
  Object.values(Object(input))
    .flat()
    .filter((value) => value instanceof File)

export interface WireRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body: BodyInit | null
}

/**
 * Writes one call in the encoding that its PHP file reads (docs/host.md#how-calls-are-sent).
 * @throws $ZodError if the input does not fit the contract: a bug in the app, not a wrong entry
 */
export function writeRequest(endpoint: Endpoint, base: string, input: unknown): WireRequest {
  const { method, path, sends, request } = endpoint
  const url = new URL(path.slice(1), base)
  // The schema of every request is an object, and so is its encoded form.
  const wire = z.encode(request, input) as Record<string, unknown>
  const withoutBody = { url: url.href, method, headers: {}, body: null }
  switch (sends) {
    case 'nothing':
      return withoutBody
    case 'query':
      url.search = toSearchParams(wire).toString()
      return { ...withoutBody, url: url.href }
    case 'form':
      return {
        ...withoutBody,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: toSearchParams(wire).toString(),
      }
    case 'json':
      return { ...withoutBody, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wire) }
    case 'multipart':
      return { ...withoutBody, body: toFormData(wire) }
  }
}
