import { CircleCheck, FileText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePerson } from '@/api/services'
import { paths } from '@/paths'
import { FileButton } from '@/features/files/file-button'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { Banner } from '@/ui/banner'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { ReceiptFacts, parseReceipt, type Receipt } from './parts/receipt'

export default function ThankYouScreen() {
  const person = usePerson()
  const receipt = parseReceipt(useLocation().state)
  const { hostMessage } = receipt
  const isApplicant = person?.role === 'Applicant'

  return (
    <div className="mx-auto max-w-reading">
      <CircleCheck aria-hidden size={44} className="mb-6 text-good" />
      <PageHeader title={messages.page.thankYou} />
      <div className="grid gap-8">
        <ReceiptFacts receipt={receipt} pdfButton={<PdfButton receipt={receipt} />} />
        {hostMessage && (
          <Banner tone="info" title="The council’s server says:">
            {hostMessage}
          </Banner>
        )}
        <section>
          <h2 className="text-xl">What happens next</h2>
          <p className="mt-2">{isApplicant ? getNextStepsForApplicant(receipt) : getNextStepsForOthers(receipt)}</p>
        </section>
        {person && (
          <div className="no-print flex flex-wrap gap-3">
            {isApplicant && (
              <LinkButton to={paths.submittedApplications} variant="primary" size="small">
                View Applied Grants
              </LinkButton>
            )}
            <LinkButton to={paths.dashboard} size="small">
              Dashboard
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}

function PdfButton({ receipt: { applicationId, pdfUrl } }: { receipt: Receipt }) {
  if (!pdfUrl) return null
  if (applicationId)
    return (
      <FileButton
        icon={<FileText aria-hidden size={18} />}
        action="open"
        file={{
          from: (client) => client.downloadApplicationPdf({ applicationId }),
          saveAs: downloadNames.application(applicationId),
          failed: messages.applications.downloadFailed,
        }}
      >
        Your application (PDF)
      </FileButton>
    )
  return (
    // Without an application id, the PDF opens by the host's URL.
    <a href={pdfUrl} target="_blank" rel="noreferrer" className="button" data-size="small">
      <FileText aria-hidden size={18} />
      Your application (PDF)
    </a>
  )
}

const getNextStepsForOthers = ({ note }: Receipt): string =>
  note === undefined ? 'The council has what you sent. You can close this page.' : 'You can close this page.'

function getNextStepsForApplicant({ kind, hostMessage }: Receipt): string {
  if (kind !== 'application') return 'The council’s office looks at what you sent.'
  // Only the host's standard confirmation implies an e-mail. Another message might contradict the promise.
  const emailPromise = hostMessage === '' ? 'You will get an e-mail that the application has arrived. ' : ''
  return `${emailPromise}The council reads it and, once it is shortlisted, asks the HOD, the Dean and the reviewers.`
}
