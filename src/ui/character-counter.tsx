import { classNames } from '@/lib/class-names'
import { formatNumber } from '@/lib/format'

interface CharacterCounterProps {
  length: number
  /** Characters allowed; longer text can still be typed. */
  max: number
  /** The counter's id, for the `aria-describedby` of a control. */
  id?: string
}

/** Returns the text for screen readers: empty until a tenth is left, then in steps of ten characters. */
function spoken(left: number, max: number): string {
  if (left < 0) return 'Too many characters.'
  if (left > max / 10) return ''
  return `${Math.ceil(left / 10) * 10} characters left`
}

/** Shows how many of the allowed characters are used, from half on; announced only near the limit. */
export function CharacterCounter({ length, max, id }: CharacterCounterProps) {
  const left = max - length
  return (
    <div
      id={id}
      className={classNames('text-right text-sm text-ink-soft tabular-nums', length < max / 2 && 'invisible')}
    >
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
