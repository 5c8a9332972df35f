import type { Endpoint } from '../contract/endpoint'
import { writeRequest } from '../client/request'
import type { Call, CallsOfOperation } from './calls'
import { componentName, schemaRef } from './names'
import { schemasOf, type Schema } from './schemas'
import type { OpenApiSource, SharedRequest } from './source'

/** Describes what calls send. */
export function requestsOf(source: OpenApiSource) {
  const { sentSchema } = schemasOf(source)

  type Fields = Readonly<Record<string, Schema>>

  // zod writes no schema that is a boolean.
  const getFields = ({ properties }: Schema): Fields => (properties ?? {}) as Fields

  const MEDIA_TYPES: Readonly<Partial<Record<Endpoint['sends'], string>>> = {
    form: 'application/x-www-form-urlencoded',
    json: 'application/json',
    multipart: 'multipart/form-data',
  }

  const hasBody = ({ endpoint }: Call): boolean => endpoint.sends in MEDIA_TYPES

  /** The shared fields are one component. */
  function createSharedSchema({ schema, description, fields }: SharedRequest): Schema {
    const sent = sentSchema(schema)
    const fieldSchemas = Object.entries(fields).map(([name, text]) => [name, { type: 'string', description: text }])
    return { description, ...sent, properties: { ...sent.properties, ...Object.fromEntries(fieldSchemas) } }
  }

  /** Replaces the shared fields in a schema by a reference. Returns other schemas unchanged. */
  function replaceShared(schema: Schema): Schema {
    if (!source.shared) return schema
    const sharedNames = Object.keys(getFields(sentSchema(source.shared.schema)))
    if (!sharedNames.every((name) => name in getFields(schema))) return schema
    const ownFields = Object.entries(getFields(schema)).filter(([name]) => !sharedNames.includes(name))
    const required = schema.required?.filter((name) => !sharedNames.includes(name)) ?? []
    const reference = schemaRef(source.shared.name)
    if (ownFields.length === 0) return reference
    const ownSchema = {
      type: 'object',
      properties: Object.fromEntries(ownFields),
      ...(required.length > 0 && { required }),
    } as const
    return { allOf: [reference, ownSchema] }
  }

  const isRows = ({ type, items }: Schema): boolean => type === 'array' && Object(items).type === 'object'

  /** Returns the parts of rows, such as `rows[0][amount]`. JSON Schema can describe them only by their names. */
  function describeRowParts([list, { items }]: readonly [string, Schema]): [string, Schema] {
    const columns = Object.keys(getFields(Object(items)))
    return [
      `^${list}\\[\\d+\\]\\[(${columns.join('|')})\\]$`,
      { type: 'string', description: `Rows are sent cell by cell: \`${list}[0][${columns[0]}]\`, from row 0 on.` },
    ]
  }

  const describeFileParts = (field: Schema): Schema => ({
    description: 'One part for each file, all of one name.',
    ...field,
  })

  /** No part has the name of a list, so a list is never required. */
  function toParts(schema: Schema): Schema {
    const fields = Object.entries(getFields(schema))
    const lists = fields.filter(([, { type }]) => type === 'array').map(([name]) => name)
    if (lists.length === 0) return schema
    const rows = fields.filter(([, field]) => isRows(field))
    const required = schema.required?.filter((name) => !lists.includes(name)) ?? []
    const { required: _required, ...rest } = schema
    return {
      ...rest,
      properties: Object.fromEntries(
        fields
          .filter(([, field]) => !isRows(field))
          .map(([name, field]) => [name, lists.includes(name) ? describeFileParts(field) : field]),
      ),
      ...(rows.length > 0 && { patternProperties: Object.fromEntries(rows.map(describeRowParts)) }),
      ...(required.length > 0 && { required }),
    }
  }

  const getBodyName = ({ name }: Call) => componentName(name, 'Request')

  function createBodySchema({ endpoint }: Call): Schema {
    const schema = replaceShared(sentSchema(endpoint.request))
    if (endpoint.sends !== 'multipart') return schema
    return schema.allOf ? { allOf: schema.allOf.map((part) => toParts(Object(part))) } : toParts(schema)
  }

  const requestSchemas = (calls: readonly Call[]): Record<string, Schema> => ({
    ...(source.shared && { [source.shared.name]: createSharedSchema(source.shared) }),
    ...Object.fromEntries(calls.filter(hasBody).map((call) => [getBodyName(call), createBodySchema(call)])),
  })

  const toText = (part: FormDataEntryValue): string => (part instanceof File ? part.name : part)

  const readParts = (form: FormData): Record<string, string | string[]> =>
    Object.fromEntries(
      [...new Set(form.keys())].map((key) => {
        const [first = '', ...others] = form.getAll(key).map(toText)
        return [key, key.endsWith('[]') ? [first, ...others] : first]
      }),
    )

  /** Returns the query parameters or body fields that the client sends for an example. A file is its name. */
  function createExample({ endpoint }: Call, input: unknown): unknown {
    const { url, body } = writeRequest(endpoint, 'http://host.test/', input)
    if (body instanceof FormData) return readParts(body)
    // Every other body is written as text.
    if (typeof body !== 'string') return Object.fromEntries(new URL(url).searchParams)
    return endpoint.sends === 'json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
  }

  function describeContent(call: Call) {
    const examples = call.endpoint.examples.map(({ input }, index) => [
      index === 0 ? call.name : `${call.name}${index + 1}`,
      { value: createExample(call, input) },
    ])
    const mediaType = MEDIA_TYPES[call.endpoint.sends] ?? ''
    return [mediaType, { schema: schemaRef(getBodyName(call)), examples: Object.fromEntries(examples) }] as const
  }

  function describeQuery(call: Call, isAlone: boolean) {
    const { request, examples, sends } = call.endpoint
    if (sends !== 'query') return []
    const schema = sentSchema(request)
    const example = Object(createExample(call, examples[0]?.input))
    return Object.entries(getFields(schema)).map(([name, field]) => ({
      name,
      in: 'query',
      ...(!isAlone && { description: `Sent for \`${call.name}\` alone, which always sends it.` }),
      required: isAlone && (schema.required?.includes(name) ?? false),
      schema: field,
      example: example[name] as unknown,
    }))
  }

  function describeRequest(calls: CallsOfOperation) {
    const parameters = calls.flatMap((call) => describeQuery(call, calls.length === 1))
    const contents = calls.filter(hasBody).map(describeContent)
    const content = Object.fromEntries(contents)
    if (Object.keys(content).length < contents.length)
      throw new Error(`${calls.map(({ name }) => name).join(' and ')} cannot be told apart.`)
    return {
      ...(parameters.length > 0 && { parameters }),
      ...(contents.length > 0 && { requestBody: { required: true, content } }),
    }
  }

  return { requestSchemas, describeRequest }
}
