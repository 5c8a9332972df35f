import { HOST_TEXTS } from '@mocks/host-texts'
import { respondUnderFault, FAULTS, type FaultKind } from '@/wire/mock/faults'
import { createResponse, type Call } from './calls'
import { replaceField, type Field } from './fields'

/** One way in which a fault changes a response. */
export interface FaultVariant {
  /** `host` carries out the call and returns its response. */
  readonly respond: (host: () => Promise<Response>) => Promise<Response>
  /** The changed field, if it is a single one. */
  readonly field?: Field
}

interface Fault {
  readonly description: string
  /** Empty if the call cannot fail in this way. */
  readonly variants: (call: Call) => readonly FaultVariant[]
}

const createMockFault = (kind: FaultKind): Fault => ({
  description: FAULTS[kind],
  variants: ({ endpoint }) => [{ respond: (host) => respondUnderFault(kind, { endpoint, texts: HOST_TEXTS }, host) }],
})

const createVariant = (call: Call, body: unknown): FaultVariant => ({
  respond: () => Promise.resolve(createResponse(call, body)),
})

/** Creates a variant for each selected field, with another value in it. Undefined removes the field. */
const changeFields =
  (selectFields: (call: Call) => readonly Field[], valueFor: (field: Field) => unknown) =>
  (call: Call): FaultVariant[] =>
    selectFields(call).map((field) => ({
      ...createVariant(call, replaceField(call.body, field.path, valueFor(field))),
      field,
    }))

const removeValue = () => undefined

const toOtherType = ({ kind }: Field) => (kind === 'value' ? { page: 'none' } : 'none')

const listSuccessFields = ({ successFields }: Call): Field[] =>
  successFields.map((name) => ({ path: [name], kind: 'value', emptyValues: null }))

/** Encodes a list as an object. PHP does so after a row was removed, because the keys have a gap. */
const toObject = (list: unknown) => ({ ...Object(list) })

const readValue = (json: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], json)

function listsAsObjects(call: Call): FaultVariant[] {
  const nested = call.fields.filter(({ kind }) => kind === 'list')
  return [
    ...(Array.isArray(call.body) ? [createVariant(call, toObject(call.body))] : []),
    ...nested.map((field) =>
      createVariant(call, replaceField(call.body, field.path, toObject(readValue(call.body, field.path)))),
    ),
  ]
}

/** Returns positions to cut at: evenly spread, and after closing brackets, where the JSON may look complete. */
function findCuts(text: string): number[] {
  const afterBrackets = [...text.matchAll(/[}\]]/g)].map(({ index }) => index + 1)
  const evenlySpread = Array.from({ length: 8 }, (_, part) => Math.floor((text.length * (part + 1)) / 9))
  return [...new Set([...afterBrackets.slice(-6), ...evenlySpread, text.length - 1])].filter(
    (cut) => cut > 0 && cut < text.length,
  )
}

/** Cuts the response at one of the positions. A short response has fewer positions and repeats them. */
const cutAt =
  (part: number) =>
  async (host: () => Promise<Response>): Promise<Response> => {
    const response = await host()
    const text = await response.text()
    const cuts = findCuts(text)
    return new Response(text.slice(0, cuts[part % cuts.length]), response)
  }

const PARTS = Array.from({ length: 15 }, (_, part) => part)

/** Breaks the connection halfway through the body. */
async function breakConnection(host: () => Promise<Response>): Promise<Response> {
  const response = await host()
  const bytes = new Uint8Array(await response.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2))),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, response)
}

const PAGE = '<!DOCTYPE html><html><head><title>Log in</title></head><body>Log in</body></html>'

const PDF_HEADERS = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="12.pdf"' }

const respondToFileCalls = (body: string) => (call: Call) =>
  call.isFile ? [{ respond: () => Promise.resolve(new Response(body, { headers: PDF_HEADERS })) }] : []

export const REFUSAL_OF_ANY_CALL = 'Invalid request.'

const CONTRACT_FAULTS = {
  'cut-off': {
    description: 'The connection ends in the middle of the response.',
    variants: () => [{ respond: breakConnection }],
  },
  'status-error': {
    description: 'A refusal in the commonest shape: `status: error`, with a message.',
    variants: () => [
      {
        respond: () => Promise.resolve(new Response(JSON.stringify({ status: 'error', message: REFUSAL_OF_ANY_CALL }))),
      },
    ],
  },
  'list-as-object': { description: 'An object in place of a list.', variants: listsAsObjects },
  'object-as-list': {
    description: 'A list in place of an object.',
    variants: (call) => (call.isFile || Array.isArray(call.body) ? [] : [createVariant(call, [call.body])]),
  },
  'no-mark': {
    description: 'The field that marks a success is missing.',
    variants: changeFields(listSuccessFields, removeValue),
  },
  'odd-mark': {
    description: 'The field that marks a success is of another type.',
    variants: changeFields(listSuccessFields, toOtherType),
  },
  'no-needed-field': {
    description: 'A field is missing, and the response is useless without it.',
    variants: changeFields(({ fields }) => fields.filter(({ emptyValues }) => emptyValues === null), removeValue),
  },
  'no-field': {
    description: 'A field is missing, and the portal reads it as empty.',
    variants: changeFields(({ fields }) => fields.filter(({ emptyValues }) => emptyValues !== null), removeValue),
  },
  'odd-field': {
    description: 'A field is of another type.',
    variants: changeFields(({ fields }) => fields, toOtherType),
  },
  'json-as-pdf': {
    description: 'JSON under the type and name of a PDF.',
    variants: respondToFileCalls('{"pages":[]}'),
  },
  'html-as-pdf': { description: 'An HTML page under the type and name of a PDF.', variants: respondToFileCalls(PAGE) },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = FaultKind | keyof typeof CONTRACT_FAULTS

const MOCK_KINDS = Object.keys(FAULTS) as FaultKind[] // The keys of a constant are its own.

export const ALL_FAULTS: Readonly<Record<FaultName, Fault>> = {
  ...(Object.fromEntries(MOCK_KINDS.map((kind) => [kind, createMockFault(kind)])) as Record<FaultKind, Fault>), // One of each.
  truncated: { description: FAULTS.truncated, variants: () => PARTS.map((part) => ({ respond: cutAt(part) })) },
  ...CONTRACT_FAULTS,
}

export const FAULT_NAMES = Object.keys(ALL_FAULTS) as FaultName[] // The keys of a constant are its own.
