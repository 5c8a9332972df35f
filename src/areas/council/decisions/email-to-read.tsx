import { useState } from 'react'
import type { OutgoingEmail } from '../email/outgoing-email'
import { EmailPreview } from '../email/email-preview'

interface LetterToReadProps {
  summary: string
  letter: OutgoingEmail
}

/** A letter that goes out with a decision, folded away until somebody wants to read it. */
export function EmailToRead({ summary, letter }: LetterToReadProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-control py-1 font-semibold">{summary}</summary>
      {open && (
        <div className="mt-3">
          <EmailPreview to={letter.to} subject={letter.subject} html={letter.html} />
        </div>
      )}
    </details>
  )
}
