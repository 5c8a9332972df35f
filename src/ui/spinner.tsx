/** Hidden from screen readers, because they announce the busy label beside the spinner. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent forced-colors:border-r-[Canvas]"
    />
  )
}
