import { toEmailPage } from '@/lib/email-page'
import { DescriptionList } from '@/ui/description-list'
import { sanitise } from '@/writes/sanitise'

interface EmailPreviewProps {
  to: string
  subject: string
  html: string
}

/** Preview of the exact HTML that is sent, in a sandboxed iframe that runs no scripts and loads nothing. */
export function EmailPreview({ to, subject, html }: EmailPreviewProps) {
  return (
    <div className="grid gap-4">
      <DescriptionList
        items={[
          { term: 'To', description: to || 'Nobody yet' },
          { term: 'Subject', description: subject },
        ]}
      />
      <iframe
        title="The e-mail as the recipient gets it"
        sandbox=""
        srcDoc={toEmailPage(sanitise(html))}
        className="h-96 w-full rounded-card border border-rule"
      />
    </div>
  )
}
