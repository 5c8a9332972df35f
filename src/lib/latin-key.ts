type KeyPress = Pick<KeyboardEvent, 'key' | 'code'>

/**
 * Returns a pressed key in lower case. A Sinhala or Cyrillic letter is replaced by the Latin letter at its position on a
 * QWERTY keyboard. Latin layouts such as AZERTY keep their own letters.
 */
export function toLatinKey({ key, code }: KeyPress): string {
  const isOtherScript = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return ((isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
}
