import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/wire/client/api-error'
import type { CallOptions } from '@/wire/client/client'
import type { CallName } from '@/contract'
import { getRefusalText } from '@/wire/contract/markers'
import { z } from '@/lib/zod'
import { successBody } from '@/wire/mock/dialect'
import { CALLS, type Call } from '@tests/faults/calls'
import { anyText, arbitraryWireValue } from '@tests/support/arbitrary-wire'
import { answering } from './scripted-client'

function callNamed(name: CallName): Call {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is no call`)
  return call
}

type Ended = { readonly value: unknown } | { readonly error: unknown }

function ask(name: CallName, answer: BodyInit, init: ResponseInit = {}): Promise<Ended> {
  const { input } = callNamed(name)
  const client = answering(new Response(answer, init))
  const sent = client[name] as (input: unknown, options?: CallOptions) => Promise<unknown> // With its own example.
  return sent(input).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}

const isFailure = (ended: Ended): boolean => 'error' in ended && ended.error instanceof ApiError

const anyOf = (calls: readonly Call[]) => fc.constantFrom(...calls.map(({ name }) => name))
const anyCall = anyOf(CALLS)

/** A call with a success that its host might write. */
const success = anyOf(CALLS.filter(({ isFile }) => !isFile)).chain((call) => {
  const { endpoint } = callNamed(call)
  return arbitraryWireValue(endpoint.response).map((written) => {
    const content = z.decode(endpoint.response, JSON.parse(JSON.stringify(written ?? null)))
    return { call, text: JSON.stringify(successBody(endpoint, content)) }
  })
})

const bytes = fc.uint8Array({ maxLength: 300 })

const junk = fc.oneof(
  anyText,
  bytes,
  fc.json(),
  fc.constantFrom(
    '',
    '{',
    '[',
    '[]',
    '{}',
    'null',
    '""',
    '"success"',
    '1',
    '-',
    '\uFEFF',
    '<html>',
    '<br />\n<b>Fatal error</b>',
  ),
  fc.constantFrom(
    '{"status":{}}',
    '{"status":[1]}',
    '{"status":"success"',
    '{"message":7}',
    '{"error":{"a":1}}',
    '[[[]]]',
  ),
  fc.json().map((text) => `\uFEFF\uFEFF<br />\n<b>Notice</b>: ${text}`),
)

describe('whatever a host responds', () => {
  const code = fc
    .oneof(fc.constant(200), fc.integer({ min: 200, max: 599 }))
    .filter((status) => ![204, 205, 304].includes(status))
  const header = fc.constantFrom('text/html', 'application/json', 'application/pdf', 'text/html; charset=latin1', '')

  it('every call returns a value or throws an ApiError', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, junk, code, header, async (call, answer, status, type) => {
        const ended = await ask(call, answer, { status, headers: { 'Content-Type': type } })
        if ('error' in ended) expect(ended.error).toBeInstanceOf(ApiError)
      }),
    )
  })

  it('a name of a file is a name or nothing', async () => {
    const files = anyOf(CALLS.filter(({ isFile }) => isFile))
    const names = fc.oneof(
      fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((one) => String.fromCharCode(one)) }),
      fc.constantFrom(
        'filename="',
        "filename*=UTF-8''%E0%A4%A",
        'filename="../../etc/passwd"',
        'filename=C:\\x\\y.pdf',
      ),
    )
    await fc.assert(
      fc.asyncProperty(files, names, async (call, name) => {
        const ended = await ask(call, '%PDF-1.7', { headers: { 'Content-Disposition': `attachment; ${name}` } })
        const file = 'value' in ended ? ended.value : null
        expect(file).toHaveProperty('blob.type', 'application/pdf')
        expect(file).not.toHaveProperty('name', expect.stringMatching(/[/\\]/))
      }),
    )
  })
})

/** What PHP prints around a response: any text, and the brackets of a dump. */
const printed = fc.oneof(
  fc.string().filter((text) => text.trim() !== '' && !/[{[]/.test(text)),
  fc.constantFrom(
    'array(1) {\n  ["criteria"]=>\n  array(0) {\n  }\n}\n',
    'Array\n(\n    [0] => 1\n)\n',
    'array(0) {\n}\n',
  ),
)

describe('a success with something around it', () => {
  it('means the same after a notice, dump, BOM or blank lines', async () => {
    await fc.assert(
      fc.asyncProperty(
        success,
        fc.oneof(printed, fc.constantFrom('\uFEFF', '\uFEFF\uFEFF\n', '\r\n')),
        async ({ call, text }, before) => {
          const plain = await ask(call, text)
          const ended = await ask(call, before + text)
          // A response without brackets cannot be found in other text.
          if (/^[{[]/.test(text) || before.trim() === '') expect(ended).toEqual(plain)
          else expect(isFailure(ended)).toBe(true)
        },
      ),
    )
  })

  it('means the same or nothing before a notice or a dump', async () => {
    await fc.assert(
      fc.asyncProperty(success, printed, async ({ call, text }, after) => {
        const ended = await ask(call, `${text}\n${after}`)
        if (!isFailure(ended)) expect(ended).toEqual(await ask(call, text))
      }),
    )
  })

  it('means nothing where it was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(success, fc.double({ min: 0, max: 0.999, noNaN: true }), async ({ call, text }, share) => {
        const cut = text.slice(0, Math.floor(text.length * share))
        // A cut may be valid JSON, as 1 of 12, but no response is a number.
        const ended = await ask(call, cut)
        if (!isFailure(ended)) expect({ cut, ...ended }).toEqual({ cut, ...(await ask(call, text)) })
      }),
    )
  })
})

it('a refusal is never taken for a success, whatever it says', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, anyText, printed, async (call, words, after) => {
      const { endpoint } = callNamed(call)
      const refusal = JSON.stringify(endpoint.marker.refused(words))
      // If only the message marks a refusal, an empty one refuses nothing.
      const isSaid = getRefusalText(endpoint.marker.refused(words)) !== ''
      if (isSaid) expect(isFailure(await ask(call, refusal))).toBe(true)
      if (isSaid) expect(isFailure(await ask(call, refusal + after))).toBe(true)
    }),
  )
})
