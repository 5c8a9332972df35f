/** A turning ring beside a busy label. It says nothing by itself: the label does. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent"
    />
  )
}
