import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ensureCall, useSuspenseCall, type Services } from '@/api/services'
import { paths } from '@/paths'
import { useStayWhileUploading } from '@/features/files/use-stay-while-uploading'
import { messages } from '@/domain/texts/messages'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { ReviewerDocument } from './reviewer-document'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

export default function ReviewerDocumentsScreen() {
  const applications = useSuspenseCall('listReviewers', {})
  const [rows, setRows] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  useStayWhileUploading()

  function addRow() {
    flushSync(() => setRows(rows + 1))
    list.current?.lastElementChild?.querySelector('select')?.focus()
  }

  return (
    <>
      <PageHeader
        title="Reviewer Documents"
        lead="For reviewers who answer on paper or by e-mail: upload their report and enter their marks for them."
      />
      {applications.length === 0 ? (
        <EmptyState
          title={messages.applications.none}
          action={<LinkButton to={paths.requestApproval}>Request Approval</LinkButton>}
        >
          Reports are taken for applications that HOD and Dean have approved.
        </EmptyState>
      ) : (
        <>
          <ol ref={list}>
            {Array.from({ length: rows }, (_, index) => (
              <li key={index} className="border-t border-rule py-8 first:border-t-0 first:pt-0">
                <ReviewerDocument applications={applications} label={`Document ${index + 1}`} />
              </li>
            ))}
          </ol>
          <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={addRow}>
            Add another document
          </Button>
        </>
      )}
    </>
  )
}
