import { formatHostDate } from '@/domain/dates/host-date'
import { allowed } from '@/domain/people/permissions'
import { htmlToText } from '@/lib/html-to-text'
import { toEmailPage } from '@/lib/email-page'
import { DescriptionList } from '@/ui/description-list'
import { StatusBadge } from '@/ui/status-badge'
import { Tabs } from '@/ui/tabs'
import type { EmailLink } from './email-links'
import { NewTabLink } from './new-tab-link'
import type { SentEmail } from './read-emails'

export function EmailView({ email: { to, subject, html, sentAt, links } }: { email: SentEmail }) {
  return (
    <article ref={scrollIntoViewport} aria-label={subject} className="grid min-w-0 content-start gap-5">
      <DescriptionList
        items={[
          { term: 'To', description: to },
          { term: 'Subject', description: subject },
          { term: 'Sent', description: formatHostDate(sentAt) },
        ]}
      />
      {links.length > 0 && (
        <ul aria-label="Links in this e-mail" className="grid gap-3">
          {links.map((link) => (
            <EmailLinkItem key={link.address} link={link} recipient={to} />
          ))}
        </ul>
      )}
      <Tabs
        label="This e-mail"
        tabs={[
          {
            id: 'received',
            label: 'As received',
            panel: (
              <iframe
                title="The e-mail as it is received"
                sandbox=""
                srcDoc={toEmailPage(html)}
                className="h-80 w-full rounded-card border border-rule"
              />
            ),
          },
          { id: 'text', label: 'Text', panel: <EmailText>{htmlToText(html)}</EmailText> },
          { id: 'source', label: 'Source', panel: <EmailText isCode>{html}</EmailText> },
        ]}
      />
    </article>
  )
}

/** On a phone the e-mail is below the list and would open outside the viewport. */
function scrollIntoViewport(article: HTMLElement | null) {
  article?.scrollIntoView({ block: 'nearest' })
}

/** Opens a link in this tab, or as a visitor in a new tab: recipients have no account. */
function EmailLinkItem({ link: { address, verdict }, recipient }: { link: EmailLink; recipient: string }) {
  return (
    <li className="grid justify-items-start gap-2">
      <p className="font-mono text-sm wrap-anywhere">{address}</p>
      {allowed(verdict) ? (
        <div className="flex flex-wrap gap-3">
          <a href={address} className="button" data-variant="primary" data-size="small">
            Open<span className="sr-only">{` as ${recipient}`}</span>
          </a>
          <NewTabLink page={address} label={`New tab as ${recipient}`} />
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge tone="refused">Not valid</StatusBadge>
          <span>{verdict}</span>
        </p>
      )}
    </li>
  )
}

function EmailText({ isCode = false, children }: { isCode?: boolean; children: string }) {
  return (
    <p className={isCode ? 'font-mono text-sm whitespace-pre-wrap wrap-anywhere' : 'whitespace-pre-wrap wrap-anywhere'}>
      {children}
    </p>
  )
}
