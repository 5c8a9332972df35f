import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayedId, idFromDisplayed, isPlainNumber, searchedBy, searchedWord } from '@/domain/status/displayed-id'

it('the displayed id is the id, an underscore and the current year', () => {
  expect(displayedId(12, 2026)).toBe('12_2026')
  expect(displayedId('12', 2027)).toBe('12_2027')
})

it('the displayed id keeps any id of the host in any year', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,12}$/), fc.integer({ min: 2000, max: 2999 }), (applicationId, year) => {
      const shown = displayedId(applicationId, year)
      expect(shown.slice(0, shown.lastIndexOf('_'))).toBe(applicationId)
      expect(shown.slice(shown.lastIndexOf('_') + 1)).toBe(String(year))
    }),
  )
})

it('the displayed id is read back, and an id alone stays unchanged', () => {
  expect(idFromDisplayed(' 12_2026 ')).toBe('12')
  expect(idFromDisplayed('12')).toBe('12')
  expect(idFromDisplayed('a_2026')).toBe('a_2026')
})

/** Characters that mail programs and chats add to a link. */
it.each([
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  '>',
  ')',
  ']',
  '}',
  '"',
  "'",
  '’',
  '”',
  ' ',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '>.',
  ').\u200B ',
])('an id is read without %j at the end of its link', (end) => {
  expect(idFromDisplayed(`12${end}`)).toBe('12')
  expect(idFromDisplayed(`\u200B 12_2026${end}`)).toBe('12')
})

it.each([
  '12abc',
  '012',
  '0',
  '-12',
  '+12',
  '12.5',
  '12.0',
  '1e2',
  '0x0c',
  '12 13',
  '1\u200B2',
  '12,13',
  '12..',
  '12…',
  '12-',
  '12=',
  '12_',
  '12_20',
  '12_20261',
  '3D12',
  '<12',
  '１２',
  '१२',
  '%31%32',
  "12' OR 1",
  '',
])('%j is no plain number, also after a link', (text) => {
  expect(isPlainNumber(idFromDisplayed(text))).toBe(false)
})

it('a number read from a link is the only one in it', () => {
  const part = fc.constantFrom('1', '2', '12', '0', '_', '2026', '.', ' ', '>', ')', '\u200B', 'a', '-', '…', '%')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('')
      const id = idFromDisplayed(text)
      if (isPlainNumber(id))
        expect(text.match(/\d+(?:_\d{4}(?!\d))?/g)?.map((found) => found.split('_')[0])).toEqual([id])
    }),
  )
})

describe('a search', () => {
  const finds = (typed: string, text: string) => text.includes(searchedWord(typed))

  it.each(['1', '13', '13_', '13_2', '13_2026', '13_2025'])('for %s finds application 13', (typed) => {
    expect(finds(typed, searchedBy('13', 'Peat swamps'))).toBe(true)
  })

  it.each([
    ['113', 'Peat swamps'],
    ['131', 'Peat swamps'],
    ['12', 'Wells of 13 villages'],
  ])('for 13_2026 does not find application %s, %s', (id, title) => {
    expect(finds('13_2026', searchedBy(id, title))).toBe(false)
  })

  it('leaves other words unchanged', () => {
    expect(searchedWord('a_2026')).toBe('a_2026')
    expect(searchedWord('13_20261')).toBe('13_20261')
  })
})
