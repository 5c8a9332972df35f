import portal from '../../../docs/portal.md?raw'
import { branding } from '@/branding'
import * as emails from '@/domain/texts/emails'
import type { EmailContent } from '@/domain/texts/email-body'
import { approvalLink, reviewLink } from '@/domain/people/links'
import { makeSampleApplication } from '@/domain/application/sample-application'
import { toEmailPage } from '@/lib/email-page'
import { grantedNoAgreementYet } from '@mocks/seed/applications-2025'
import { Code, CodeBlock, Facts, HandbookPage, Section } from './page'

const { applicationId, owner, form, grant } = grantedNoAgreementYet
const { projectTitle } = form
const { name, email } = owner
const reviewer = makeSampleApplication().reviewers[0]?.name ?? ''
const PAGES = 'https://portal.example/'

const { approvalRequest, reviewerInvitation, reminderOf, ...others } = emails

/** Values for all e-mails that need no link; each takes some of them. */
const VALUES = {
  name,
  email,
  applicationId,
  projectTitle,
  startDate: grant?.startDate ?? '',
  period: grant?.period ?? '',
  amount: grant?.amount ?? '',
  password: 'aB3$efgh',
}

const OTHER_EMAILS: Readonly<Record<string, (values: typeof VALUES, sender: emails.EmailSender) => EmailContent>> =
  others

const APPROVAL_REQUEST = approvalRequest(
  { approver: 'HOD', applicationId, projectTitle, link: approvalLink(PAGES, 'HOD', applicationId) },
  branding,
)

const COMPOSED_EMAILS: readonly (readonly [source: string, content: EmailContent])[] = [
  ...Object.entries(OTHER_EMAILS).map(([source, compose]) => [source, compose(VALUES, branding)] as const),
  ['approvalRequest', APPROVAL_REQUEST],
  [
    'reviewerInvitation',
    reviewerInvitation(
      { name: reviewer, applicationId, projectTitle, link: reviewLink(PAGES, 1, applicationId) },
      branding,
    ),
  ],
  ['reminderOf', reminderOf(APPROVAL_REQUEST, '3 November 2026')],
]

const [, SECTION = ''] = /\n## E-mails\n([\s\S]*?)\n### /.exec(portal) ?? []

/** The rows of the table in `docs/portal.md`: e-mail and recipient, subject with placeholders, and time of sending. */
const DOCUMENTED_EMAILS = [...SECTION.matchAll(/^\| (.+?) \| `(.+?)` \| (.+?) \|$/gm)].map(
  ([, what = '', subject = '', when = '']) => ({
    what,
    when,
    subject: new RegExp(`^${subject.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`),
  }),
)

const EMAILS = COMPOSED_EMAILS.map(([source, { subject, html, text }]) => {
  const place = DOCUMENTED_EMAILS.findIndex((one) => one.subject.test(subject))
  const row = DOCUMENTED_EMAILS[place]
  if (!row) throw new Error(`docs/portal.md has no row for the e-mail "${subject}" (${source}).`)
  return { source, subject, html, text, what: row.what, when: row.when, place }
}).toSorted((one, other) => one.place - other.place)

export const EmailsPage = () => (
  <HandbookPage title="E-mails" lead="Each as it is received, about an application of the demo.">
    {EMAILS.map(({ source, subject, html, text, what, when }) => (
      <Section key={source} title={subject}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[2fr_3fr]">
          <div>
            <Facts
              items={[
                { term: 'What', description: what },
                { term: 'When', description: when },
                { term: 'Written by', description: <Code>{source}</Code> },
              ]}
            />
            <details className="pt-4">
              <summary className="text-accent">As plain text</summary>
              <div className="mt-3">
                <CodeBlock>{text}</CodeBlock>
              </div>
            </details>
          </div>
          <iframe
            title={subject}
            sandbox=""
            srcDoc={toEmailPage(html)}
            className="h-112 w-full rounded-card border border-rule"
          />
        </div>
      </Section>
    ))}
  </HandbookPage>
)

export const emailItems = (): string[] => [
  ...Object.keys(emails),
  ...EMAILS.flatMap(({ subject, text }) => [subject, text]),
  ...DOCUMENTED_EMAILS.flatMap(({ what, when }) => [what, when]),
]
