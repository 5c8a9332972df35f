import { limits } from './limits'

/** Where randomness comes from: `crypto.getRandomValues` in the portal, a seeded source in a test. */
export type RandomBytes = (count: number) => Uint8Array

/** Without i, l, o, I, L, O, 0, 1, which look alike, and without symbols that HTML or a mail client would change. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '!#$%*+-=?@']
const everyCharacter = classes.join('')

/**
 * A new password of 8 characters (spec 9) with at least one lower-case letter, upper-case letter, digit and
 * symbol. Each place is as likely as any other to hold the character of a class.
 */
export function generatePassword(randomBytes: RandomBytes): string {
  const characters = classes.map((alphabet) => pick(alphabet, randomBytes))
  while (characters.length < limits.generatedPasswordLength) {
    characters.push(pick(everyCharacter, randomBytes))
  }
  return shuffled(characters, randomBytes).join('')
}

const pick = (alphabet: string, randomBytes: RandomBytes) => alphabet.charAt(below(alphabet.length, randomBytes))

/**
 * Puts each character at an even choice of the places among those before it, which makes every order equally likely.
 */
function shuffled(characters: readonly string[], randomBytes: RandomBytes): string[] {
  const result: string[] = []
  characters.forEach((character, index) => {
    const place = below(index + 1, randomBytes)
    result.splice(place, 0, character)
  })
  return result
}

/**
 * An even choice from 0 to `bound` - 1. Bytes past the last full multiple are drawn again, as they would
 * favour small numbers.
 */
function below(bound: number, randomBytes: RandomBytes): number {
  const evenUpTo = 256 - (256 % bound)
  for (;;) {
    const byte = randomBytes(1)[0] ?? 256
    if (byte < evenUpTo) return byte % bound
  }
}
