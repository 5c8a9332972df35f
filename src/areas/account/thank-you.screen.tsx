import { CircleCheck, FileText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePortal, useSession } from '@/api/portal'
import { paths } from '@/app/paths'
import { useDownload } from '@/areas/shared/use-download'
import { branding } from '@/branding'
import { displayedId } from '@/domain/displayed-id'
import { downloadNames } from '@/domain/download-names'
import { messages } from '@/domain/messages'
import { formatInZone } from '@/domain/zoned-time'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { receiptFrom } from './parts/receipt'

/** The receipt after an upload or a submission: what was sent and when, and what happens next (spec 2). */
export default function ThankYouScreen() {
  const { now } = usePortal()
  const session = useSession()
  const { busy, open } = useDownload()
  const { appId, pdf, sent, at } = receiptFrom(useLocation().state)
  const { name: zone, words } = branding.timeZone
  const facts = [
    { term: 'Application ID', description: appId && displayedId(appId, now()) },
    { term: 'Sent', description: sent?.join(', ') },
    { term: 'Time', description: at && `${formatInZone(new Date(at), zone)} (${words})` },
  ].filter(({ description }) => description)
  const isApplicant = session.state === 'valid' && session.person.role === 'Applicant'

  return (
    <div className="mx-auto max-w-reading">
      <CircleCheck aria-hidden size={44} className="mb-6 text-good" />
      <PageHeader title={messages.page.thankYou} />
      <div className="grid gap-8">
        {facts.length > 0 && <DescriptionList items={facts} />}
        {appId && pdf && (
          <div>
            <Button
              icon={<FileText aria-hidden size={18} />}
              busy={busy}
              onClick={() =>
                void open(
                  'downloadApplicationPdf',
                  { app_ID: appId },
                  downloadNames.application(appId),
                  messages.applications.downloadFailed,
                )
              }
            >
              Your application (PDF)
            </Button>
          </div>
        )}
        <section>
          <h2 className="text-xl">What happens next</h2>
          <p className="mt-2">{isApplicant ? nextForApplicant(appId) : 'The council has what you sent. You can close this page.'}</p>
        </section>
        {session.state === 'valid' && (
          <div className="no-print flex flex-wrap gap-3">
            {isApplicant && (
              <LinkButton to={paths.submittedGrants} variant="primary">
                View Applied Grants
              </LinkButton>
            )}
            <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}

const nextForApplicant = (appId: string | undefined): string => {
  const where = 'Where your applications stand is shown under View Applied Grants.'
  return appId
    ? `You will get an e-mail that the application has arrived. The council reads it and, once it is shortlisted, asks the HOD, the Dean and the reviewers. ${where}`
    : `The council’s office looks at what you sent. ${where}`
}
