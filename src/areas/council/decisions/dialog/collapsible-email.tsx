import { useState } from 'react'
import type { OutgoingEmail } from '@/writes/outgoing-email'
import { EmailPreview } from '@/areas/council/email/email-preview'

interface CollapsibleEmailProps {
  summary: string
  /** Undefined while the details of the grant are incomplete. */
  email: OutgoingEmail | undefined
}

/** Collapsed preview of the e-mail that is sent with a decision. */
export function CollapsibleEmail({ summary, email }: CollapsibleEmailProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit rounded-control py-1 font-semibold">{summary}</summary>
      {isOpen && (
        <div className="mt-3">
          {email ? (
            <EmailPreview to={email.to} subject={email.subject} html={email.html} />
          ) : (
            <p className="text-ink-soft">Enter the start date, the period and the amount first.</p>
          )}
        </div>
      )}
    </details>
  )
}
