import { emailPage } from '@/lib/email-page'
import { DescriptionList } from '@/ui/description-list'
import { sanitise } from './sanitise'

interface EmailPreviewProps {
  to: string
  subject: string
  html: string
}

/** The e-mail as the recipient gets it: the very HTML that is sent, in a frame that runs nothing and loads nothing. */
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
        srcDoc={emailPage(sanitise(html))}
        className="h-96 w-full rounded-card border border-rule"
      />
    </div>
  )
}
