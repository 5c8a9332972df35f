import { guidance } from '@/domain/texts/guidance'

/** Returns the error for a date or time input with `badInput`; undefined for any other input. */
export function unreadableText(input: Element): string | undefined {
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined
  return input.type === 'time' ? guidance.timeFormat : guidance.dayFormat
}
