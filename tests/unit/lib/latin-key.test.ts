import { expect, test } from 'vitest'
import { toLatinKey } from '@/lib/latin-key'

test.each([
  ['k', 'KeyK', 'k', 'a Latin layout'],
  ['K', 'KeyK', 'k', 'a Latin layout with Shift'],
  ['a', 'KeyQ', 'a', 'AZERTY'],
  ['t', 'KeyK', 't', 'Dvorak'],
  ['é', 'KeyK', 'é', 'a Latin letter with an accent'],
  ['л', 'KeyK', 'k', 'Cyrillic'],
  ['න', 'KeyK', 'k', 'Sinhala'],
  ['ා', 'KeyD', 'd', 'a vowel sign of Sinhala'],
  ['ப', 'KeyF', 'f', 'Tamil'],
  ['க்ஷ', 'KeyK', 'k', 'a Tamil key with several characters'],
  ['ж', 'Semicolon', 'ж', 'a Cyrillic letter that is not on a Latin one'],
  ['?', 'KeyK', '?', 'a sign'],
  ['Enter', 'Enter', 'enter', 'Enter'],
])('%s at %s is %s (%s)', (key, code, letter) => expect(toLatinKey({ key, code })).toBe(letter))
