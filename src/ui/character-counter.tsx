interface CharacterCounterProps {
  length: number
  max: number
  id?: string
}

/** The words of the counter that are spoken: none until a tenth is left, and then in steps of ten characters. */
function spoken(left: number, max: number): string {
  if (left < 0) return 'Too many characters.'
  if (left > max / 10) return ''
  return `${Math.ceil(left / 10) * 10} characters left`
}

/** How much of a text's room is used: always there quietly, spoken only near the end. */
export function CharacterCounter({ length, max, id }: CharacterCounterProps) {
  const left = max - length
  return (
    <div id={id} className="text-right text-sm text-ink-soft tabular-nums">
      <span className={left < 0 ? 'font-semibold text-refused' : undefined}>
        {left < 0
          ? `${(-left).toLocaleString('en')} characters too many`
          : `${length.toLocaleString('en')} of ${max.toLocaleString('en')} characters`}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken(left, max)}
      </span>
    </div>
  )
}
