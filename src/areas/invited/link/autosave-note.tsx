/** What becomes of what is typed, for people who may be called away and have no account to come back to. */
export function AutosaveNote({ isKept }: { isKept: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isKept
        ? 'What you enter is kept on this device until you send it.'
        : 'This browser does not keep what you enter: it is lost if you leave this page.'}
    </p>
  )
}
