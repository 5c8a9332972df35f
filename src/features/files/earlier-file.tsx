import { whyItFailed } from '@/wire/client/errors'
import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { formatInZone } from '@/domain/dates/zoned-time'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { RetryBanner } from '@/features/retry/retry-banner'
import { lowerFirst } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { FileButton } from './file-button'
import { useSentFile, type SentDocument } from './sent-file'
import { useFileExistence } from './use-file-exists'

interface EarlierFileProps {
  of: Omit<SentDocument, 'projectTitle'>
  /** When the host received it, if it says so. */
  uploadedAt?: string | null | undefined
}

/** Before a document is sent again: says that there is one, since when, and what becomes of it. */
export function EarlierFile({ of, uploadedAt }: EarlierFileProps) {
  const { applicationId, kind } = of
  const document = lowerFirst(of.document)
  const sent = useSentFile(applicationId, kind)
  const { data, error, isFetching, refetch } = useFileExistence(applicationId, kind)
  const again = kind.startsWith('progress_') ? AGAIN.keptBeside : AGAIN.replaced
  const isThere = sent !== undefined || data?.exists === true || Boolean(uploadedAt)
  if (isThere)
    return (
      <Banner
        tone="warning"
        title={`This application already has its ${document}.`}
        actions={<ViewEarlierFile of={of} />}
      >
        <span>
          {sent
            ? `You sent ${sent.names.join(', ')} on ${formatInZone(sent.at, branding.timeZone.name)}.`
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
      {`${whyItFailed(error)} ${again.unknown}`}
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

/** Hosts keep a report that is sent again beside the first, and show one of them (docs/host.md#names-on-disk). */
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
