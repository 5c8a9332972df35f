import { describe, expect, it } from 'vitest'
import { contract, type CallName, type Input } from '@/contract'
import { writeRequest } from '@/wire/client/request'
import type { Endpoint } from '@/wire/contract/endpoint'
import { parseBody } from '@/wire/contract/read-body'
import { createMock, type MockSettings } from '@mocks/create-mock'
import { createPdf } from '@conformance/sample'

const BASE = 'http://mock.test/'

/** Opens a browser on a mock that returns raw responses. */
async function browserAs(email: string | null, settings: MockSettings = {}) {
  const connection = createMock({ dialect: 'clean', ...settings }).connect()
  if (email) await connection.signInAs(email)
  return async <Name extends CallName>(call: Name, input: Input<Name>) => {
    const endpoint: Endpoint = contract[call]
    const { url, ...request } = writeRequest(endpoint, BASE, input)
    const response = await connection.fetch(url, request)
    const text = await response.text()
    return { status: response.status, type: response.headers.get('Content-Type'), text }
  }
}

const APPLICANT = 'applicant@demo.urc'
const ADMIN = 'admin@demo.urc'

/** Applications of the seed. */
const GRANTED = '8'
const NOWHERE = '999999'

const PERSON = { firstName: 'A', lastName: 'B', email: 'a@example.org', password: 'x', confirmPassword: 'x' }

const letter = { applicationId: GRANTED, file: createPdf('letter', 'x') }

describe('the clean dialect', () => {
  it('writes JSON as JSON, with numbers and flags as such', async () => {
    const send = await browserAs(ADMIN)
    const { status, type, text } = await send('listAgreements', {})
    expect({ status, type }).toEqual({ status: 200, type: 'application/json' })
    const [row] = JSON.parse(text) as Record<string, unknown>[]
    expect(row).toMatchObject({ app_ID: expect.any(Number), Status: 5.1, requested: expect.any(Boolean) })
  })

  it('responds with 201 if an account is made', async () => {
    expect((await (await browserAs(null))('signUp', PERSON)).status).toBe(201)
  })
})

/** A refusal of each kind, and its cause. */
const REFUSALS = [
  [401, 'nobody is signed in', null, (send) => send('listAgreements', {})],
  [401, 'the password is wrong', null, (send) => send('logIn', { email: ADMIN, password: 'x' })],
  [403, 'the role may not', APPLICANT, (send) => send('listAgreements', {})],
  [
    404,
    'there is no such application',
    ADMIN,
    (send) => send('uploadAwardLetter', { ...letter, applicationId: NOWHERE }),
  ],
  [404, 'there is no such record', null, (send) => send('getDetails', { applicationId: NOWHERE })],
  [404, 'it is another’s', 'applicant2@demo.urc', (send) => send('getFormData', { applicationId: GRANTED })],
  [404, 'there is no such file', ADMIN, (send) => send('downloadCriteria', { fileName: 'none.docx' })],
  [
    404,
    'there is no report yet',
    ADMIN,
    (send) => send('downloadEvaluationReport', { applicationId: '32', reviewer: 'reviewer_one' }),
  ],
  [
    409,
    'it was shortlisted before',
    ADMIN,
    (send) => send('shortlistOrReject', { applicationId: GRANTED, status: '2.1' }),
  ],
  [
    409,
    'HOD has decided before',
    null,
    (send) => send('decideAsHod', { applicationId: GRANTED, decision: '3.1', remarks: 'Again.' }),
  ],
  [
    409,
    'the reviewer has answered before',
    null,
    (send) => send('submitReview1', { applicationId: '18', marks: '70', report: createPdf('review', 'x') }),
  ],
  [409, 'the address has an account', null, (send) => send('signUp', { ...PERSON, email: ADMIN })],
  [422, 'a field is missing', ADMIN, (send) => send('sendEmail', { email: '', subject: 'x', message: 'x' })],
  [
    422,
    'the file is of another type',
    ADMIN,
    (send) => send('uploadCriteria', { criteria: createPdf('criteria', 'x') }),
  ],
] as const satisfies readonly (readonly [
  number,
  string,
  string | null,
  (send: Awaited<ReturnType<typeof browserAs>>) => Promise<{ status: number; type: string | null; text: string }>,
])[]

describe('a refusal', () => {
  it.each(REFUSALS)('is HTTP %i on a modern host: %s', async (status, _, who, run) => {
    const clean = await run(await browserAs(who))
    expect(clean).toMatchObject({ status, type: 'application/json' })
  })

  it.each(REFUSALS)('has the same body with HTTP 200 instead of %i on the legacy host: %s', async (_, __, who, run) => {
    const [clean, legacy] = [await run(await browserAs(who)), await run(await browserAs(who, { dialect: 'legacy' }))]
    expect(legacy.status).toBe(200)
    // The legacy host responds to an unknown id or a missing report with nothing.
    if (!['[]', ''].includes(legacy.text))
      expect(parseBody(legacy.text)).toMatchObject({ json: JSON.parse(clean.text) })
  })

  it('is HTTP 413 on a modern host, a missing field on the legacy host', async () => {
    const large = { ...letter, length: '5000000' }
    const sizes = async (dialect: 'clean' | 'legacy') => {
      const connection = createMock({ dialect, postLimit: 1_000_000 }).connect()
      await connection.signInAs(ADMIN)
      const { url, method, body } = writeRequest(contract.uploadAwardLetter, BASE, large)
      const response = await connection.fetch(url, { method, body, headers: { 'Content-Length': large.length } })
      return [response.status, await response.text()]
    }
    expect(await sizes('clean')).toEqual([413, '{"success":false,"message":"This host takes up to 1 MB at once."}'])
    expect(await sizes('legacy')).toEqual([200, expect.stringContaining('Missing required fields')])
  })
})

describe('a request that cannot be read', () => {
  it.each([
    ['Login.php', 'garbage'],
    ['Login.php', ''],
    ['Login.php', '[1]'],
    ['ApplicationDates.php', 'garbage'],
  ])('misses its fields: %s with %j', async (file, body) => {
    const connection = createMock({ dialect: 'clean' }).connect()
    await connection.signInAs(ADMIN)
    const type = file === 'Login.php' ? 'application/json' : 'multipart/form-data; boundary=x'
    const response = await connection.fetch(`${BASE}${file}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    })
    expect(response.status).toBe(422)
  })
})
