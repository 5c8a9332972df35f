import { skipToken, useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import { downloadNames } from '@/domain/files/download-names'
import type { FileKind } from '@/domain/files/file-kinds'
import { messages } from '@/domain/texts/messages'
import { formatApplicationId } from '@/council-time'
import { RetryBanner } from '@/features/retry-banner'
import { lowerFirst } from '@/lib/format'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { getFailureReason } from '@/api/explain'
import { FileButton } from './file-button'
import { useFileExistenceQuery } from './use-file-exists'

interface EarlierFileProps {
  of: Omit<SentDocument, 'projectTitle'>
  /** The time at which the host received the file, if the host returns it. */
  uploadedAt?: string | null | undefined
}

/** Shown before a document is sent again. Names the earlier document, its date, and the effect of a new upload. */
export function EarlierFile({ of, uploadedAt }: EarlierFileProps) {
  const { applicationId, kind } = of
  const document = lowerFirst(of.document)
  const sentFile = useSentFile(applicationId, kind)
  const { data, error, isFetching, refetch } = useFileExistenceQuery(applicationId, kind)
  const again = kind.startsWith('progress_') ? AGAIN.keptBeside : AGAIN.replaced
  const isThere = sentFile !== undefined || data?.exists === true || Boolean(uploadedAt)
  if (isThere)
    return (
      <Banner
        tone="warning"
        title={`This application already has its ${document}.`}
        actions={<ViewEarlierFile of={of} />}
      >
        <span>
          {sentFile
            ? `You sent ${sentFile.names.join(', ')} on ${formatInZone(sentFile.at, branding.timeZone.name)}.`
            : uploadedAt
              ? `It was sent on ${formatHostDate(uploadedAt)}.`
              : 'The server does not say when it was sent.'}
        </span>{' '}
        <span>{again.known}</span>
      </Banner>
    )
  if (error === null) return null
  return (
    <RetryBanner
      tone="warning"
      title={`We could not check whether this application already has its ${document}.`}
      size="small"
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {`${getFailureReason(error)} ${again.unknown}`}
    </RetryBanner>
  )
}

export const ViewEarlierFile = ({ of: { applicationId, kind } }: Pick<EarlierFileProps, 'of'>) => (
  <FileButton
    action="open"
    file={{
      from: (client) => client.downloadDetailsFile({ applicationId, fileType: kind }),
      saveAs:
        kind === 'agreement' ? downloadNames.agreement(applicationId) : downloadNames.document(kind, applicationId),
      failed: messages.files.downloadFailed,
      missing: messages.files.notForThisApplication,
    }}
  >
    View what was sent
  </FileButton>
)

/** Hosts keep a second report beside the first report, and show one of them (docs/host.md#names-on-disk). */
const AGAIN = {
  replaced: {
    known: 'A new file replaces it, and this cannot be undone.',
    unknown: 'If it has, a new file replaces it.',
  },
  keptBeside: {
    known: 'A new file is kept beside it. The council may see only one of them.',
    unknown: 'If it has, the council may see only one of the two.',
  },
}

/** One kind of document of one application. The host keeps or shows only one document of each kind. */
export interface SentDocument {
  readonly applicationId: string
  readonly projectTitle: string
  readonly kind: FileKind
  /** Such as `Mid-year progress report`. */
  readonly document: string
}

interface SentFile {
  readonly names: readonly string[]
  readonly at: Date
}

const keyOf = (applicationId: string, kind: FileKind) => ['sent-file', applicationId, kind] as const

/** Returns the file that was sent during this visit. The cache drops it when the person leaves. */
const useSentFile = (applicationId: string, kind: FileKind): SentFile | undefined =>
  useQuery<SentFile>({ queryKey: keyOf(applicationId, kind), queryFn: skipToken, gcTime: Infinity }).data

/** Returns a function that remembers what was sent, and confirms it: the text, then which document of what. */
export function useConfirmSent() {
  const { queries, now } = useServices()
  const alerts = useAlerts()
  return async (
    { applicationId, projectTitle, kind, document }: SentDocument,
    names: readonly string[],
    text: string,
  ) => {
    queries.setQueryData<SentFile>(keyOf(applicationId, kind), { names, at: now() })
    const application = [formatApplicationId(applicationId, now()), projectTitle].filter(Boolean).join(': ')
    await alerts.show(text, { tone: 'success', reason: `${document} of ${application}` })
  }
}
