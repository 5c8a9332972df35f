import { describe, expect, it, vi } from 'vitest'
import { explain, getRefusalText } from '@/api/explain'
import { isWrongHost } from '@/wire/client/wrong-host'
import { callNames, contract, type CallName } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { exampleOf, failureOf, scriptedClient } from './scripted-client'

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } })

const page = (status: number) =>
  new Response('<!doctype html><title>Oops</title>', { status, headers: { 'Content-Type': 'text/html' } })

function sent(call: CallName, reply: Response): Promise<unknown> {
  const send = scriptedClient([reply]).client[call] as (input: unknown) => Promise<unknown> // Its own example.
  return send(exampleOf(call))
}

const failed = (call: CallName, reply: Response) => failureOf(sent(call, reply))

const WORDS = 'A decision was already recorded for this application.'

/** Ways to write the reason of a refusal, beside the marker of the call. */
const WITH_WORDS: readonly (readonly [string, (status: number) => Response])[] = [
  ['a message', (status) => json(status, { message: WORDS })],
  ['a message beside its kind', (status) => json(status, { error: 'Conflict', message: WORDS })],
  ['an error', (status) => json(status, { error: WORDS })],
  ['a flag and a message', (status) => json(status, { status: false, message: WORDS })],
  ['a detail', (status) => json(status, { detail: WORDS })],
  [
    'a problem detail of RFC 9457',
    (status) => json(status, { type: 'about:blank', title: 'No', status, detail: WORDS }, 'application/problem+json'),
  ],
  [
    'a problem with a title alone',
    (status) => json(status, { type: 'https://host.test/decided', title: WORDS, status }, 'application/problem+json'),
  ],
  ['a JSON text', (status) => json(status, WORDS)],
  ['a plain text', (status) => new Response(WORDS, { status })],
  [
    'JSON behind a notice of PHP',
    (status) => new Response(`<br />\n<b>Notice</b>: x\n{"message":"${WORDS}"}`, { status }),
  ],
]

const WITHOUT_WORDS: readonly (readonly [string, (status: number) => Response])[] = [
  ['nothing', (status) => new Response(null, { status })],
  ['an empty object', (status) => json(status, {})],
]

describe.each([400, 403, 409, 422])('HTTP %i', (status) => {
  it.each(WITH_WORDS)('with %s is a refusal in these words', async (_, reply) => {
    const failure = await failed('saveDean', reply(status))
    expect(failure).toMatchObject({ kind: 'refused', serverText: WORDS, status })
    expect(getRefusalText(failure, 'fixed')).toBe(WORDS)
  })

  it.each(WITHOUT_WORDS)('with %s is a refusal in the words of the portal', async (_, reply) => {
    const failure = await failed('saveDean', reply(status))
    expect(failure).toMatchObject({ kind: 'refused', serverText: '', status })
    expect(getRefusalText(failure, 'fixed')).toBe('fixed')
    expect(explain(failure).happened).toBe('The server did not accept this.')
  })

  it('with a page of HTML is an error of the web server', async () => {
    expect(await failed('saveDean', page(status))).toMatchObject({ kind: 'http', status })
  })

  it('that says nobody is signed in means that', async () => {
    expect((await failed('saveDean', json(status, { message: 'User not logged in.' }))).kind).toBe('signed-out')
  })

  it.each(callNames)('is read by the marker of %s', async (call) => {
    const { marker }: Endpoint = contract[call]
    expect(await failed(call, json(status, marker.refused(WORDS)))).toMatchObject({
      kind: 'refused',
      serverText: WORDS,
    })
  })

  it('is never a success, whatever the body says', async () => {
    expect((await failed('saveDean', json(status, { status: 'success', message: 'Saved' }))).kind).toBe('refused')
  })
})

describe('HTTP 401', () => {
  it.each([...WITH_WORDS, ...WITHOUT_WORDS, ['a page of HTML', page] as const])(
    'with %s means that nobody is signed in',
    async (_, reply) => {
      for (const call of ['listBudgets', 'saveDean', 'downloadBudget', 'checkSession'] as const)
        expect(await failed(call, reply(401))).toMatchObject({ kind: 'signed-out', status: 401 })
    },
  )

  it('lets the person log in again, and sends the call once more', async () => {
    const onSignedOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const { client, requests } = scriptedClient(
      [new Response(null, { status: 401 }), '{"status":"success","message":"Saved"}'],
      { onSignedOut },
    )
    await client.saveDean(exampleOf('saveDean'))
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    expect(requests).toHaveLength(2)
  })

  it.each(['logIn', 'changePassword'] as const)('may be about the password that %s has sent', async (call) => {
    const wrong = 'Incorrect email or password'
    expect(await failed(call, json(401, { message: wrong }))).toMatchObject({ kind: 'refused', serverText: wrong })
    expect(await failed(call, new Response(null, { status: 401 }))).toMatchObject({ kind: 'refused', serverText: '' })
  })

  it('is the web server’s if it requires a separate password', async () => {
    const headers = { 'WWW-Authenticate': 'Basic realm="council"' }
    const failure = await failed('checkSession', new Response('', { status: 401, headers }))
    expect(failure.kind).toBe('http')
    expect(isWrongHost(failure, false)).toBe(true)
  })
})

