/** Shows whether typed texts are stored, because invited users have no account with a draft. */
export function AutosaveNote({ isStored }: { isStored: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isStored
        ? 'What you enter is kept on this device until you send it.'
        : 'This browser does not keep what you enter: it is lost if you leave this page.'}
    </p>
  )
}
