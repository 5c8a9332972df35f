import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '@/api/explain'
import { isAmbiguous, type ApiError } from '@/wire/client/api-error'
import { callNames, contract, type CallName } from '@/contract'
import type { SuccessMarker } from '@/wire/contract/markers'
import { exampleOf, failureOf, scriptedClient } from './scripted-client'

/** Never responds; the caller can still abort. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

const fileOf = (megabytes: number) =>
  new File([new Uint8Array(megabytes * 1_000_000)], 'large.pdf', { type: 'application/pdf' })

const letter = (megabytes: number) => ({ applicationId: '12', file: fileOf(megabytes) })

describe('a call that fails', () => {
  it('is a network failure without a connection, and writes may be done', async () => {
    const failure = await failureOf(
      scriptedClient([new TypeError('Failed to fetch')]).client.submitApplication(exampleOf('submitApplication')),
    )
    expect(failure.kind).toBe('network')
    expect(isAmbiguous(failure)).toBe(true)
    expect(explain(failure).happened).toBe('We could not reach the council’s server.')
  })

  it('stops when its screen is left', async () => {
    const controller = new AbortController()
    const { client } = scriptedClient([], { fetch: silent })
    const answer = failureOf(client.listBudgets({}, { signal: controller.signal }))
    controller.abort()
    expect((await answer).kind).toBe('aborted')
  })

  it('never starts if its screen was left before', async () => {
    const { client } = scriptedClient([], {
      fetch: (_, init) => (init?.signal?.aborted ? Promise.reject(init.signal.reason) : silent(_, init)),
    })
    expect((await failureOf(client.listBudgets({}, { signal: AbortSignal.abort() }))).kind).toBe('aborted')
  })

  it.each([404, 500, 503])('is an error of the host for HTTP %i', async (status) => {
    const failure = await failureOf(scriptedClient([new Response('<html>', { status })]).client.listBudgets({}))
    expect(failure).toMatchObject({ kind: 'http', status })
    expect(failure.detail).toBe(`listBudgets: http, HTTP ${status}`)
  })
})

/** Creates a host whose response arrives in pieces, each sent by the test. */
function inPieces() {
  const answer = new TransformStream<Uint8Array, Uint8Array>()
  const writer = answer.writable.getWriter()
  const fetch: typeof globalThis.fetch = (_, init) => {
    init?.signal?.addEventListener('abort', () => void writer.abort(init.signal?.reason))
    return Promise.resolve(new Response(answer.readable, { headers: { 'Content-Type': 'application/pdf' } }))
  }
  return {
    fetch,
    piece: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

describe('the time limit of a call', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

  /** Returns how the call has ended so far. */
  const watched = (answer: Promise<unknown>) => {
    let ended = 'not yet'
    void failureOf(answer).then(
      ({ kind }) => (ended = kind),
      () => (ended = 'answered'),
    )
    return () => ended
  }

  it('is thirty seconds, and ten times that for calls that send files', async () => {
    const { client } = scriptedClient([], { fetch: silent })
    const [reading, sending] = [watched(client.listBudgets({})), watched(client.uploadAwardLetter(letter(1)))]
    await seconds(29.9)
    expect([reading(), sending()]).toEqual(['not yet', 'not yet'])
    await seconds(0.2)
    expect([reading(), sending()]).toEqual(['timeout', 'not yet'])
    await seconds(270)
    expect(sending()).toBe('timeout')
  })

  it('does not end a download while bytes arrive', async () => {
    const host = inPieces()
    const { client } = scriptedClient([], { fetch: host.fetch })
    const download = client.downloadApplicationPdf({ applicationId: '12' })
    await host.piece('%PDF-1.7')
    for (let count = 0; count < 10; count += 1) {
      await seconds(25)
      await host.piece(' more')
    }
    await host.end()
    expect((await download).blob.size).toBe(58)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a download from which no more bytes arrive', async () => {
    const host = inPieces()
    const { client } = scriptedClient([], { fetch: host.fetch })
    const state = watched(client.downloadApplicationPdf({ applicationId: '12' }))
    await host.piece('%PDF-1.7')
    await seconds(25)
    await host.piece(' more')
    await seconds(29.9)
    expect(state()).toBe('not yet')
    await seconds(0.2)
    expect(state()).toBe('timeout')
  })

  it('does not delay leaving the page in the middle of a download', async () => {
    const host = inPieces()
    const { client } = scriptedClient([], { fetch: host.fetch })
    const controller = new AbortController()
    const state = watched(client.downloadApplicationPdf({ applicationId: '12' }, { signal: controller.signal }))
    await host.piece('%PDF-1.7')
    controller.abort()
    await seconds(0)
    expect(state()).toBe('aborted')
  })

  it('restarts with every part of an upload that was sent', async () => {
    const told: number[] = []
    const { client } = scriptedClient([], {
      upload: async ({ onProgress, signal }) => {
        for (let sent = 1; sent <= 5; sent += 1) {
          await new Promise((resolve) => setTimeout(resolve, 200_000))
          onProgress({ sent, total: 5 })
        }
        return silent('', { signal })
      },
    })
    const onProgress = ({ sent }: { sent: number }) => told.push(sent)
    const state = watched(client.uploadAwardLetter(letter(1), { onProgress }))
    await seconds(5 * 200 + 299.9)
    expect(told).toEqual([1, 2, 3, 4, 5])
    expect(state()).toBe('not yet')
    await seconds(0.2)
    expect(state()).toBe('timeout')
  })
})

const OVER_LIMIT =
  '<br />\n<b>Warning</b>:  POST Content-Length of 9000287 bytes exceeds the limit of 8388608 bytes in <b>Unknown</b> on line <b>0</b><br />\n'

const fileNames = (input: object) =>
  Object.entries(input).flatMap(([name, value]) => (value instanceof File || name === 'files' ? [name] : []))

const UPLOADS = callNames.filter((call) => fileNames(exampleOf(call)).length > 0)

/** Returns the example of a call with files of 9 MB in total. */
function largeInput(call: CallName) {
  const names = fileNames(exampleOf(call))
  const share = fileOf(9 / names.length)
  const files = names.map((name) => [name, name === 'files' ? [share] : share])
  return { ...(exampleOf(call) as object), ...Object.fromEntries(files) } // What is sent in parts is an object.
}

/** Real and possible responses after PHP has dropped the body. */
const AFTER_A_DROP: readonly (readonly [string, (marker: SuccessMarker) => Response | string])[] = [
  ['nothing', () => ''],
  ['a warning alone', () => OVER_LIMIT],
  ['a warning, then a success', ({ succeeded }) => OVER_LIMIT + JSON.stringify({ ...succeeded, criteria: 'a.docx' })],
  ['a warning, then a refusal', ({ refused }) => OVER_LIMIT + JSON.stringify(refused('Missing required fields.'))],
  ['a refusal that misses fields', ({ refused }) => JSON.stringify(refused('Missing required fields.'))],
  ['a refusal that misses files', ({ refused }) => JSON.stringify(refused('No files were uploaded.'))],
  ['a refusal of an id that never came', ({ refused }) => JSON.stringify(refused('Invalid app_ID.'))],
  ['an empty object', () => '{}'],
  ['an empty list', () => '[]'],
  ['a page of HTML', () => '<!doctype html><title>Oops</title>'],
  ['HTTP 413', () => new Response('<html>', { status: 413 })],
]

describe('an upload that the host drops', () => {
  it('can be any multipart call except the one for the dates', () => {
    const parts = callNames.filter((call) => contract[call].sends === 'multipart')
    expect(UPLOADS).toEqual(parts.filter((call) => call !== 'setApplicationDates'))
  })

  describe.each(UPLOADS)('%s', (call) => {
    it.each(AFTER_A_DROP)('is explained by its size: %s', async (_, replyTo) => {
      const { client } = scriptedClient([replyTo(contract[call].marker)])
      const send = client[call] as (input: unknown) => Promise<unknown> // The input is one of this call.
      const failure = await failureOf(send(largeInput(call)))
      expect(failure).toMatchObject({ kind: 'too-large', sentBytes: 9_000_000 })
      expect(explain(failure).happened).toBe('The server did not accept a file of 9 MB.')
      expect(isAmbiguous(failure)).toBe(false)
    })
  })

  it('is explained by its size if it reports its progress', async () => {
    const { client } = scriptedClient([], { upload: () => Promise.resolve(new Response('', { status: 413 })) })
    const failure = await failureOf(client.uploadAwardLetter(letter(9), { onProgress: () => {} }))
    expect(explain(failure).happened).toBe('The server did not accept a file of 9 MB.')
  })

  it('is not explained by its size if the host has read it', async () => {
    const seen = 'Invalid app_ID, no record found in the agreement table.'
    const failure = await failureOf(
      scriptedClient([{ success: false, message: seen }]).client.uploadAwardLetter(letter(9)),
    )
    expect(failure).toMatchObject({ kind: 'refused', serverText: seen })
  })

  it('is not explained by its size if PHP misreads a mark of 0', async () => {
    const { client } = scriptedClient(['{"status":"error","message":"Missing required fields."}'])
    const failure = await failureOf(client.submitReview1({ applicationId: '6', marks: '0', report: fileOf(9) }))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'Missing required fields.' })
  })

  it('is not explained by its size after an empty response to a small file', async () => {
    const failure = await failureOf(scriptedClient(['']).client.uploadAwardLetter(letter(1)))
    expect(failure.kind).toBe('not-json')
  })

  it('is not explained by its size below every limit', async () => {
    const { client } = scriptedClient(['{"status":"error","message":"Missing required fields."}'])
    const failure = await failureOf(client.submitReview1(exampleOf('submitReview1')))
    expect(failure).toMatchObject({ kind: 'refused', serverText: 'Missing required fields.' })
  })

  it('is not explained by its size if the host gave a reason', async () => {
    const { client } = scriptedClient(['{"success":false,"message":"No such application."}'])
    const failure = await failureOf(client.uploadAwardLetter(letter(9)))
    expect(explain(failure).happened).toBe('The server did not accept this.')
  })

  it('is not explained by its size if it was not an upload', async () => {
    const failure = await failureOf(scriptedClient(['']).client.listBudgets({}))
    expect(explain(failure).happened).toBe('The server’s answer could not be read.')
  })
})

