import { describe, expect, it } from 'vitest'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { contract, contractRows, type CallName } from '@/contract'
import type { CouncilEndpoint } from '@/contract/endpoint'
import { isYes } from '@/wire/contract/php'
import { callersOf } from '@/domain/people/permissions'
import { z } from '@/lib/zod'
import { successBody } from '@/wire/mock/dialect'
import { openApiText } from '../../scripts/openapi/document'
import { SOURCE } from '../../scripts/openapi/source'
import { findMissingFields } from '@/wire/conformance/missing-fields'
import { onlyReads } from '@/wire/contract/endpoint'
import {
  contentSchema,
  jsonIn,
  MEDIA_TYPES,
  misfits,
  openApi,
  OPERATIONS,
  resolved,
  TEXT,
  type Content,
  type Place,
} from './open-api'

const callsOf = ({ operation }: Pick<Place, 'operation'>) => operation['x-calls'].map(({ name }) => name as CallName)

const MULTIPLE = ['/Criteria.php', '/SubmittedGrants.php', '/RequestProgressReport.php', '/ApproveBudget.php']

const JSON_REPLY = ['responses', '200', 'content', 'application/json', 'schema']

describe('docs/openapi.json', () => {
  it('is what `npm run contract:openapi` writes', async () => {
    expect(TEXT).toBe(await openApiText())
  })

  it('has exactly the calls of the contract, by path and method', () => {
    const written = OPERATIONS.flatMap((place) =>
      callsOf(place).map((name) => `${place.method.toUpperCase()} ${place.path} ${name}`),
    )
    expect(written.toSorted()).toEqual(
      contractRows.map(([name, { method, path }]) => `${method} ${path} ${name}`).toSorted(),
    )
  })

  it('shares an operation only between a list and a download', () => {
    const several = OPERATIONS.filter((place) => callsOf(place).length > 1)
    expect(several.map(({ path }) => path).toSorted()).toEqual(MULTIPLE.toSorted())
    for (const place of several) {
      const [list = '', download = ''] = callsOf(place)
      expect(place.operation.operationId).toBe(`${list}Or${download.charAt(0).toUpperCase()}${download.slice(1)}`)
      expect(place.operation.description).toContain(`\`${download}\`, with its query`)
      expect(place.operation.parameters?.map(({ required }) => required)).not.toContain(true)
    }
  })

  it.each(OPERATIONS)('$method $path matches the rows of its calls', (place) => {
    const { operation } = place
    const rows = callsOf(place).map((name): CouncilEndpoint => contract[name])
    if (rows.length === 1) expect([operation.operationId]).toEqual(callsOf(place))
    for (const { sends, action, reads, changes, optional, request, responseType } of rows) {
      if (sends in MEDIA_TYPES)
        expect(Object.keys(operation.requestBody?.content ?? {})).toEqual([MEDIA_TYPES[sends as 'json']])
      const names = operation.parameters?.map(({ name }) => name) ?? []
      if (sends === 'query' && request instanceof z.ZodMiniCodec && request.def.in instanceof z.ZodMiniObject)
        expect(names).toEqual(Object.keys(request.def.in.shape))
      expect(operation['x-callers']).toEqual(callersOf(action))
      expect(operation['x-reads']).toEqual(expect.arrayContaining([...reads]))
      expect(operation['x-changes']).toEqual(expect.arrayContaining([...changes]))
      expect(operation['x-optional'] ?? false).toBe(optional)
      expect(operation.security.length).toBe(callersOf(action).includes('visitor') ? 2 : 1)
      expect('*/*' in operation.responses[200].content || responseType !== 'blob').toBe(true)
    }
    expect(openApi.tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...operation.tags]))
  })

  it('has no schema that accepts any value', () => {
    const isSchemaKey = (key: string) => ['schema', 'items', 'additionalProperties', 'contentSchema'].includes(key)
    const open: string[] = []
    const look = (value: unknown, path: string, isSchema: boolean): void => {
      if (typeof value !== 'object' || value === null) return
      if (isSchema && Object.keys(value).length === 0) open.push(path)
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'examples' || key === 'example') continue
        const inProperties = /\/(properties|patternProperties|anyOf|allOf|schemas)$/.test(path)
        look(inner, `${path}/${key}`, inProperties || isSchemaKey(key))
      }
    }
    look(openApi, '', false)
    expect(open).toEqual([])
  })

  it('passes the linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The repository has no licence to name.
        'info-license': 'off',
        // An open call without input has nothing to refuse.
        'operation-4xx-response': 'off',
      },
    })
    const found = await lintFromString({ source: TEXT, absoluteRef: 'docs/openapi.json', config })
    expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })
})