const FINDING = ['getDetails', 'getApplicationToApprove', 'getApplicationToReview'] as const
const DOWNLOADS = callNames.filter((call) => contract[call].responseType === 'blob')

describe.each([404, 410])('HTTP %i', (status) => {
  it.each(FINDING)('with JSON is an id that %s does not find', async (call) => {
    expect(await sent(call, json(status, { message: 'No such application.' }))).toBeNull()
  })

  it('with JSON is a refusal of any other call that names something', async () => {
    const failure = await failed('saveDean', json(status, { message: 'No such application.' }))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'No such application.' })
    expect((await failed('getFormData', json(status, {}))).kind).toBe('refused')
  })

  it.each(DOWNLOADS)('is a file that %s does not have', async (call) => {
    const said = json(status, contract[call].marker.refused('No data found for the given Application ID.'))
    expect((await failed(call, said)).kind).toBe('no-file')
    expect((await failed(call, new Response(null, { status }))).kind).toBe('no-file')
    expect((await failed(call, new Response('Not Found', { status }))).kind).toBe('no-file')
  })

  it.each(['saveForm', 'getDetails', 'downloadBudget'] as const)(
    'with a page of HTML is a call that the host lacks: %s',
    async (call) => {
      expect(await failed(call, page(status))).toMatchObject({ kind: 'http', status })
    },
  )

  it.each([null, 'Not Found'])('with %j is a call that the host lacks', async (body) => {
    for (const call of ['saveForm', 'getDetails', 'listBudgets'] as const)
      expect((await failed(call, new Response(body, { status }))).kind).toBe('http')
  })

  it('is another server if the call names nothing that could be missing', async () => {
    const failure = await failed('checkSession', json(status, { message: 'Not Found' }))
    expect(failure.kind).toBe('http')
    expect(isWrongHost(failure, false)).toBe(true)
  })
})

describe('HTTP 403 to a call that anybody may make', () => {
  it.each([null, '', 'Forbidden'])('is the web server’s with %j', async (body) => {
    const failure = await failed('checkSession', new Response(body, { status: 403 }))
    expect(isWrongHost(failure, false)).toBe(true)
  })

  it('is the host’s with JSON', async () => {
    expect((await failed('signUp', json(403, { message: 'Sign-up is closed.' }))).kind).toBe('refused')
  })
})

describe('HTTP 413', () => {
  it('is a file of this size, whatever comes with it', async () => {
    for (const reply of [page(413), new Response(null, { status: 413 }), json(413, { message: 'Up to 8 MB.' })])
      expect((await failed('uploadAwardLetter', reply)).kind).toBe('too-large')
  })

  it('is a refusal of a call without files, in the host’s words', async () => {
    const failure = await failed('sendEmail', json(413, { message: 'The e-mail is too long.' }))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'The e-mail is too long.' })
    expect((await failed('sendEmail', new Response(null, { status: 413 }))).kind).toBe('http')
  })
})

describe.each([405, 408, 429, 500, 502, 503])('HTTP %i', (status) => {
  it('stays an error of the host, whatever it says', async () => {
    const headers = { 'Retry-After': '30' }
    for (const reply of [json(status, { message: WORDS }), new Response(WORDS, { status, headers }), page(status)])
      expect(await failed('saveDean', reply)).toMatchObject({ kind: 'http', status, serverText: '' })
  })
})

/** Calls that change something and need nothing of their response. */
const WRITING = callNames.filter((call) => contract[call].changes.length > 0 && call !== 'logIn')
const READING = callNames.filter(
  (call) => contract[call].changes.length === 0 && contract[call].responseType !== 'blob',
)

describe('a success without a body', () => {
  it.each(WRITING)('is one for %s', async (call) => {
    for (const status of [201, 202, 204, 205])
      await expect(sent(call, new Response(null, { status }))).resolves.toBeInstanceOf(Object)
  })

  it.each([...READING, 'logIn'] as const)('is no response to %s', async (call) => {
    expect((await failed(call, new Response(null, { status: 204 }))).kind).toBe('not-json')
  })

  it.each(DOWNLOADS)('is no file of %s', async (call) => {
    expect((await failed(call, new Response(null, { status: 204 }))).kind).toBe('no-file')
  })

  it('is none with status 200: the script may have stopped', async () => {
    expect((await failed('saveDean', new Response('', { status: 200 }))).kind).toBe('not-json')
  })
})

it('HTTP 201 is a success, with what the host says', async () => {
  const said = 'Welcome to the Research Grant Management System!'
  expect(await sent('signUp', json(201, { status: true, message: said }))).toEqual({ message: said })
  expect((await failed('signUp', json(201, { status: false, message: 'No.' }))).kind).toBe('refused')
})

it('no call is sent again because of its status code', async () => {
  for (const status of [400, 403, 404, 409, 413, 422, 429, 500, 503]) {
    const { client, requests } = scriptedClient([json(status, { message: WORDS })])
    await failureOf(client.saveDean(exampleOf('saveDean')))
    expect(requests).toHaveLength(1)
  }
})
