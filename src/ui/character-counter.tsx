import { formatNumber } from '@/lib/format'

interface CharacterCounterProps {
  /** The characters used. */
  length: number
  /** The characters allowed; more can be typed, and are counted. */
  max: number
  /** The counter's own id, if a control is described by it. */
  id?: string
}

/** The text for screen readers: empty until a tenth is left, then in steps of ten characters. */
function spoken(left: number, max: number): string {
  if (left < 0) return 'Too many characters.'
  if (left > max / 10) return ''
  return `${Math.ceil(left / 10) * 10} characters left`
}

/** Shows how many of the allowed characters are used; announced only near the limit. */
export function CharacterCounter({ length, max, id }: CharacterCounterProps) {
  const left = max - length
  return (
    <div id={id} className="text-right text-sm text-ink-soft tabular-nums">
      <span className={left < 0 ? 'font-semibold text-refused' : undefined}>
        {left < 0
          ? `${formatNumber(-left)} characters too many`
          : `${formatNumber(length)} of ${formatNumber(max)} characters`}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken(left, max)}
      </span>
    </div>
  )
}
