import { HOST_TEXTS } from '@mocks/host-texts'
import { respondWith, FAULTS, type FaultKind } from '@/wire/mock/faults'
import { createResponse, type Call } from './calls'
import { replaceField, type Field } from './fields'

/** One way in which a fault changes a response. */
export interface Variant {
  /** `host` carries out the call and returns its response. */
  readonly respond: (host: () => Promise<Response>) => Promise<Response>
  /** The changed field, if it is a single one. */
  readonly field?: Field
}

interface Fault {
  readonly does: string
  /** Empty if the call cannot fail in this way. */
  readonly variants: (call: Call) => readonly Variant[]
}

const ofMock = (kind: FaultKind): Fault => ({
  does: FAULTS[kind],
  variants: ({ endpoint }) => [{ respond: (host) => respondWith(kind, { endpoint, texts: HOST_TEXTS }, host) }],
})

const responding = (call: Call, body: unknown): Variant => ({
  respond: () => Promise.resolve(createResponse(call, body)),
})

/** Sets fields of the JSON to another value; undefined removes them. */
const changing =
  (which: (call: Call) => readonly Field[], valueFor: (field: Field) => unknown) =>
  (call: Call): Variant[] =>
    which(call).map((field) => ({ ...responding(call, replaceField(call.body, field.path, valueFor(field))), field }))

const nothing = () => undefined

const ofAnotherType = ({ holds }: Field) => (holds === 'value' ? { page: 'none' } : 'none')

const marksOf = ({ marks }: Call): Field[] => marks.map((mark) => ({ path: [mark], holds: 'value', empty: null }))

/** Encodes a list as PHP does after a row was removed: its keys have a gap, so it becomes an object. */
const asObject = (list: unknown) => ({ ...Object(list) })

const valueAt = (json: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], json)

function listsAsObjects(call: Call): Variant[] {
  const nested = call.fields.filter(({ holds }) => holds === 'list')
  return [
    ...(Array.isArray(call.body) ? [responding(call, asObject(call.body))] : []),
    ...nested.map((field) =>
      responding(call, replaceField(call.body, field.path, asObject(valueAt(call.body, field.path)))),
    ),
  ]
}

/** Returns where to cut: after the last closing brackets, where the JSON may look complete, and evenly spread. */
function cuts(text: string): number[] {
  const closing = [...text.matchAll(/[}\]]/g)].map(({ index }) => index + 1)
  const evenly = Array.from({ length: 8 }, (_, part) => Math.floor((text.length * (part + 1)) / 9))
  return [...new Set([...closing.slice(-6), ...evenly, text.length - 1])].filter((at) => at > 0 && at < text.length)
}

/** Cuts the response at one of its places. A short response has fewer places and repeats them. */
const cutAt =
  (part: number) =>
  async (host: () => Promise<Response>): Promise<Response> => {
    const response = await host()
    const text = await response.text()
    const places = cuts(text)
    return new Response(text.slice(0, places[part % places.length]), response)
  }

const PARTS = Array.from({ length: 15 }, (_, part) => part)

/** Breaks the connection halfway through the body. */
async function breakingOff(host: () => Promise<Response>): Promise<Response> {
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

const ofFiles = (body: string) => (call: Call) =>
  call.isFile ? [{ respond: () => Promise.resolve(new Response(body, { headers: PDF_HEADERS })) }] : []

export const REFUSAL_OF_ANY_CALL = 'Invalid request.'

const OF_CONTRACT = {
  'cut-off': {
    does: 'The connection ends in the middle of the answer.',
    variants: () => [{ respond: breakingOff }],
  },
  'status-error': {
    does: 'A refusal in the commonest shape: `status: error`, with a message.',
    variants: () => [
      {
        respond: () => Promise.resolve(new Response(JSON.stringify({ status: 'error', message: REFUSAL_OF_ANY_CALL }))),
      },
    ],
  },
  'list-as-object': { does: 'An object in place of a list.', variants: listsAsObjects },
  'object-as-list': {
    does: 'A list in place of an object.',
    variants: (call) => (call.isFile || Array.isArray(call.body) ? [] : [responding(call, [call.body])]),
  },
  'no-mark': { does: 'The field is missing that says success.', variants: changing(marksOf, nothing) },
  'odd-mark': { does: 'The field that says success is of another type.', variants: changing(marksOf, ofAnotherType) },
  'no-needed-field': {
    does: 'A field is missing without which the answer is of no use.',
    variants: changing(({ fields }) => fields.filter(({ empty }) => empty === null), nothing),
  },
  'no-field': {
    does: 'A field is missing that has a meaning when it is empty.',
    variants: changing(({ fields }) => fields.filter(({ empty }) => empty !== null), nothing),
  },
  'odd-field': { does: 'A field is of another type.', variants: changing(({ fields }) => fields, ofAnotherType) },
  'json-as-pdf': { does: 'JSON under the type and name of a PDF.', variants: ofFiles('{"pages":[]}') },
  'html-as-pdf': { does: 'A page of HTML under the type and name of a PDF.', variants: ofFiles(PAGE) },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = FaultKind | keyof typeof OF_CONTRACT

const MOCK_KINDS = Object.keys(FAULTS) as FaultKind[] // The keys of a constant are its own.

export const ALL_FAULTS: Readonly<Record<FaultName, Fault>> = {
  ...(Object.fromEntries(MOCK_KINDS.map((kind) => [kind, ofMock(kind)])) as Record<FaultKind, Fault>), // One of each.
  truncated: { does: FAULTS.truncated, variants: () => PARTS.map((part) => ({ respond: cutAt(part) })) },
  ...OF_CONTRACT,
}

export const FAULT_NAMES = Object.keys(ALL_FAULTS) as FaultName[] // The keys of a constant are its own.
