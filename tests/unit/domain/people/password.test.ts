import { describe, expect, it } from 'vitest'
import { generatePassword, type RandomBytes } from '@/domain/people/password'

/** A small seeded source (xorshift), so that the numbers are the same in every run. */
function seeded(seed: number): RandomBytes {
  let state = seed
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 11) & 0xff
    })
}

const random = seeded(20261130)
const passwords = Array.from({ length: 20_000 }, () => generatePassword(random))

describe('a generated password', () => {
  it('has 8 characters, with every class and no look-alikes', () => {
    for (const password of passwords) {
      expect(password).toMatch(/^[!#$%*+=?@\-2-9A-HJKMNP-Za-hjkmnp-z]{8}$/)
      for (const kind of [/[a-z]/, /[A-Z]/, /[2-9]/, /[!#$%*+=?@-]/]) expect(password).toMatch(kind)
    }
  })

  it('has each class equally often at every position', () => {
    for (const kind of [/[a-z]/, /[A-Z]/, /[2-9]/, /[!#$%*+=?@-]/]) {
      const counts = Array.from({ length: 8 }, (_, place) => {
        return passwords.filter((password) => kind.test(password.charAt(place))).length
      })
      const mean = counts.reduce((sum, count) => sum + count, 0) / 8
      // Four standard deviations of a count of 20,000 draws stay below this.
      for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(300)
    }
  })

  it.each(['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789', '!#$%*+-=?@'])(
    'uses each of %s equally often',
    (alphabet) => {
      const drawn = passwords.join('')
      const counts = alphabet.split('').map((character) => drawn.split(character).length - 1)
      const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
      const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      // With 22 degrees of freedom or fewer, an even choice exceeds 55 less than once in 5,000 times.
      expect(chiSquared).toBeLessThan(55)
    },
  )

  it('is almost never the same twice', () => {
    expect(new Set(passwords).size).toBe(passwords.length)
  })

  it('draws again instead of favouring the first characters', () => {
    // 23 letters share the bytes below 253 evenly. A 255 taken as it is would give the letter c.
    const bytes = [255, 254, 253, 0]
    const password = generatePassword((count) => Uint8Array.from({ length: count }, () => bytes.shift() ?? 0))
    expect(password).not.toContain('c')
  })
})
