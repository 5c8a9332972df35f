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
  const fieldsOf = ({ properties }: Schema): Fields => (properties ?? {}) as Fields

  const MEDIA_TYPES: Readonly<Partial<Record<Endpoint['sends'], string>>> = {
    form: 'application/x-www-form-urlencoded',
    json: 'application/json',
    multipart: 'multipart/form-data',
  }

  const hasBody = ({ endpoint }: Call): boolean => endpoint.sends in MEDIA_TYPES

  /** The shared fields are one component. */
  function sharedSchema({ schema, description, fields }: SharedRequest): Schema {
    const sent = sentSchema(schema)
    const described = Object.entries(fields).map(([name, text]) => [name, { type: 'string', description: text }])
    return { description, ...sent, properties: { ...sent.properties, ...Object.fromEntries(described) } }
  }

  /** Replaces the shared fields in a schema by a reference. Returns other schemas unchanged. */
  function besideShared(schema: Schema): Schema {
    if (!source.shared) return schema
    const shared = Object.keys(fieldsOf(sentSchema(source.shared.schema)))
    if (!shared.every((name) => name in fieldsOf(schema))) return schema
    const own = Object.entries(fieldsOf(schema)).filter(([name]) => !shared.includes(name))
    const required = schema.required?.filter((name) => !shared.includes(name)) ?? []
    const reference = schemaRef(source.shared.name)
    if (own.length === 0) return reference
    const added = {
      type: 'object',
      properties: Object.fromEntries(own),
      ...(required.length > 0 && { required }),
    } as const
    return { allOf: [reference, added] }
  }

  const isRows = ({ type, items }: Schema): boolean => type === 'array' && Object(items).type === 'object'

  /** Returns the parts of rows, such as `rows[0][amount]`. JSON Schema can describe them only by their names. */
  function rowParts([list, { items }]: readonly [string, Schema]): [string, Schema] {
    const columns = Object.keys(fieldsOf(Object(items)))
    return [
      `^${list}\\[\\d+\\]\\[(${columns.join('|')})\\]$`,
      { type: 'string', description: `Rows are sent cell by cell: \`${list}[0][${columns[0]}]\`, from row 0 on.` },
    ]
  }

  const fileParts = (field: Schema): Schema => ({ description: 'One part for each file, all of one name.', ...field })

  /** No part has the name of a list, so a list is never required. */
  function asParts(schema: Schema): Schema {
    const fields = Object.entries(fieldsOf(schema))
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
          .map(([name, field]) => [name, lists.includes(name) ? fileParts(field) : field]),
      ),
      ...(rows.length > 0 && { patternProperties: Object.fromEntries(rows.map(rowParts)) }),
      ...(required.length > 0 && { required }),
    }
  }

  const bodyName = ({ name }: Call) => componentName(name, 'Request')

  function bodySchema({ endpoint }: Call): Schema {
    const schema = besideShared(sentSchema(endpoint.request))
    if (endpoint.sends !== 'multipart') return schema
    return schema.allOf ? { allOf: schema.allOf.map((part) => asParts(Object(part))) } : asParts(schema)
  }

  const requestSchemas = (calls: readonly Call[]): Record<string, Schema> => ({
    ...(source.shared && { [source.shared.name]: sharedSchema(source.shared) }),
    ...Object.fromEntries(calls.filter(hasBody).map((call) => [bodyName(call), bodySchema(call)])),
  })

  const asText = (part: FormDataEntryValue): string => (part instanceof File ? part.name : part)

  const partsOf = (form: FormData): Record<string, string | string[]> =>
    Object.fromEntries(
      [...new Set(form.keys())].map((key) => {
        const [first = '', ...others] = form.getAll(key).map(asText)
        return [key, key.endsWith('[]') ? [first, ...others] : first]
      }),
    )

  /** Returns the query parameters or body fields that the client sends for an example. A file is its name. */
  function sentExample({ endpoint }: Call, input: unknown): unknown {
    const { url, body } = writeRequest(endpoint, 'http://host.test/', input)
    if (body instanceof FormData) return partsOf(body)
    // Every other body is written as text.
    if (typeof body !== 'string') return Object.fromEntries(new URL(url).searchParams)
    return endpoint.sends === 'json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
  }

  function contentOf(call: Call) {
    const examples = call.endpoint.examples.map(({ input }, index) => [
      index === 0 ? call.name : `${call.name}${index + 1}`,
      { value: sentExample(call, input) },
    ])
    const mediaType = MEDIA_TYPES[call.endpoint.sends] ?? ''
    return [mediaType, { schema: schemaRef(bodyName(call)), examples: Object.fromEntries(examples) }] as const
  }

  function queryOf(call: Call, isAlone: boolean) {
    const { request, examples, sends } = call.endpoint
    if (sends !== 'query') return []
    const schema = sentSchema(request)
    const example = Object(sentExample(call, examples[0]?.input))
    return Object.entries(fieldsOf(schema)).map(([name, field]) => ({
      name,
      in: 'query',
      ...(!isAlone && { description: `Sent for \`${call.name}\` alone, which always sends it.` }),
      required: isAlone && (schema.required?.includes(name) ?? false),
      schema: field,
      example: example[name] as unknown,
    }))
  }

  function takes(calls: CallsOfOperation) {
    const parameters = calls.flatMap((call) => queryOf(call, calls.length === 1))
    const contents = calls.filter(hasBody).map(contentOf)
    const content = Object.fromEntries(contents)
    if (Object.keys(content).length < contents.length)
      throw new Error(`${calls.map(({ name }) => name).join(' and ')} cannot be told apart.`)
    return {
      ...(parameters.length > 0 && { parameters }),
      ...(contents.length > 0 && { requestBody: { required: true, content } }),
    }
  }

  return { requestSchemas, takes }
}
