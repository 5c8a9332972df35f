import type { LoggedCall } from '@mocks/implementation'
import { contract, type CallName } from '@/contract'
import { describe, expect, it, test, vi } from 'vitest'
import { createClient } from '@/api/client'
import { createMock, type MockSettings } from '@mocks/create-mock'
import { formatCurl } from '@/wire/mock/curl'
import { HIDDEN } from '@/wire/mock/call-log'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'

function portal(settings: MockSettings = {}) {
  const mock = createMock(settings)
  const connection = mock.connect()
  const { fetch, upload } = connection
  const client = createClient({ base: 'http://host.test/', fetch, upload })
  /** Returns the last call, once its response is logged. */
  const last = () =>
    vi.waitFor(() => {
      const logged = mock.log.list().at(-1)
      if (!logged?.response) throw new Error('no reply yet')
      return { ...logged, response: logged.response }
    }, NO_PROGRESS_TIMEOUT)
  return { mock, client, last, signInAs: connection.signInAs }
}

const failing = (call: Promise<unknown>) => call.catch(() => null)

it('logs each call with request, response and contract check', async () => {
  const { mock, client, last } = portal()
  await client.logIn({ email: 'urc@demo.urc', password: 'demo1234' })
  const { response, ...logged } = await last()
  expect(logged).toEqual({
    number: 1,
    call: 'logIn',
    at: mock.clock.now().getTime(),
    sent: [['', `{"email":"urc@demo.urc","password":"${HIDDEN}"}`]],
    fault: null,
  })
  expect(response).toMatchObject({ status: 200, refusal: null, rule: null, contract: { kept: true, noise: false } })
  expect(response.duration).toBeGreaterThanOrEqual(0)
  expect(response.body).toContain('"Samadhi')
})

describe('names the rule that refused a call', () => {
  test('the table of who may do what', async () => {
    const { client, last, signInAs } = portal()
    await signInAs('applicant@demo.urc')
    await failing(client.listApprovals({}))
    const { response } = await last()
    expect(response.rule).toBe('roles')
    expect(response.refusal).not.toBeNull()
  })

  test('a rule of the application’s status', async () => {
    const { client, last, signInAs } = portal()
    await signInAs('admin@demo.urc')
    await failing(client.shortlistOrReject({ applicationId: '12', status: '2.1' }))
    expect((await last()).response).toMatchObject({ rule: 'order', refusal: expect.any(String) as string })
  })

  test('the call itself', async () => {
    const { client, last } = portal()
    await failing(client.logIn({ email: 'urc@demo.urc', password: 'wrong' }))
    expect((await last()).response).toMatchObject({ rule: null, refusal: 'Incorrect email or password' })
  })
})

describe('names the failure, and whether the contract was kept', () => {
  test.each([
    ['network', 0, 'The connection was lost.'],
    ['http-500', 500, 'The reply is no JSON.'],
    ['empty', 200, 'The reply is empty.'],
    ['shape', 200, /do not fit/],
  ] as const)('%s', async (kind, status, why) => {
    const { client, last, signInAs } = portal({ faults: [{ call: 'listCriteria', kind }] })
    await signInAs('admin@demo.urc')
    await failing(client.listCriteria({}))
    const { fault, response } = await last()
    expect([fault, response.status, response.contract.kept]).toEqual([kind, status, false])
    expect(response.contract).toMatchObject({ why: expect.stringMatching(why) as string })
  })

  test('a notice before the JSON breaks nothing', async () => {
    const { client, last, signInAs } = portal({ faults: [{ call: 'listCriteria', kind: 'notice' }] })
    await signInAs('admin@demo.urc')
    await client.listCriteria({})
    expect((await last()).response.contract).toEqual({ kept: true, noise: true })
  })

  test('a call without a response stays in flight', async () => {
    const { mock, client } = portal({ faults: [{ call: 'checkSession', kind: 'hang' }] })
    void failing(client.checkSession({}))
    await expect.poll(() => mock.log.list()).toMatchObject([{ call: 'checkSession', fault: 'hang', response: null }])
  })
})

it('logs files by name and size', async () => {
  const { client, last, signInAs } = portal()
  await signInAs('admin@demo.urc')
  const file = new File(['%PDF-1.7'], 'award.pdf', { type: 'application/pdf' })
  await client.downloadCriteria({ fileName: 'Evaluation Criteria_URC Grants_1.docx' })
  const { body } = (await last()).response
  expect(body).toEqual({ file: 'Evaluation Criteria_URC Grants_1.docx', bytes: expect.any(Number) as number })
  await failing(client.uploadCriteria({ criteria: file }))
  const { sent } = await last()
  expect(sent).toContainEqual([expect.stringContaining('criteria'), { file: 'award.pdf', bytes: 8 }])
})

it('hides a password also in other calls', async () => {
  const { mock, client, last } = portal()
  await client.resetPassword({ email: 'urc@demo.urc', newPassword: 'aB3$e<gh' })
  await client.sendEmail({ email: 'urc@demo.urc', subject: 'Password', message: '<p>aB3$e&lt;gh</p>' })
  await last()
  const text = JSON.stringify(mock.log.list())
  expect(text).toContain(`<p>${HIDDEN}</p>`)
  expect(text).not.toMatch(/aB3/)
})

it('drops the oldest calls, and all on request', async () => {
  const { mock, client, last } = portal()
  for (let count = 0; count < 1003; count += 1) await failing(client.checkSession({}))
  await last()
  expect(mock.log.list()).toHaveLength(1000)
  expect(mock.log.list()[0]?.number).toBe(4)
  mock.log.clear()
  expect(mock.log.list()).toEqual([])
})

it('notifies its listeners of each change', async () => {
  const { mock, client, last } = portal()
  const listener = vi.fn<() => void>()
  const unsubscribe = mock.log.subscribe(listener)
  await failing(client.checkSession({}))
  await last()
  expect(listener.mock.calls.length).toBeGreaterThanOrEqual(2)
  unsubscribe()
  const before = listener.mock.calls.length
  mock.log.clear()
  expect(listener.mock.calls).toHaveLength(before)
})

describe('as curl', () => {
  const logged = (call: CallName, sent: LoggedCall['sent']) => ({
    call,
    sent,
  })

  test.each([
    [
      'a call without input',
      logged('checkSession', []),
      /^curl "\$HOST\/CheckSession\.php" \\\n {2}--cookie cookies --cookie-jar cookies$/,
    ],
    [
      'a JSON body',
      logged('logIn', [['', `{"password":"${HIDDEN}"}`]]),
      /--data-raw '\{"password":"'"\$PASSWORD"'"\}'$/,
    ],
    ['an apostrophe', logged('saveHod', [['name', "it's"]]), /--data-urlencode 'name=it'\\''s'$/],
    ['a file', logged('uploadCriteria', [['file', { file: 'a.pdf', bytes: 8 }]]), /--form 'file=@a\.pdf'$/],
  ])('%s', (_, call, command) => expect(formatCurl(contract[call.call], call)).toMatch(command))
})
