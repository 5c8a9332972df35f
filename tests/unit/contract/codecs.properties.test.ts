import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import * as codecs from '@/contract/codecs'
import * as php from '@/wire/contract/php'
import { z } from '@/lib/zod'
import { writeRequest } from '@/wire/client/request'
import { anyText, arbitraryWireValue } from '@tests/support/arbitrary-wire'

const rows: [string, Endpoint][] = Object.entries(contract)

const COLUMNS = {
  phpId: php.phpId,
  sentId: php.sentId,
  phpText: php.phpText,
  phpOptionalText: php.phpOptionalText,
  phpFlag: php.phpFlag,
  phpBoolean: php.phpBoolean,
  phpYesNo: php.phpYesNo,
  phpDate: php.phpDate,
  phpDay: php.phpDay,
  phpStatus: codecs.phpStatus,
  phpListedStatus: codecs.phpListedStatus,
  phpDecision: codecs.phpDecision,
  phpBudgetDecision: codecs.phpBudgetDecision,
}

const columns: [string, z.ZodMiniType][] = Object.entries(COLUMNS)

/** Encodes a value as a host does after storing it: as the JSON of a prepared statement. */
const throughJson = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire ?? null))

describe.each(columns)('the column %s', (_, codec) => {
  it('round-trips to the same value', () => {
    fc.assert(
      fc.property(arbitraryWireValue(codec), (written) => {
        const value = z.decode(codec, written)
        expect(z.decode(codec, throughJson(z.encode(codec, value)))).toEqual(value)
      }),
    )
  })

  it('decodes any other value or rejects it with the one error', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (junk) => {
        const { success, error } = z.safeDecode(codec, junk)
        expect(success || error instanceof z.core.$ZodError).toBe(true)
      }),
    )
  })
})

describe('every spelling of PHP means the same:', () => {
  it('an id as number and as text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (id) => {
        expect(z.decode(php.phpId, id)).toBe(z.decode(php.phpId, String(id)))
      }),
    )
  })

  it('a text and a number in its column', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.boolean()), (value) => {
        expect(z.decode(php.phpText, value)).toBe(String(value))
        expect(z.decode(php.phpOptionalText, value)).toBe(String(value))
      }),
    )
  })

  it.each([true, 1, '1', 'true', 'TRUE', ' 1 ', 'success'])('the yes %j', (written) => {
    expect([z.decode(php.phpFlag, written), z.decode(php.phpBoolean, written)]).toEqual([true, true])
  })

  it.each([false, 0, '0', 'false', '', 'error', null, undefined, 'no', '2', -1])('the no %j', (written) => {
    expect([z.decode(php.phpFlag, written), z.decode(php.phpBoolean, written)]).toEqual([false, false])
  })

  it('a status as code or word, as number or text, in any case', () => {
    const code = fc.constantFrom('0', '1', '2.1', '2.2', '3.1', '3.2', '5.1', '5.2')
    const spaces = fc.constantFrom('', ' ', '\n')
    fc.assert(
      fc.property(code, spaces, (text, space) => {
        expect(z.decode(codecs.phpStatus, `${space}${text}${space}`)).toBe(text)
        expect(z.decode(codecs.phpStatus, Number(text))).toBe(text)
        expect(z.decode(codecs.phpListedStatus, text).status).toBe(text)
      }),
    )
  })

  it('a moment with a T or a blank between day and time', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const iso = at.toISOString().slice(0, 19)
        expect(z.decode(php.phpDate, iso)).toBe(iso.replace('T', ' '))
        expect(z.decode(php.phpDate, iso.replace('T', ' '))).toBe(iso.replace('T', ' '))
        expect(z.decode(php.phpDay, iso)).toBe(iso.slice(0, 10))
      }),
    )
  })
})

/** A plain query gives each number as text (docs/host.md#numbers-as-text). */
const asTexts = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json), (_, value: unknown) => (typeof value === 'number' ? String(value) : value))

describe.each(rows.filter(([, { responseType }]) => responseType !== 'blob'))('the reply to %s', (_, { response }) => {
  it('round-trips to the same content, also with numbers as text', () => {
    fc.assert(
      fc.property(arbitraryWireValue(response), (written) => {
        const content = z.decode(response, throughJson(written))
        const again = throughJson(z.encode(response, content))
        expect(z.decode(response, again)).toEqual(content)
        expect(z.decode(response, asTexts(again))).toEqual(content)
      }),
    )
  })

  it('decodes any other JSON or rejects it with the one error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        const { success, error } = z.safeDecode(response, junk)
        expect(success || error instanceof z.core.$ZodError).toBe(true)
      }),
    )
  })
})

/** `JSON.stringify` escapes a lone surrogate. */
const isWellFormed = (value: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(value))

/** Nests the fields of a body as PHP does, by names such as `rows[0][name]`. */
function asPhpReads(entries: Iterable<readonly [string, FormDataEntryValue]>): unknown {
  const read: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    const [first = '', ...inner] = name.endsWith('[]') ? [name] : name.split(/[[\]]+/).filter((part) => part !== '')
    if (name.endsWith('[]')) read[first] = [...((read[first] as unknown[] | undefined) ?? []), value]
    else put(read, [first, ...inner], value)
  }
  return read
}

function put(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) return void (into[key] = value)
  const next = into[key] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {})
  into[key] = next
  put(next as Record<string, unknown>, rest, value) // A list takes its indices as keys.
}

function received({ sends }: Endpoint, { url, body }: ReturnType<typeof writeRequest>): unknown {
  if (sends === 'query') return asPhpReads(new URL(url).searchParams)
  if (body instanceof FormData) return asPhpReads(body)
  if (typeof body !== 'string') throw new Error('A body of another kind is nothing that a call sends')
  return sends === 'form' ? asPhpReads(new URLSearchParams(body)) : JSON.parse(body)
}

describe.each(rows.filter(([, { sends }]) => sends !== 'nothing'))('the request of %s', (_, endpoint) => {
  it('is read by the host exactly as given', () => {
    // A lone surrogate has no UTF-8, and arrives as the replacement character.
    fc.assert(
      // A form cannot encode an empty list.
      fc.property(arbitraryWireValue(endpoint.request, 1).filter(isWellFormed), (written) => {
        const input = z.decode(endpoint.request, written)
        const sent = writeRequest(endpoint, 'http://host.test/rgms/', input)
        expect(z.decode(endpoint.request, received(endpoint, sent))).toEqual(input)
      }),
    )
  })
})

it('a reply key that is a name of JavaScript is data', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const reply = JSON.parse(`{"__proto__":{"firstName":"x"},"firstName":${JSON.stringify(text)}}`) as unknown
      expect(z.safeDecode<z.ZodMiniType>(contract.getProfile.response, reply).data).toHaveProperty('firstName', text)
      expect({}).not.toHaveProperty('firstName')
    }),
  )
})
