import { skipToken, useQuery } from '@tanstack/react-query'
import { useServices } from '@/api/services'
import { displayedId } from '@/features/dates/council-time'
import type { FileKind } from '@/domain/files/file-kinds'
import { useAlerts } from '@/ui/alerts'

/** One kind of document of one application, which the host keeps once or shows once. */
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

/** Returns what was sent during this visit. The cache forgets it when the person leaves. */
export const useSentFile = (applicationId: string, kind: FileKind): SentFile | undefined =>
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
    const application = [displayedId(applicationId, now()), projectTitle].filter(Boolean).join(': ')
    await alerts.show(text, { tone: 'success', reason: `${document} of ${application}` })
  }
}
