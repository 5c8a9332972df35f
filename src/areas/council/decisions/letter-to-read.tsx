import { useState } from 'react'
import type { Letter } from '../email/letter'
import { MailPreview } from '../email/mail-preview'

interface LetterToReadProps {
  summary: string
  letter: Letter
}

/** A letter that goes out with a decision, folded away until somebody wants to read it. */
export function LetterToRead({ summary, letter }: LetterToReadProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit rounded-control py-1 font-semibold">{summary}</summary>
      {open && (
        <div className="mt-3">
          <MailPreview to={letter.to} subject={letter.subject} html={letter.html} />
        </div>
      )}
    </details>
  )
}
