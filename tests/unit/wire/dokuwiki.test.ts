import { describe, expect, it } from 'vitest'
import { ApiError, type FailureKind } from '@/wire/client/api-error'
import { createClient } from '@/wire/client/client'
import { findStaleCalls } from '@/wire/client/stale-calls'
import type { FaultKind } from '@/wire/mock/faults'
import { describeContract } from '@/wire/openapi/document'
import { PHP_CODECS } from '@/wire/openapi/schemas'
import { callersOf, markers, protocol, wiki } from './dokuwiki/contract'
import { createWiki, texts } from './dokuwiki/mock'
import { judge } from './dokuwiki/suite'

const BASE = 'http://wiki.test/dokuwiki/'

function browserOf(mock: ReturnType<typeof createWiki>) {
  return createClient(protocol, { base: BASE, fetch: mock.connect(), timeout: 50 })
}

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  )

const plan = () => new File(['%PDF-1.7\nplan'], 'plan.pdf', { type: 'application/pdf' })

describe.each(['legacy', 'clean'] as const)('a second contract on its mock, %s', (dialect) => {
  it('keeps a session for each browser', async () => {
    const mock = createWiki({ dialect })
    const [ada, visitor] = [browserOf(mock), browserOf(mock)]
    await expect(failureOf(ada.logIn({ user: 'ada', pass: 'wrong' }))).resolves.toMatchObject({
      kind: 'refused',
      serverText: 'Wrong password.',
    })
    await ada.logIn({ user: 'ada', pass: 'engine' })
    const draft = { page: 'lab:notes', wikitext: 'Hello & goodbye' }
    await expect(failureOf(visitor.saveDraft(draft))).resolves.toMatchObject({ kind: 'signed-out' })
    await expect(ada.saveDraft(draft)).resolves.toEqual({ lock: '1', draft: 'Draft saved' })
    expect(mock.state.pages.get('lab:notes')?.draft).toBe('Hello & goodbye')
    const { result } = await visitor.listPages({ namespace: 'lab' })
    expect(result.map(({ page, author }) => [page, author])).toEqual([
      ['lab:start', 'ada'],
      ['lab:notes', 'ada'],
    ])
    expect(mock.log.names()).toEqual(['logIn', 'logIn', 'saveDraft', 'saveDraft', 'listPages'])
  })

  it('returns the file that was uploaded, and none otherwise', async () => {
    const client = browserOf(createWiki({ dialect }))
    await client.logIn({ user: 'ada', pass: 'engine' })
    await expect(client.uploadMedia({ namespace: 'lab', file: plan() })).resolves.toEqual({ page: 'lab:plan.pdf' })
    const { blob, name } = await client.downloadMedia({ media: 'lab:plan.pdf' })
    expect([await blob.text(), name]).toEqual(['%PDF-1.7\nplan', 'plan.pdf'])
    await expect(failureOf(client.downloadMedia({ media: 'lab:none.pdf' }))).resolves.toMatchObject({ kind: 'no-file' })
  })
})

describe('a fault on a second contract', () => {
  const read: readonly (readonly [FaultKind, FailureKind])[] = [
    ['network', 'network'],
    ['hang', 'timeout'],
    ['lost-answer', 'network'],
    ['http-500', 'http'],
    ['html', 'not-json'],
    ['empty', 'not-json'],
    ['truncated', 'not-json'],
    ['refused', 'refused'],
    ['signed-out', 'signed-out'],
    ['shape', 'shape'],
  ]

  it.each(read)('%s of a list is read as %s', async (kind, failure) => {
    const client = browserOf(createWiki({ faults: [{ call: 'listPages', kind }] }))
    expect((await failureOf(client.listPages({ namespace: 'lab' }))).kind).toBe(failure)
  })

  it.each(['notice', 'bom'] as const)('%s of a list does no harm', async (kind) => {
    const client = browserOf(createWiki({ faults: [{ call: 'listPages', kind }] }))
    await expect(client.listPages({ namespace: 'lab' })).resolves.toMatchObject({ result: [{ page: 'lab:start' }] })
  })

  it('a page of HTML is never saved as a file', async () => {
    const mock = createWiki({ faults: [{ call: 'downloadMedia', kind: 'html' }] })
    mock.state.media.set('lab:plan.pdf', plan())
    const failure = await failureOf(browserOf(mock).downloadMedia({ media: 'lab:plan.pdf' }))
    expect(failure.kind).toBe('not-json')
  })
})

it('a write makes stale what reads the same tag', () => {
  expect(findStaleCalls(wiki, 'saveDraft')).toEqual(['listPages'])
  expect(findStaleCalls(wiki, 'uploadMedia')).toEqual(['downloadMedia'])
  expect(findStaleCalls(wiki, 'listPages')).toEqual([])
})

it('an OpenAPI document describes the contract', async () => {
  const declarations = import.meta.glob<string>(['./dokuwiki/contract.ts', '/src/wire/contract/*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const { paths, components } = await describeContract({
    calls: wiki,
    markers,
    codecs: PHP_CODECS,
    declarations,
    callersOf,
    texts,
  })
  expect(Object.keys(paths)).toEqual([...new Set(Object.values(wiki).map(({ path }) => path))])
  expect(paths).toMatchObject({
    '/lib/exe/ajax.php': {
      post: {
        operationId: 'saveDraftOrUploadMedia',
        'x-callers': ['user'],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              examples: { saveDraft: { value: { call: 'lock', id: 'lab:start', wikitext: 'Hello' } } },
            },
            'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadMediaRequest' } },
          },
        },
      },
    },
    '/lib/exe/fetch.php': { get: { summary: 'Returns a file', parameters: [{ name: 'media' }] } },
  })
  expect(components.schemas).toHaveProperty('RpcRefused')
  expect(components.schemas).toHaveProperty('ListPagesResponse')
})

describe('the verdict on a host of a second contract', () => {
  const graded = async (...settings: Parameters<typeof judge>) =>
    (await judge(...settings)).results.map(({ call, grade }) => `${call} ${grade}`)

  it.each(['legacy', 'clean'] as const)('works on the mock, %s', async (dialect) => {
    expect(new Set((await judge({ dialect })).results.map(({ grade }) => grade))).toEqual(new Set(['passed']))
  })

  it('names the call that breaks, and tries nothing that needs it', async () => {
    const { results } = await judge({ faults: [{ call: 'saveDraft', kind: 'http-500' }] })
    expect(results).toContainEqual({
      call: 'saveDraft',
      title: 'stores a draft',
      grade: 'failed',
      field: 'outcome',
      expected: 'a success',
      actual: 'HTTP 500',
      consequence: 'shows a failure: http',
    })
    expect(results).toContainEqual({
      call: 'listPages',
      title: 'shows the page of the draft',
      grade: 'skipped',
      reason: 'lib/exe/ajax.php failed: "stores a draft"',
      isGap: true,
    })
  })

  it('is a warning if something is printed before the JSON', async () => {
    await expect(graded({ faults: [{ call: 'listPages', kind: 'notice' }] })).resolves.toContain('listPages warning')
  })

  it('sends no write without permission', async () => {
    const grades = await graded({}, false)
    expect(grades).toContain('logIn passed')
    expect(grades).toContain('saveDraft skipped')
  })
})
