import type { LoggedCall } from '@mocks/implementation'
import { contract, type CallName } from '@/contract'
import { describe, expect, it, test, vi } from 'vitest'
import { createClient } from '@/api/client'
import { createMock, type MockSettings } from '@mocks/create-mock'
import { formatCurl } from '@/wire/mock/curl'
import { HIDDEN } from '@/wire/mock/call-log'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'

function openPortal(settings: MockSettings = {}) {
  const mock = createMock(settings)
  const connection = mock.connect()
  const { fetch, upload } = connection
  const client = createClient({ base: 'http://host.test/', fetch, upload })
  /** Waits until the response of the last call is logged. */
  const findLastCall = () =>
    vi.waitFor(() => {
      const logged = mock.log.list().at(-1)
      if (!logged?.response) throw new Error('no response yet')
      return { ...logged, response: logged.response }
    }, NO_PROGRESS_TIMEOUT)
  return { mock, client, findLastCall, signInAs: connection.signInAs }
}

const ignoreFailure = (call: Promise<unknown>) => call.catch(() => null)

it('logs each call with request, response and contract check', async () => {
  const { mock, client, findLastCall } = openPortal()
  await client.logIn({ email: 'urc@demo.urc', password: 'demo1234' })
  const { response, ...logged } = await findLastCall()
  expect(logged).toEqual({
    number: 1,
    call: 'logIn',
    at: mock.clock.now().getTime(),
    sent: [['', `{"email":"urc@demo.urc","password":"${HIDDEN}"}`]],
    fault: null,
    source: 'mock',
  })
  expect(response).toMatchObject({ status: 200, refusal: null, rule: null, contract: { isKept: true, noise: false } })
  expect(response.duration).toBeGreaterThanOrEqual(0)
  expect(response.body).toContain('"Samadhi')
})

describe('the log names the rule that refused a call', () => {
  test('a rule about roles', async () => {
    const { client, findLastCall, signInAs } = openPortal()
    await signInAs('applicant@demo.urc')
    await ignoreFailure(client.listApprovals({}))
    const { response } = await findLastCall()
    expect(response.rule).toBe('roles')
    expect(response.refusal).not.toBeNull()
  })

  test('a rule of the application’s status', async () => {
    const { client, findLastCall, signInAs } = openPortal()
    await signInAs('admin@demo.urc')
    await ignoreFailure(client.shortlistOrReject({ applicationId: '12', status: '2.1' }))
    expect((await findLastCall()).response).toMatchObject({ rule: 'order', refusal: expect.any(String) as string })
  })

  test('a check of the call itself, without a rule', async () => {
    const { client, findLastCall } = openPortal()
    await ignoreFailure(client.logIn({ email: 'urc@demo.urc', password: 'wrong' }))
    expect((await findLastCall()).response).toMatchObject({ rule: null, refusal: 'Incorrect email or password' })
  })
})

describe('the log names the failure and the broken contract', () => {
  test.each([
    ['network', 0, 'the connection was lost'],
    ['http-500', 500, 'the status is 500'],
    ['empty', 200, 'the reply is empty'],
    ['shape', 200, 'the field criteria'],
  ] as const)('%s', async (kind, status, reason) => {
    const { client, findLastCall, signInAs } = openPortal({ faults: [{ call: 'listCriteria', kind }] })
    await signInAs('admin@demo.urc')
    await ignoreFailure(client.listCriteria({}))
    const { fault, response } = await findLastCall()
    expect([fault, response.status, response.contract.isKept]).toEqual([kind, status, false])
    expect(response.contract).toMatchObject({ reason: expect.stringMatching(reason) as string })
  })

  test('a notice before the JSON does not break the contract', async () => {
    const { client, findLastCall, signInAs } = openPortal({ faults: [{ call: 'listCriteria', kind: 'notice' }] })
    await signInAs('admin@demo.urc')
    await client.listCriteria({})
    expect((await findLastCall()).response.contract).toEqual({ isKept: true, noise: true })
  })

  test('a call without a response stays in flight', async () => {
    const { mock, client } = openPortal({ faults: [{ call: 'checkSession', kind: 'hang' }] })
    void ignoreFailure(client.checkSession({}))
    await expect.poll(() => mock.log.list()).toMatchObject([{ call: 'checkSession', fault: 'hang', response: null }])
  })
})

it('logs files by name and size', async () => {
  const { client, findLastCall, signInAs } = openPortal()
  await signInAs('admin@demo.urc')
  const file = new File(['%PDF-1.7'], 'award.pdf', { type: 'application/pdf' })
  await client.downloadCriteria({ fileName: 'Evaluation Criteria_URC Grants_1.docx' })
  const { body } = (await findLastCall()).response
  expect(body).toEqual({ file: 'Evaluation Criteria_URC Grants_1.docx', bytes: expect.any(Number) as number })
  await ignoreFailure(client.uploadCriteria({ criteria: file }))
  const { sent } = await findLastCall()
  expect(sent).toContainEqual([expect.stringContaining('criteria'), { file: 'award.pdf', bytes: 8 }])
})

it('hides a password in later calls too', async () => {
  const { mock, client, findLastCall } = openPortal()
  await client.resetPassword({ email: 'urc@demo.urc', newPassword: 'aB3$e<gh' })
  await client.sendEmail({ email: 'urc@demo.urc', subject: 'Password', message: '<p>aB3$e&lt;gh</p>' })
  await findLastCall()
  const text = JSON.stringify(mock.log.list())
  expect(text).toContain(`<p>${HIDDEN}</p>`)
  expect(text).not.toMatch(/aB3/)
})

it('keeps the newest 1000 calls until it is cleared', async () => {
  const { mock, client, findLastCall } = openPortal()
  for (let count = 0; count < 1003; count += 1) await ignoreFailure(client.checkSession({}))
  await findLastCall()
  expect(mock.log.list()).toHaveLength(1000)
  expect(mock.log.list()[0]?.number).toBe(4)
  mock.log.clear()
  expect(mock.log.list()).toEqual([])
})

it('notifies its listeners of each change', async () => {
  const { mock, client, findLastCall } = openPortal()
  const listener = vi.fn<() => void>()
  const unsubscribe = mock.log.subscribe(listener)
  await ignoreFailure(client.checkSession({}))
  await findLastCall()
  expect(listener.mock.calls.length).toBeGreaterThanOrEqual(2)
  unsubscribe()
  const countBefore = listener.mock.calls.length
  mock.log.clear()
  expect(listener.mock.calls).toHaveLength(countBefore)
})

describe('a call formatted as a curl command has', () => {
  const createCall = (call: CallName, sent: LoggedCall['sent']) => ({ call, sent })

  test.each([
    [
      'only cookies for a call without input',
      createCall('checkSession', []),
      /^curl "\$HOST\/CheckSession\.php" \\\n {2}--cookie cookies --cookie-jar cookies$/,
    ],
    [
      'a JSON body',
      createCall('logIn', [['', `{"password":"${HIDDEN}"}`]]),
      /--data-raw '\{"password":"'"\$PASSWORD"'"\}'$/,
    ],
    ['an apostrophe', createCall('saveHod', [['name', "it's"]]), /--data-urlencode 'name=it'\\''s'$/],
    ['a file', createCall('uploadCriteria', [['file', { file: 'a.pdf', bytes: 8 }]]), /--form 'file=@a\.pdf'$/],
  ])('%s', (_, call, command) => expect(formatCurl(contract[call.call], call)).toMatch(command))
})
