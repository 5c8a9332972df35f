import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBody } from '@/wire/contract/read-body'

const record = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()))
const written = record.map((value) => ({
  text: JSON.stringify(value),
  value: JSON.parse(JSON.stringify(value)) as unknown,
}))

/** Text that PHP prints, and that cannot be the beginning of JSON. */
const notice = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/[{[\uFEFF]/.test(text))

describe('the body of a reply', () => {
  it('is read as JSON behind a byte order mark and blank lines', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('', '\uFEFF', '\n\n', '\uFEFF\r\n '), ({ text, value }, before) => {
        expect(parseBody(`${before}${text}\n`)).toEqual({ json: value, noise: false })
      }),
    )
  })

  it('is read as JSON behind any notice', () => {
    fc.assert(
      fc.property(notice, written, (printed, { text, value }) => {
        expect(parseBody(printed + text)).toEqual({ json: value, noise: true })
      }),
    )
  })

  it('is read as JSON behind a notice that contains brackets', () => {
    const printed = 'array(1) {\n  ["criteria"]=>\n  array(5) { [0]=> string(1) "{" }\n}\n'
    fc.assert(
      fc.property(written, ({ text, value }) => {
        expect(parseBody(printed + text)).toEqual({ json: value, noise: true })
      }),
    )
  })

  it('is read as text without JSON', () => {
    fc.assert(
      fc.property(
        notice.filter((text) => Number.isNaN(Number(text)) && !/^\s*(true|false|null|".*")\s*$/s.test(text)),
        (text) => {
          expect(parseBody(text)).toEqual({ text: text.trim() })
        },
      ),
    )
  })

  it('is abandoned soon for a page with thousands of brackets', () => {
    expect(parseBody(`<html>${'{['.repeat(50_000)}`)).toHaveProperty('text')
  })
})
