import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/wire/client/api-error'
import { explain, getRefusalText } from '@/api/explain'
import { useServices } from '@/api/services'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { usePageCommands } from '@/features/page-commands'
import { RetryBanner } from '@/features/retry-banner'
import { LazyPdfPreview, preloadPreview } from '@/pdf/lazy-pdf-preview'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { useMedia } from '@/ui/use-media'

/** Above this width, document and queue are beside the decision. Matches the CSS of the page. */
export const WIDE_LAYOUT_QUERY = '(width >= 80rem)'

/** Fetches the PDF on mount. A narrow page fetches the PDF on a press. */
export function ApplicationDocument({ applicationId }: { applicationId: string }) {
  const isWide = useMedia(WIDE_LAYOUT_QUERY)
  const [isRequested, setIsRequested] = useState(false)
  const isShown = isWide || isRequested
  const viewCommand = { label: 'View PDF', run: () => setIsRequested(true) }
  usePageCommands(isShown ? [] : [viewCommand])
  return (
    <section className="no-print min-w-0">
      <h2 className="mb-3 text-xl">The application</h2>
      {isShown ? (
        <Document applicationId={applicationId} />
      ) : (
        <Button icon={<Eye aria-hidden size={18} />} onClick={viewCommand.run}>
          {viewCommand.label}
        </Button>
      )}
    </section>
  )
}

function Document({ applicationId }: { applicationId: string }) {
  const { client } = useServices()
  const { data, error, refetch } = useQuery({
    // Not the key of the call: a decision would refetch the file and scroll it back to page 1.
    queryKey: ['application-to-decide', applicationId],
    queryFn: async ({ signal }) => {
      preloadPreview()
      const { blob } = await client.downloadApplicationPdf({ applicationId }, { signal })
      return new File([blob], downloadNames.application(applicationId), { type: blob.type })
    },
    staleTime: Infinity,
  })
  if (error) {
    const isMissing = error instanceof ApiError && error.kind === 'no-file'
    return (
      <RetryBanner
        size="small"
        title={isMissing ? messages.files.notFound : getRefusalText(error, messages.applications.downloadFailed)}
        onRetry={() => void refetch()}
      >
        {isMissing ? undefined : explain(error).happened}
      </RetryBanner>
    )
  }
  if (!data) return <Skeleton lines={6} />
  return <LazyPdfPreview file={data} label="the application" />
}
