import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import type { Tag } from '@/contract/endpoint'
import { testHost, getExitCode, isHostReport } from '@conformance/test-host'
import { withCookies } from '@/wire/conformance/cookie-jar'
import { createHost } from '@conformance/host'
import { runSuite } from '@conformance/run-suite'
import type { Store } from '@mocks/model/store'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'
import {
  contentSchema,
  jsonIn,
  MEDIA_TYPES,
  misfits,
  OPERATIONS,
  type Operation,
  type Place,
} from '../scripts/open-api'
import { createFaultyHost } from './faulty-host'

const REFUSAL = ['components', 'schemas', 'Refusal']

/** Decodes a body as the schema of its encoding describes it. */
async function decodeBody(request: Request, mediaType: string): Promise<unknown> {
  if (mediaType === MEDIA_TYPES.json) return request.json()
  if (mediaType === MEDIA_TYPES.form) return Object.fromEntries(new URLSearchParams(await request.text()))
  const form = await request.formData()
  const toText = (part: FormDataEntryValue) => (part instanceof File ? part.name : part)
  return Object.fromEntries(
    [...form.keys()].map((key) => [
      key,
      key.endsWith('[]') ? form.getAll(key).map(toText) : toText(form.get(key) ?? ''),
    ]),
  )
}

const findOperation = (request: Request): Place => {
  const file = new URL(request.url).pathname.split('/').at(-1)
  const place = OPERATIONS.find(({ method, path }) => method === request.method.toLowerCase() && path === `/${file}`)
  if (!place) throw new Error(`There is no ${request.method} ${request.url}.`)
  return place
}

const getMediaType = ({ requestBody }: Operation) => Object.keys(requestBody?.content ?? {})[0]

/** Compares requests and responses with the document. */
function watchSchemas() {
  const found = new Set<string>()
  const checked = { requests: 0, responses: 0 }
  async function watch(request: Request, respond: () => Promise<Response>): Promise<Response> {
    const place = findOperation(request)
    const { keys, operation } = place
    const mediaType = getMediaType(operation)
    if (mediaType !== undefined) {
      checked.requests += 1
      const schema = [...keys, 'requestBody', 'content', mediaType, 'schema']
      for (const misfit of misfits(schema, await decodeBody(request.clone(), mediaType)))
        found.add(`${operation.operationId} is sent ${misfit}`)
    }
    const response = await respond()
    const json = jsonIn(await response.clone().text())
    if (json !== undefined) {
      checked.responses += 1
      const schema = response.ok ? contentSchema(place) : REFUSAL
      for (const misfit of misfits(schema, json)) found.add(`${operation.operationId} gets ${misfit}`)
    }
    if (!response.ok && !(response.status in operation.responses))
      found.add(`${operation.operationId} gets HTTP ${response.status}`)
    return response
  }
  return { found, checked, watch }
}

function expectNoMisfits({ found, checked }: ReturnType<typeof watchSchemas>): void {
  expect([...found]).toEqual([])
  expect(checked.requests).toBeGreaterThan(100)
  expect(checked.responses).toBeGreaterThan(200)
}

/** Returns the stored values by tag. `requested` of an application belongs to its agreement. */
const getContents = (store: Store): Record<Exclude<Tag | 'session', 'reports'>, unknown> => {
  const applications = store.applications.all()
  const files = store.storedFiles.all()
  return {
    session: store.sessions.all().filter(({ userId, applicationId }) => userId !== null || applicationId !== null),
    accounts: store.people.all(),
    emails: store.outgoingEmails.all(),
    faculties: [store.faculties.all(), store.departments.all()],
    dates: store.applicationDates.all(),
    applications: [
      applications.map((row) => ({ ...row, requested: null })),
      store.grantRows.all(),
      store.fundingRows.all(),
      store.coInvestigators.all(),
    ],
    agreements: applications.filter(({ requested }) => requested).map(({ applicationId }) => applicationId),
    files: files.filter(({ kind }) => kind !== 'criteria'),
    criteria: files.filter(({ kind }) => kind === 'criteria'),
    budgets: store.budgetRevisions.all(),
    reviews: store.reviewers.all(),
    approvals: store.approvals.all(),
  }
}

const serializeContents = (store: Store): [string, string][] =>
  Object.entries(getContents(store)).map(([tag, content]) => [tag, JSON.stringify(content)])

/** Records calls that change other tables than those of their tags. */
function watchTables({ mock, store }: Pick<Awaited<ReturnType<typeof createFaultyHost>>, 'mock' | 'store'>) {
  const undeclared = new Set<string>()
  let before = serializeContents(store)
  let { revision } = store
  function compare() {
    if (store.revision === revision) return
    revision = store.revision
    const after = serializeContents(store)
    const call = mock.calls.at(-1)
    const declared: readonly string[] = call ? contract[call].changes : []
    after.forEach(([tag, text], index) => {
      if (text !== before[index]?.[1] && !declared.includes(tag)) undeclared.add(`${call} changes ${tag}`)
    })
    before = after
  }
  return { undeclared, compare }
}

/** Warnings about habits that the PHP host shares with the legacy host. */
const HABIT_WARNINGS = [
  'warning: submitApplication: a second submission is refused',
  'warning: submitReview3: an uninvited review is refused or stored',
  'warning: submitReview2: accepts a mark of 0',
  'warning: submitBudget: is refused without a grant',
  'warning: submitProgressReport: is refused without a grant',
]

describe('a whole run of the suite', () => {
  it('on the mock matches the schemas, and changes only the tables of the tags', async () => {
    const schemas = watchSchemas()
    const host = await createFaultyHost(async (request, respond) => {
      const response = await schemas.watch(request, respond)
      tables.compare()
      return response
    })
    const tables = watchTables(host)
    host.mock.habits.statusInWords = true
    await runSuite(host.host)
    expectNoMisfits(schemas)
    expect([...tables.undeclared]).toEqual([])
  })

  it('on a host with status codes receives only documented ones', async () => {
    const schemas = watchSchemas()
    const { host } = await createFaultyHost(schemas.watch, {}, 'clean')
    await runSuite(host)
    expectNoMisfits(schemas)
  })

  it.skipIf(findPhp() === null)(
    'on the PHP host matches the schemas, and lets it go live with its habits',
    async () => {
      const php = await startPhpHost()
      const schemas = watchSchemas()
      const logIn = (name: string) => ({ email: `${name}@demo.urc`, password: 'demo1234' })
      const host = createHost({
        name: 'PHP',
        base: php.address,
        mayWrite: true,
        logIns: { Applicant: logIn('applicant'), Admin: logIn('admin'), urc: logIn('urc') },
        openBrowser: () => {
          const send = withCookies(globalThis.fetch)
          return (input, init) => schemas.watch(new Request(input, init), () => send(input, init))
        },
      })
      const result = await testHost(host, {}).finally(php.stop)
      expectNoMisfits(schemas)
      if (!isHostReport(result)) throw new Error(result.problem)
      const { run, summary } = result
      const findings = run.results.filter(({ grade }) => grade === 'warning' || grade === 'failed')
      expect(findings.map(({ grade, call, title }) => `${grade}: ${call}: ${title}`)).toEqual(HABIT_WARNINGS)
      expect(summary.canGoLive).toBe(true)
      expect(summary.verdict).toBe(
        'Works. 3 vulnerabilities, none critical. 4 warnings. Before it is on the internet, protect 5 calls left open by the contract, 4 of them critical.',
      )
      expect(getExitCode([result], false)).toBe(0)
    },
  )
})
