import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayedId, idFromDisplayed, searchedBy, searchedWord } from '@/domain/displayed-id'

it('the displayed id is the id, an underscore and the current year', () => {
  expect(displayedId(12, 2026)).toBe('12_2026')
  expect(displayedId('12', 2027)).toBe('12_2027')
})

it('the displayed id keeps the id of the host, whatever the id and the year', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,12}$/), fc.integer({ min: 2000, max: 2999 }), (applicationId, year) => {
      const shown = displayedId(applicationId, year)
      expect(shown.slice(0, shown.lastIndexOf('_'))).toBe(applicationId)
      expect(shown.slice(shown.lastIndexOf('_') + 1)).toBe(String(year))
    }),
  )
})

it('the displayed id is read back to the id, and an id alone stays unchanged', () => {
  expect(idFromDisplayed(' 12_2026 ')).toBe('12')
  expect(idFromDisplayed('12')).toBe('12')
  expect(idFromDisplayed('a_2026')).toBe('a_2026')
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
