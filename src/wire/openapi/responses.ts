import type { Endpoint } from '../contract/endpoint'
import type { SuccessMarker } from '../contract/markers'
import { successBody, writeSuccess } from '../mock/dialect'
import type { Call, CallsOfOperation } from './calls'
import { markersOf } from './markers'
import { componentName, exampleRef, responseRef, schemaRef } from './names'
import { schemasOf, type Schema } from './schemas'
import type { OpenApiSource } from './source'

/** Describes the responses of hosts. */
export function describeResponses(source: OpenApiSource) {
  const { callersOf, texts, rewrite } = source
  const { acceptedRef, markerName, refusedName } = markersOf(source)
  const { writtenSchema } = schemasOf(source)

  interface Example {
    readonly summary: string
    readonly value: unknown
  }

  const isFile = ({ endpoint }: Call): boolean => endpoint.responseType === 'blob'
  const isJson = (call: Call): boolean => !isFile(call)

  const responseName = ({ name }: Call) => componentName(name, 'Response')

  const MESSAGE: Schema = { type: 'object', properties: { message: schemaRef('PhpText') } }

  const isMessage = (schema: Schema): boolean => JSON.stringify(schema) === JSON.stringify(MESSAGE)

  /** Adds the success marker to an object. A list or an empty body needs none. */
  function asSuccess(schema: Schema, marker: SuccessMarker): Schema {
    if (schema.type !== 'object') return schema
    const accepted = acceptedRef(marker)
    const content = isMessage(schema) ? schemaRef('Message') : schema
    if (!accepted) return content
    return Object.keys(schema.properties ?? {}).length === 0 ? accepted : { allOf: [accepted, content] }
  }

  /** Requires the fields that make a response a success, such as the message of a call without a marker. */
  function withMarker(schema: Schema, endpoint: Endpoint): Schema {
    const { marker, examples } = endpoint
    const body = Object(successBody(endpoint, examples[0]?.output))
    const isMarker = (field: string) => {
      const outcome = marker.read(Object.fromEntries(Object.entries(body).filter(([other]) => other !== field)))
      return outcome === 'unstated' || !outcome.ok
    }
    const fields = Object.keys(schema.properties ?? {}).filter(
      (field) => !(field in marker.succeeded) && isMarker(field),
    )
    return fields.length > 0 ? { ...schema, required: [...new Set([...(schema.required ?? []), ...fields])] } : schema
  }

  function responseSchema(call: Call): Schema {
    const { marker } = call.endpoint
    const schema = withMarker(writtenSchema(call.name), call.endpoint)
    const shapes: Schema[] = schema.anyOf?.map((shape): Schema => Object(shape)) ?? [schema]
    return { anyOf: [...shapes.map((shape) => asSuccess(shape, marker)), schemaRef(refusedName(marker))] }
  }

  const responseSchemas = (calls: readonly Call[]): Record<string, Schema> => ({
    Message: { description: 'What has happened, in words for the person. Some hosts leave it out.', ...MESSAGE },
    PlainSuccess: {
      description:
        'A sentence in place of the JSON. It is a success where it says "success" or "successfully", and neither ' +
        '"error", "fail..." nor "not".',
      type: 'string',
      examples: ['Form submitted successfully!'],
    },
    ...Object.fromEntries(calls.filter(isJson).map((call) => [responseName(call), responseSchema(call)])),
  })

  const REFUSALS = {
    refused: { summary: 'A refusal, which is 200 as well', text: 'Invalid request.' },
    signedOut: { summary: 'Nobody is signed in, or the session has ended', text: texts.signedOut },
    noFile: { summary: 'There is no such file, which is 200 as well', text: texts.noFile },
  }

  type Refusal = keyof typeof REFUSALS

  const refusalExample = (marker: SuccessMarker, refusal: Refusal) =>
    componentName(markerName(marker), componentName(refusal))

  function refusalsOf(call: Call): Refusal[] {
    const { action, emptyWhenMissing } = call.endpoint
    const refused: Refusal[] = isFile(call) ? (emptyWhenMissing ? [] : ['noFile']) : ['refused']
    return callersOf(action).includes('visitor') ? refused : [...refused, 'signedOut']
  }

  const refusalExamples = (calls: readonly Call[]): Record<string, Example> =>
    Object.fromEntries(
      calls.flatMap((call) =>
        refusalsOf(call).map((refusal) => {
          const { marker } = call.endpoint
          const { summary, text } = REFUSALS[refusal]
          return [refusalExample(marker, refusal), { summary, value: marker.refused(text) }]
        }),
      ),
    )

  const successesOf = (call: Call) =>
    isFile(call)
      ? []
      : call.endpoint.examples.map(({ output }, index) => ({
          key: index === 0 ? call.name : `${call.name}${index + 1}`,
          body: successBody(call.endpoint, output),
        }))

  const jsonExamples = (calls: readonly Call[]) =>
    Object.fromEntries([
      ...calls.flatMap((call) =>
        successesOf(call).map(({ key, body }) => [key, { summary: 'A success', value: body }]),
      ),
      ...calls.flatMap((call) =>
        refusalsOf(call).map((refusal) => [refusal, exampleRef(refusalExample(call.endpoint.marker, refusal))]),
      ),
    ])

  /** Returns the legacy host's bodies that differ from plain JSON. */
  async function legacyExamples(call: Call): Promise<[string, Example][]> {
    const { name, endpoint } = call
    if (endpoint.emptyWhenMissing) return [['noFile', { summary: REFUSALS.noFile.summary, value: '' }]]
    const written = successesOf(call).map(async ({ key, body }): Promise<[string, Example][]> => {
      const value = await writeSuccess('legacy', endpoint, rewrite ? rewrite(name, body) : body).text()
      return value === JSON.stringify(body) ? [] : [[key, { summary: 'As the legacy host writes it', value }]]
    })
    return (await Promise.all(written)).flat()
  }

  /** Returns the schema of the JSON bodies: responses, and refusals instead of a file. */
  function jsonSchema(calls: CallsOfOperation): Schema {
    const components = calls.map((call) => (isFile(call) ? refusedName(call.endpoint.marker) : responseName(call)))
    const [first, ...others] = [...new Set(components)].map(schemaRef)
    return others.length === 0 && first ? first : { anyOf: [first, ...others].filter((one) => one !== undefined) }
  }

  /** The legacy host declares its JSON as HTML. */
  function textSchema(calls: CallsOfOperation, json: Schema): Schema {
    const text = { type: 'string', contentMediaType: 'application/json', contentSchema: json } as const
    return calls.some(({ endpoint }) => endpoint.responseType === 'text')
      ? { anyOf: [text, schemaRef('PlainSuccess')] }
      : text
  }

  function descriptionOf(calls: CallsOfOperation): string {
    const file = calls.find(isFile)
    if (!file) return 'What was asked for, or a refusal: both are 200.'
    const missing = file.endpoint.emptyWhenMissing ? 'An empty body' : 'A small JSON'
    const download = `${missing} says that there is no file; both are 200. The declared type may be wrong.`
    return calls.some(isJson)
      ? `The list, as JSON; or the file, under whatever type is declared. ${download}`
      : `The file, under whatever type is declared. ${download}`
  }

  const DISPOSITION = {
    description: 'Holds the name of the file, which may be missing: `attachment; filename="12_Agreement.pdf"`.',
    schema: { type: 'string' },
  }

  /** Status codes that a modern host may refuse with, and the calls they apply to. */
  const STATUS_CODES: readonly (readonly [
    code: string,
    component: string,
    is: string,
    isOf: (call: Call) => boolean,
  ])[] = [
    ['401', 'NotSignedIn', 'Nobody is signed in, or the password is wrong.', ({ endpoint }) => isAboutPerson(endpoint)],
    ['403', 'Forbidden', 'This person may not do it.', ({ endpoint }) => isGuarded(endpoint)],
    ['404', 'NotFound', 'There is no such record or file.', ({ endpoint }) => endpoint.sends !== 'nothing'],
    ['409', 'Conflict', 'The state of the record forbids it.', ({ endpoint }) => endpoint.changes.length > 0],
    ['413', 'TooLarge', 'A file is too large.', ({ endpoint }) => endpoint.sends === 'multipart'],
    ['422', 'Invalid', 'What was sent is not what the call takes.', ({ endpoint }) => endpoint.sends !== 'nothing'],
  ]

  const isGuarded = ({ action }: Endpoint): boolean => !callersOf(action).includes('visitor')

  const isAboutPerson = (endpoint: Endpoint): boolean =>
    isGuarded(endpoint) || [...endpoint.reads, ...endpoint.changes].includes('session')

  async function responses(calls: CallsOfOperation) {
    const json = jsonSchema(calls)
    const legacy = Object.fromEntries((await Promise.all(calls.map(legacyExamples))).flat())
    const codes = STATUS_CODES.filter(([, , , isOf]) => calls.some(isOf))
    return {
      '200': {
        description: descriptionOf(calls),
        ...(calls.some(isFile) && { headers: { 'Content-Disposition': DISPOSITION } }),
        content: {
          'application/json': { schema: json, examples: jsonExamples(calls) },
          'text/html': {
            schema: textSchema(calls, json),
            ...(Object.keys(legacy).length > 0 && { examples: legacy }),
          },
          ...(calls.some(isFile) && { '*/*': { schema: schemaRef('PhpFile') } }),
        },
      },
      ...Object.fromEntries(codes.map(([code, component]) => [code, responseRef(component)])),
      default: responseRef('NotTheHost'),
    }
  }

  const refusalSchemas = (calls: readonly Call[]): Record<string, Schema> => ({
    Refusal: { anyOf: [...new Set(calls.map(({ endpoint }) => refusedName(endpoint.marker)))].sort().map(schemaRef) },
    ProblemDetail: {
      description: 'A problem detail of RFC 9457: the client reads its detail, or else its title.',
      type: 'object',
      properties: { title: { type: 'string' }, detail: { type: 'string' } },
    },
  })

  const refusals = Object.fromEntries(
    STATUS_CODES.map(([code, component, is]) => [
      component,
      {
        description: `${is} So says a modern host; the legacy one is ${code === '413' ? 'silent' : '200 and says it in the body'}.`,
        content: {
          'application/json': { schema: schemaRef('Refusal') },
          'application/problem+json': { schema: schemaRef('ProblemDetail') },
        },
      },
    ]),
  )

  const otherResponses = {
    ...refusals,
    NotTheHost: {
      description:
        'Not written by the PHP file: a page of the web server. 404 where the host has no such file, 413 where a body is ' +
        'too large for the server, 500 where PHP failed.',
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  }

  return { otherResponses, refusalExamples, refusalSchemas, responseSchemas, responses }
}
