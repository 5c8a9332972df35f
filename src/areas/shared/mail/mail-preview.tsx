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

const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Letters are read on white paper in a mail program's own face, whatever this portal looks like. */
const STYLE = `
  body { margin: 16px; font: 16px/1.5 Arial, sans-serif; color: #111; background: #fff; overflow-wrap: anywhere }
  a { color: #15c }
`

function page(html: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <title>E-mail</title>
    <style>${STYLE}</style>
  </head>
  <body>${html}</body>
</html>`
}
