import { limits } from '../texts/limits'

/** The source of randomness. The portal passes `crypto.getRandomValues`, a test a seeded generator. */
export type RandomBytes = (count: number) => Uint8Array

/** Omits i, l, o, I, L, O, 0 and 1, because they look alike, and symbols that HTML or an e-mail program changes. */
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

/** Inserts each character at a random index among the earlier ones, so that every order is equally likely. */
function shuffled(characters: readonly string[], randomBytes: RandomBytes): string[] {
  const result: string[] = []
  characters.forEach((character, index) => {
    const insertionIndex = below(index + 1, randomBytes)
    result.splice(insertionIndex, 0, character)
  })
  return result
}

/** Returns a uniform random number below `bound`. Redraws the highest bytes, because they favour small numbers. */
function below(bound: number, randomBytes: RandomBytes): number {
  const evenUpTo = 256 - (256 % bound)
  for (;;) {
    const byte = randomBytes(1)[0] ?? 256
    if (byte < evenUpTo) return byte % bound
  }
}