describe('the linter', () => {
  it('finds a fault', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = TEXT.replace('"operationId": "logIn"', '"operationId": "logOut"')
    const found = await lintFromString({ source, absoluteRef: 'docs/openapi.json', config })
    expect(found.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique')
  })
})

const examplesIn = (content: Content) =>
  Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, example]) => ({
      mediaType,
      name,
      value: Object(resolved(example)).value as unknown,
    })),
  )

describe('the examples of an operation', () => {
  it.each(OPERATIONS)('fit their schemas: $method $path', (place) => {
    const { operation, keys } = place
    const sent = examplesIn(operation.requestBody?.content ?? {})
    expect(sent.length > 0).toBe(operation.requestBody !== undefined)
    for (const { mediaType, value } of sent)
      expect(misfits([...keys, 'requestBody', 'content', mediaType, 'schema'], value)).toEqual([])
    operation.parameters?.forEach(({ example }, index) =>
      expect(misfits([...keys, 'parameters', String(index), 'schema'], example)).toEqual([]),
    )
    const replies = examplesIn(operation.responses[200].content)
    expect(replies.length).toBeGreaterThan(0)
    for (const { mediaType, value } of replies)
      if (mediaType === 'application/json') expect(misfits([...keys, ...JSON_REPLY], value)).toEqual([])
      else if (value !== '') expect(misfits(contentSchema(place), jsonIn(String(value)))).toEqual([])
  })

  it.each(OPERATIONS)('are decoded by the contract: $method $path', (place) => {
    for (const name of callsOf(place)) {
      const endpoint: CouncilEndpoint = contract[name]
      const { marker, response, responseType, examples } = endpoint
      const written = examplesIn(place.operation.responses[200].content)
      const success = written.find((one) => one.name === name && one.mediaType === 'application/json')
      if (responseType === 'blob') expect(success).toBeUndefined()
      else expect(z.decode(response, success?.value)).toEqual(examples[0]?.output)
      const refusals = written.filter((one) => /^(refused|signedOut)$/.test(one.name))
      for (const { name: kind, value } of refusals) {
        const text = kind === 'signedOut' ? expect.stringMatching(/not logged in/) : 'Invalid request.'
        if (callsOf(place).length === 1) expect(marker.read(value)).toEqual({ ok: false, text })
      }
    }
  })
})

describe('a reply', () => {
  const reading = contractRows.filter(([, endpoint]) => endpoint.responseType !== 'blob' && onlyReads(endpoint))

  it.each(reading)('of %s requires the columns of the conformance suite', (name, endpoint) => {
    const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Response`
    const { marker, examples } = endpoint
    // The rows of a list, the data of an application, or the whole body.
    const body: Record<string, unknown> = JSON.parse(JSON.stringify(successBody(endpoint, examples[0]?.output)))
    const [row = {}, path] = Array.isArray(body)
      ? [body[0], '']
      : 'data' in body
        ? [Object(body.data), 'data.']
        : [body, '']
    for (const key of Object.keys(row).filter((column) => !(column in marker.succeeded) || column === 'message')) {
      const { [key]: value } = row
      delete row[key]
      const missing = findMissingFields(contract[name], JSON.stringify(body))?.includes(`${path}${key}`) ?? false
      expect({ key, missing }).toEqual({ key, missing: misfits(['components', 'schemas', component], body).length > 0 })
      row[key] = value
    }
  })
})

describe('a reply whose message alone means success', () => {
  it.each(['GrantOrDenyResponse', 'UploadCriteriaResponse', 'LogOutResponse'])(
    'requires a message: %s',
    (component) => {
      expect(misfits(['components', 'schemas', component], {})).not.toEqual([])
    },
  )
})

it('spellings of yes and no are read as such', () => {
  const { Yes, No } = openApi.components.schemas
  expect(Yes?.enum?.map(isYes)).toEqual(Yes?.enum?.map(() => true))
  expect(No?.enum?.map(isYes)).toEqual(No?.enum?.map(() => false))
})

describe('the habits', () => {
  const habits = Object.entries(SOURCE.codecs)

  it.each(habits)('%s: examples fit the schema and are decoded', (name, { codec, examples }) => {
    const component = name.charAt(0).toUpperCase() + name.slice(1)
    expect(openApi.components.schemas[component]?.examples).toEqual(examples)
    for (const example of examples) {
      expect(misfits(['components', 'schemas', component], example)).toEqual([])
      if (!name.endsWith('File')) expect(z.safeDecode(codec, example).success).toBe(true)
    }
  })

  it.each(habits.filter(([name]) => !name.endsWith('File')))(
    '%s: the first example is encoded',
    (_, { codec, examples: [first] }) => {
      expect(z.encode(codec, z.decode(codec, first))).toBe(first)
    },
  )
})
