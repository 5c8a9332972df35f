import { guidance } from '@/domain/guidance'

/** What to say of an incomplete date or time, which the browser gives as an empty value; undefined for any other input. */
export function unreadableText(input: Element): string | undefined {
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined
  return input.type === 'time' ? guidance.timeFormat : guidance.dayFormat
}
