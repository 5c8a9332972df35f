import { limits } from '../texts/limits'

/** The source of randomness: `crypto.getRandomValues` in the portal, a seeded one in a test. */
export type RandomBytes = (count: number) => Uint8Array

/** Without i, l, o, I, L, O, 0, 1, which look alike, and without symbols that HTML or an e-mail program changes. */
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '!#$%*+-=?@']
const everyCharacter = classes.join('')

/** Generates 8 characters in random order, with at least one lower-case letter, upper-case letter, digit and symbol. */
export function generatePassword(randomBytes: RandomBytes): string {
  const characters = classes.map((alphabet) => pick(alphabet, randomBytes))
  while (characters.length < limits.generatedPasswordLength) {
    characters.push(pick(everyCharacter, randomBytes))
  }
  return shuffled(characters, randomBytes).join('')
}

const pick = (alphabet: string, randomBytes: RandomBytes) => alphabet.charAt(below(alphabet.length, randomBytes))

/** Inserts each character at a random place among the earlier ones, which makes every order equally likely. */
function shuffled(characters: readonly string[], randomBytes: RandomBytes): string[] {
  const result: string[] = []
  characters.forEach((character, index) => {
    const place = below(index + 1, randomBytes)
    result.splice(place, 0, character)
  })
  return result
}

/** Returns a uniform random number from 0 to `bound` - 1. Redraws the highest bytes, which favour small numbers. */
function below(bound: number, randomBytes: RandomBytes): number {
  const evenUpTo = 256 - (256 % bound)
  for (;;) {
    const byte = randomBytes(1)[0] ?? 256
    if (byte < evenUpTo) return byte % bound
  }
}
