type KeyPress = Pick<KeyboardEvent, 'key' | 'code'>

/**
 * Returns a pressed key in lower case. On a layout of another script, such as Sinhala or Cyrillic, returns the Latin letter
 * at the same position. Latin layouts, such as AZERTY, keep their own letter.
 */
export function letterOf({ key, code }: KeyPress): string {
  const isOfOtherScript = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return ((isOfOtherScript && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
}
