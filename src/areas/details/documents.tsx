import { Download, Eye } from 'lucide-react'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import {
  isEvaluationReport,
  type ApplicationDocument,
  type DocumentGroup,
} from '@/features/applications/application-documents'
import { useDownload, type FileRequest } from '@/features/files/use-download'
import { useFileExistence } from '@/features/files/use-file-exists'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'

interface DocumentsProps {
  applicationId: string
  groups: readonly DocumentGroup[]
  mayReadReports: boolean
}

export function Documents({ applicationId, groups, mayReadReports }: DocumentsProps) {
  return (
    <div className="grid gap-8">
      {groups.map(({ title, documents }) => (
        <section key={title}>
          <h3 className="mb-2 text-lg">{title}</h3>
          <ul className="border-b border-rule">
            {documents.map((document) => (
              <DocumentRow
                key={document.kind}
                applicationId={applicationId}
                document={document}
                isAccessible={mayReadReports || !isEvaluationReport(document.kind)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface DocumentRowProps {
  applicationId: string
  document: ApplicationDocument
  /** If false, the existence of the document is not checked. */
  isAccessible: boolean
}

/** Checks the existence of the document on mount, but fetches it only on a click. */
function DocumentRow({ applicationId, document, isAccessible }: DocumentRowProps) {
  const { kind, label, date, fileName } = document
  const existence = useFileExistence(applicationId, kind, isAccessible)
  const exists = existence.data?.exists
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
      <div>
        <p>{label}</p>
        {exists && date !== undefined && (
          <p className="text-sm text-ink-soft">{date === null ? 'date not recorded' : formatHostDate(date)}</p>
        )}
      </div>
      {!isAccessible && (
        <UnavailableDocument
          label={label}
          state={messages.page.notAccessible}
          reason="Evaluation reports are for the council alone."
        />
      )}
      {exists === false && (
        <UnavailableDocument label={label} state={messages.page.notAvailable} reason="This has not been uploaded." />
      )}
      {/* Also shown if the check failed, because the host may have the document. */}
      {(exists || existence.isError) && (
        <DocumentActions applicationId={applicationId} document={{ kind, label, fileName }} />
      )}
      {existence.isFetching && exists === undefined && <span className="text-sm text-ink-soft">Checking...</span>}
      {isAccessible && exists === undefined && existence.isError && <OnPaper text="Not checked" />}
      {exists && <OnPaper text="Available" />}
    </li>
  )
}

function DocumentActions({
  applicationId,
  document: { kind, label, fileName },
}: Pick<DocumentRowProps, 'applicationId' | 'document'>) {
  const { busy, open, download } = useDownload()
  const request: FileRequest = {
    from: (client) => client.downloadDetailsFile({ applicationId, fileType: kind }),
    saveAs: fileName,
    failed: messages.files.downloadFailed,
    missing: messages.files.notForThisApplication,
  }
  return (
    <div className="no-print flex gap-2">
      <Button
        size="small"
        variant="quiet"
        icon={<Eye aria-hidden size={16} />}
        busy={busy}
        onClick={() => void open(request)}
        about={label}
      >
        View
      </Button>
      <Button
        size="small"
        icon={<Download aria-hidden size={16} />}
        busy={busy}
        onClick={() => void download(request)}
        about={label}
      >
        Download
      </Button>
    </div>
  )
}

function UnavailableDocument({ label, state, reason }: { label: string; state: string; reason: string }) {
  return (
    <>
      <Button size="small" disabledReason={reason}>
        <span>{state}</span>
        <span className="sr-only">{`: ${label}`}</span>
      </Button>
      <OnPaper text={state} />
    </>
  )
}
