/** A spinner beside a busy label, which screen readers announce instead. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent forced-colors:border-r-[Canvas]"
    />
  )
}
