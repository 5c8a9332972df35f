import { DescriptionList } from '@/ui/description-list'
import { sanitise } from './sanitise'

interface MailPreviewProps {
  to: string
  subject: string
  html: string
}

/** The mail as the recipient gets it: the very HTML that is sent, in a frame that runs nothing and loads nothing. */
export function MailPreview({ to, subject, html }: MailPreviewProps) {
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
        srcDoc={page(sanitise(html))}
        className="h-96 w-full rounded-card border border-rule"
      />
    </div>
  )
}

/** Letters are read on white paper in a mail program's own face, whatever this portal looks like. */
function page(html: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'"
  const style = 'body{margin:16px;font:16px/1.5 Arial,sans-serif;color:#111;background:#fff;overflow-wrap:anywhere}a{color:#1155cc}'
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mail</title>' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style></head><body>${html}</body></html>`
  )
}
