/** What becomes of what is typed, for people who were called away from a page that they have no account on. */
export function KeptNote({ isKept }: { isKept: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isKept
        ? 'What you enter is kept on this device until you send it.'
        : 'This browser does not keep what you enter: it is lost if you leave this page.'}
    </p>
  )
}
