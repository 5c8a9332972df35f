import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLkr, plainAmount, readLkr } from '@/domain/money/money'

const SPACES = [' ', '\u00A0', '\u2009', '\u202F']

const thousands = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

/** `12,50,000`: the last three digits, and pairs before them. */
const lakhs = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, separator)

const group = fc.tuple(fc.constantFrom(thousands, lakhs), fc.constantFrom(',', ...SPACES))
const rupees = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String)
const cents = fc.constantFrom('', '.5', '.50', '.05', '.99')
const noCents = fc.constantFrom('', '.0', '.00')
const ending = fc.constantFrom('', '/=', ' /=', '/-', ' ')

/** An amount in each unambiguous notation, and its value. */
const notation = fc
  .tuple(rupees, fc.option(group, { nil: undefined }), fc.oneof(cents, noCents), ending)
  .map(([digits, grouping, fraction, end]) => ({
    typed: `${grouping ? grouping[0](digits, grouping[1]) : digits}${fraction}${end}`,
    value: `${digits}${fraction.replace(/^\.0+$/, '')}`,
  }))

describe('an amount', () => {
  it('has one value in every unambiguous notation', () => {
    fc.assert(
      fc.property(notation, ({ typed, value }) => {
        expect(plainAmount(typed)).toBe(value)
      }),
    )
  })

  it('has the same value when shown, added up and sent', () => {
    fc.assert(
      fc.property(notation, ({ typed, value }) => {
        expect(formatLkr(typed)).toBe(formatLkr(value))
        expect(formatLkr(typed).replaceAll(',', '')).toBe(`LKR ${value}`)
        expect(readLkr(typed)).toBe(Number(value))
        expect(plainAmount(formatLkr(typed).replace('LKR ', ''))).toBe(value)
      }),
    )
  })

  it('is refused with a decimal comma, after any whole number', () => {
    fc.assert(
      fc.property(
        rupees,
        group,
        fc.stringMatching(/^\d{1,2}$/),
        ending,
        (digits, [grouping, separator], after, end) => {
          for (const whole of [digits, grouping(digits, separator), thousands(digits, '.')])
            expect(plainAmount(`${whole},${after}${end}`)).toBeUndefined()
        },
      ),
    )
  })

  it('is refused with points as its separators', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 10n ** 30n }).map(String), ending, (digits, end) => {
        expect(plainAmount(`${thousands(digits, '.')}${end}`)).toBeUndefined()
      }),
    )
  })

  it('keeps each typed digit, or is refused', () => {
    const nearly = fc
      .array(fc.constantFrom('0', '1', '5', '25', '000', ',', '.', ' ', '\u00A0', '/=', '-', 'e', 'O'), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(nearly, (typed) => {
        const plain = plainAmount(typed)
        if (plain === undefined) return
        expect(plain).toMatch(/^(?:0|[1-9]\d*)(?:\.\d+)?$/)
        const digits = typed.replaceAll(/\D/g, '')
        expect(digits).toContain(plain.replace('.', ''))
        expect(digits.replace(plain.replace('.', ''), '')).toMatch(/^0*$/)
      }),
    )
  })
})
