import { expect, test } from 'vitest'
import { shorten } from '@/lib/shorten'

test('a short text stays as it is', () => {
  expect(shorten('Peat swamps', 11)).toBe('Peat swamps')
})

test('a long text is cut, and says so', () => {
  expect(shorten('Peat swamps of the coast', 12)).toBe('Peat swamps…')
})

test('a vowel sign stays with its letter', () => {
  expect(shorten('කිකිකි', 2)).toBe('කි…')
})

test('a text of long emoji is cut between them', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(shorten(family.repeat(50), 10)).toBe(`${family.repeat(9)}…`)
})