describe('when the session has ended on the host', () => {
  const GONE = '{"status":"error","message":"User not logged in."}'
  const DONE = '{"status":"success","message":"Saved successfully"}'

  it('a call is sent once more after the person logs in again', async () => {
    const onSignedOut = vi.fn<(call: CallName) => Promise<boolean>>(() => Promise.resolve(true))
    const { client, requests } = scriptedClient([GONE, DONE], { onSignedOut })
    await expect(client.saveDean(exampleOf('saveDean'))).resolves.toEqual({ message: 'Saved successfully' })
    expect(onSignedOut.mock.calls).toEqual([['saveDean']])
    const [first, second] = await Promise.all(requests.map((request) => request.text()))
    expect(second).toBe(first)
  })

  it('a call is not sent again without a log-in', async () => {
    const { client, requests } = scriptedClient([GONE, DONE], { onSignedOut: () => Promise.resolve(false) })
    expect((await failureOf(client.saveDean(exampleOf('saveDean')))).kind).toBe('signed-out')
    expect(requests).toHaveLength(1)
  })

  it('a call is sent again only once', async () => {
    const onFailure = vi.fn<(failure: ApiError) => void>()
    const { client, requests } = scriptedClient([GONE], { onSignedOut: () => Promise.resolve(true), onFailure })
    expect((await failureOf(client.saveDean(exampleOf('saveDean')))).kind).toBe('signed-out')
    expect(requests).toHaveLength(2)
    expect(onFailure.mock.calls.map(([{ kind }]) => kind)).toEqual(['signed-out', 'signed-out'])
  })

  it('a call about the session itself opens no log-in', async () => {
    const onSignedOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const { client } = scriptedClient([GONE], { onSignedOut })
    await failureOf(client.logIn(exampleOf('logIn')))
    await failureOf(client.checkSession({}))
    await failureOf(client.logOut({}))
    await failureOf(client.getProfile({}))
    await failureOf(client.changePassword(exampleOf('changePassword')))
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('a page that needs no account opens no log-in', async () => {
    const onSignedOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const { client, requests } = scriptedClient([GONE], { onSignedOut })
    expect((await failureOf(client.getDetails({ applicationId: '12' }, { allowsLogIn: false }))).kind).toBe(
      'signed-out',
    )
    expect(onSignedOut).not.toHaveBeenCalled()
    expect(requests).toHaveLength(1)
  })

  it('another refusal opens no log-in', async () => {
    const onSignedOut = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    const { client } = scriptedClient(['{"status":"error","message":"Invalid status value"}'], { onSignedOut })
    await failureOf(client.shortlistOrReject(exampleOf('shortlistOrReject')))
    expect(onSignedOut).not.toHaveBeenCalled()
  })
})

it('an upload with progress fails in the same ways', async () => {
  const told: number[] = []
  const { client, requests } = scriptedClient([], {
    upload: ({ onProgress, body }) => {
      onProgress({ sent: 500_000, total: 1_000_000 })
      return body.has('file') ? Promise.reject(new TypeError('no connection')) : Promise.resolve(new Response(''))
    },
  })
  const failure = await failureOf(client.uploadAwardLetter(letter(1), { onProgress: ({ sent }) => told.push(sent) }))
  expect(failure).toMatchObject({ kind: 'network', sentBytes: 1_000_000 })
  expect(told).toEqual([500_000])
  expect(requests).toHaveLength(0)
})
