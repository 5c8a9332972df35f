import { describe, expect, it } from 'vitest'
import { contract, type CallName, type Input } from '@/contract'
import { writeRequest } from '@/wire/client/request'
import type { Endpoint } from '@/wire/contract/endpoint'
import { parseBody } from '@/wire/contract/read-body'
import { createMock, type MockSettings } from '@mocks/create-mock'
import { createPdf } from '@conformance/sample'

const BASE = 'http://mock.test/'

/** Opens a browser on a mock that returns raw responses. */
async function openBrowser(email: string | null, settings: MockSettings = {}) {
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
const UNKNOWN_ID = '999999'

const PERSON = { firstName: 'A', lastName: 'B', email: 'a@example.org', password: 'x', confirmPassword: 'x' }

const awardLetter = { applicationId: GRANTED, file: createPdf('letter', 'x') }

describe('the clean dialect', () => {
  it('writes numbers and booleans as JSON types', async () => {
    const send = await openBrowser(ADMIN)
    const { status, type, text } = await send('listAgreements', {})
    expect({ status, type }).toEqual({ status: 200, type: 'application/json' })
    const [row] = JSON.parse(text) as Record<string, unknown>[]
    expect(row).toMatchObject({ app_ID: expect.any(Number), Status: 5.1, requested: expect.any(Boolean) })
  })

  it('responds with 201 to a sign-up', async () => {
    expect((await (await openBrowser(null))('signUp', PERSON)).status).toBe(201)
  })
})

/** For each kind of refusal: status, cause, caller and call. */
const REFUSALS = [
  [401, 'nobody is signed in', null, (send) => send('listAgreements', {})],
  [401, 'the password is wrong', null, (send) => send('logIn', { email: ADMIN, password: 'x' })],
  [403, 'the role does not allow the call', APPLICANT, (send) => send('listAgreements', {})],
  [
    404,
    'the application does not exist',
    ADMIN,
    (send) => send('uploadAwardLetter', { ...awardLetter, applicationId: UNKNOWN_ID }),
  ],
  [404, 'the record does not exist', null, (send) => send('getDetails', { applicationId: UNKNOWN_ID })],
  [
    404,
    'the application belongs to another applicant',
    'applicant2@demo.urc',
    (send) => send('getFormData', { applicationId: GRANTED }),
  ],
  [404, 'the file does not exist', ADMIN, (send) => send('downloadCriteria', { fileName: 'none.docx' })],
  [
    404,
    'the report was not submitted yet',
    ADMIN,
    (send) => send('downloadEvaluationReport', { applicationId: '32', reviewer: 'reviewer_one' }),
  ],
  [
    409,
    'the application was already shortlisted',
    ADMIN,
    (send) => send('shortlistOrReject', { applicationId: GRANTED, status: '2.1' }),
  ],
  [
    409,
    'the HOD has already decided',
    null,
    (send) => send('decideAsHod', { applicationId: GRANTED, decision: '3.1', remarks: 'Again.' }),
  ],
  [
    409,
    'the reviewer has already submitted a review',
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
  (send: Awaited<ReturnType<typeof openBrowser>>) => Promise<{ status: number; type: string | null; text: string }>,
])[]

describe('a refusal', () => {
  it.each(REFUSALS)('is HTTP %i on a modern host: %s', async (status, _, email, run) => {
    const response = await run(await openBrowser(email))
    expect(response).toMatchObject({ status, type: 'application/json' })
  })

  it.each(REFUSALS)(
    'has the same body with HTTP 200 instead of %i on the legacy host: %s',
    async (_, __, email, run) => {
      const [clean, legacy] = [
        await run(await openBrowser(email)),
        await run(await openBrowser(email, { dialect: 'legacy' })),
      ]
      expect(legacy.status).toBe(200)
      // The legacy host responds to an unknown id or a missing report with nothing.
      if (!['[]', ''].includes(legacy.text))
        expect(parseBody(legacy.text)).toMatchObject({ json: JSON.parse(clean.text) })
    },
  )

  it('of a large body is HTTP 413 on a modern host, and a missing field on the legacy host', async () => {
    const largeUpload = { ...awardLetter, length: '5000000' }
    const uploadLargeFile = async (dialect: 'clean' | 'legacy') => {
      const connection = createMock({ dialect, postLimit: 1_000_000 }).connect()
      await connection.signInAs(ADMIN)
      const { url, method, body } = writeRequest(contract.uploadAwardLetter, BASE, largeUpload)
      const response = await connection.fetch(url, { method, body, headers: { 'Content-Length': largeUpload.length } })
      return [response.status, await response.text()]
    }
    expect(await uploadLargeFile('clean')).toEqual([
      413,
      '{"success":false,"message":"This host takes up to 1 MB at once."}',
    ])
    expect(await uploadLargeFile('legacy')).toEqual([200, expect.stringContaining('Missing required fields')])
  })
})

describe('a request with an unreadable body', () => {
  it.each([
    ['Login.php', 'garbage'],
    ['Login.php', ''],
    ['Login.php', '[1]'],
    ['ApplicationDates.php', 'garbage'],
  ])('is refused like one with missing fields: %s with %j', async (file, body) => {
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
