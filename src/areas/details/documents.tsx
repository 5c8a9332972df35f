import { useQueries } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { memo } from 'react'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import { formatHostDate } from '@/domain/dates/host-date'
import { isClosed } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import {
  isDue,
  isEvaluationReport,
  type ApplicationDetails,
  type ApplicationDocument,
  type DocumentGroup,
} from '@/features/applications/application-documents'
import { useDownload, type FileRequest } from '@/features/files/use-download'
import { useFileExistenceQuery } from '@/features/files/use-file-exists'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'

interface DocumentsProps {
  applicationId: string
  details: ApplicationDetails
  groups: readonly DocumentGroup[]
  mayReadReports: boolean
}

/** Collapses the documents that are not due yet. */
export function Documents({ applicationId, details, groups, mayReadReports }: DocumentsProps) {
  const isAccessible = ({ kind }: ApplicationDocument) => mayReadReports || !isEvaluationReport(kind)
  const laterDocuments = useLaterDocuments(applicationId, details, groups, isAccessible)
  const filterGroups = (isLater: boolean) =>
    groups
      .map((group) => ({ ...group, documents: group.documents.filter((one) => laterDocuments.has(one) === isLater) }))
      .filter(({ documents }) => documents.length > 0)
  const renderGroup = ({ title, documents }: DocumentGroup) => (
    <section key={title}>
      <h3 className="mb-2 text-lg">{title}</h3>
      {documents.every(isAccessible) ? (
        <ul className="border-b border-rule">
          {documents.map((document) => (
            <DocumentRow key={document.kind} applicationId={applicationId} document={document} />
          ))}
        </ul>
      ) : (
        <p className="flex flex-wrap justify-between gap-x-4 border-y border-rule py-3">
          <span>For the council alone</span>
          <span className="text-ink-soft">{messages.page.notAccessible}</span>
        </p>
      )}
    </section>
  )
  const laterGroups = filterGroups(true)
  return (
    <div className="grid gap-8">
      {filterGroups(false).map(renderGroup)}
      {laterGroups.length > 0 && (
        <details>
          <summary className="w-fit rounded-control py-1 text-ink-soft underline-offset-4 hover:underline">
            {`${isClosed(details.status) ? 'Not uploaded' : 'Later'}: ${formatNames(laterGroups, groups)}`}
          </summary>
          <div className="mt-4 grid gap-8">{laterGroups.map(renderGroup)}</div>
        </details>
      )}
    </div>
  )
}

/** Returns the documents that are not due. A document that exists despite that is shown with the others. */
function useLaterDocuments(
  applicationId: string,
  details: ApplicationDetails,
  groups: readonly DocumentGroup[],
  isAccessible: (document: ApplicationDocument) => boolean,
): ReadonlySet<ApplicationDocument> {
  const { client, now } = useServices()
  const undue = groups.flatMap(({ documents }) => documents).filter(({ kind }) => !isDue(kind, details, now()))
  const existences = useQueries({
    queries: undue.map((document) => ({
      ...callQuery(client, 'checkFileExistence', { applicationId, fileType: document.kind }),
      enabled: isAccessible(document),
    })),
  })
  return new Set(undue.filter((_, index) => existences[index]?.data?.exists !== true))
}

/** Names a group by its title if all its documents are later, otherwise its documents. */
function formatNames(laterGroups: readonly DocumentGroup[], groups: readonly DocumentGroup[]): string {
  const countDocuments = (title: string) => groups.find((group) => group.title === title)?.documents.length
  return laterGroups
    .flatMap(({ title, documents }) =>
      documents.length === countDocuments(title) ? [title] : documents.map(({ label }) => label),
    )
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .join(', ')
}

interface DocumentRowProps {
  applicationId: string
  document: ApplicationDocument
}

/**
 * Checks the existence of the document on mount, but fetches it only on a click. Memoised: each check of a later document
 * renders the whole list.
 */
const DocumentRow = memo(function DocumentRow({ applicationId, document }: DocumentRowProps) {
  const { kind, label, date, fileName } = document
  const existence = useFileExistenceQuery(applicationId, kind)
  const exists = existence.data?.exists
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
      <div>
        <p>{label}</p>
        {exists && date !== undefined && (
          <p className="text-sm text-ink-soft">{date === null ? 'date not recorded' : formatHostDate(date)}</p>
        )}
      </div>
      {exists === false && <span className="text-ink-soft">{messages.page.notAvailable}</span>}
      {/* Also shown if the check failed, because the host may have the document. */}
      {(exists || existence.isError) && (
        <DocumentActions applicationId={applicationId} document={{ kind, label, fileName }} />
      )}
      {existence.isFetching && exists === undefined && <span className="text-sm text-ink-soft">Checking...</span>}
      {exists === undefined && existence.isError && <OnPaper text="Not checked" />}
      {exists && <OnPaper text="Available" />}
    </li>
  )
})

function DocumentActions({ applicationId, document: { kind, label, fileName } }: DocumentRowProps) {
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
