import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useServices } from '@/api/services'
import { callQuery } from '@/api/query'
import type { Output } from '@/contract'
import { formatHostDate } from '@/domain/dates/host-date'
import type { FileKind } from '@/domain/files/file-kinds'
import { isClosed } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import {
  applicationDocuments,
  isDue,
  isEvaluationReport,
  type ApplicationDetails,
  type ApplicationDocument,
  type DetailsVariant,
  type DocumentGroup,
} from '@/features/applications/application-documents'
import { useDownload, type FileRequest } from '@/features/files/use-download'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'

interface DocumentsProps {
  applicationId: string
  details: ApplicationDetails
  variant: DetailsVariant
  mayReadReports: boolean
}

/** Result of a check on the host. `unknown` if the check failed; the host may have the document. */
type Presence = 'checking' | 'present' | 'absent' | 'unknown'

/** Collapses the documents that are not due yet, except for those that exist despite that. */
export function Documents({ applicationId, details, variant, mayReadReports }: DocumentsProps) {
  const { now } = useServices()
  const groups = useMemo(() => applicationDocuments(applicationId, details, variant), [applicationId, details, variant])
  const isAccessible = ({ kind }: ApplicationDocument) => mayReadReports || !isEvaluationReport(kind)
  const presences = usePresences(applicationId, groups.flatMap(({ documents }) => documents).filter(isAccessible))
  const isLater = ({ kind }: ApplicationDocument) => !isDue(kind, details, now()) && presences.get(kind) !== 'present'
  const filterGroups = (isIncluded: (document: ApplicationDocument) => boolean) =>
    groups
      .map((group) => ({ ...group, documents: group.documents.filter(isIncluded) }))
      .filter(({ documents }) => documents.length > 0)
  const renderGroup = ({ title, documents }: DocumentGroup) => (
    <section key={title}>
      <h3 className="mb-2 text-lg">{title}</h3>
      {documents.every(isAccessible) ? (
        <ul className="border-b border-rule">
          {documents.map((document) => (
            <DocumentRow
              key={document.kind}
              applicationId={applicationId}
              document={document}
              presence={presences.get(document.kind)}
            />
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
  const laterGroups = filterGroups(isLater)
  return (
    <div className="grid gap-8">
      {filterGroups((document) => !isLater(document)).map(renderGroup)}
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

/** Checks which documents the host has. Fetches none of them. */
function usePresences(
  applicationId: string,
  documents: readonly ApplicationDocument[],
): ReadonlyMap<FileKind, Presence> {
  const { client } = useServices()
  const checks = useQueries({
    queries: documents.map(({ kind }) => callQuery(client, 'checkFileExistence', { applicationId, fileType: kind })),
  })
  return new Map(documents.map(({ kind }, index) => [kind, getPresence(checks[index])]))
}

function getPresence(check: UseQueryResult<Output<'checkFileExistence'>> | undefined): Presence {
  if (check?.data?.exists === true) return 'present'
  if (check?.isError === true) return 'unknown'
  return check?.data === undefined ? 'checking' : 'absent'
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
  presence: Presence | undefined
}

/** Memoised: each check re-renders the whole list. */
const DocumentRow = memo(function DocumentRow({ applicationId, document, presence }: DocumentRowProps) {
  const { label, date } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3">
      <div>
        <p>{label}</p>
        {presence === 'present' && date !== undefined && (
          <p className="text-sm text-ink-soft">{date === null ? 'date not recorded' : formatHostDate(date)}</p>
        )}
      </div>
      {presence === 'absent' && <span className="text-ink-soft">{messages.page.notAvailable}</span>}
      {presence === 'checking' && <span className="text-sm text-ink-soft">Checking...</span>}
      {(presence === 'present' || presence === 'unknown') && (
        <>
          <DocumentActions applicationId={applicationId} document={document} />
          <OnPaper text={presence === 'present' ? 'Available' : 'Not checked'} />
        </>
      )}
    </li>
  )
})

type DocumentActionsProps = Pick<DocumentRowProps, 'applicationId' | 'document'>

function DocumentActions({ applicationId, document: { kind, label, fileName } }: DocumentActionsProps) {
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
