import { useQuery } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import { useServices } from '@/api/services'
import type { Draft } from '@/features/drafts/draft'
import { FILE_FIELDS, type FileField } from '@/domain/application/application-form'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { inspectPdf } from '@/pdf/inspect-pdf'
import type { Application } from '../application-context'

/** Results for the files missing on this device. The council has none for the fields in neither list. */
export interface CouncilFiles {
  readonly fetched: readonly FileField[]
  readonly failed: readonly FileField[]
}

/** Fetches the draft's files that are missing on this device, once, when the draft is opened. */
export function useCouncilFiles({ draft, state, variant }: Pick<Application, 'draft' | 'state' | 'variant'>) {
  const { client } = useServices()
  return useQuery({
    queryKey: ['councilFiles', draft.name.owner, draft.name.applicationId],
    queryFn: () => fetchMissing(client, draft),
    enabled: variant === 'edit' && state.filesRestored,
    // Never refetched, so that a file the user removes stays removed.
    staleTime: 'static',
    gcTime: Infinity,
    retry: false,
  })
}

async function fetchMissing(client: Client, draft: Draft): Promise<CouncilFiles> {
  const { files } = draft.snapshot()
  const missing = FILE_FIELDS.filter((field) => !files[field])
  const ends = await Promise.all(missing.map(async (field) => ({ field, end: await fetchOne(client, draft, field) })))
  const ofEnd = (wanted: 'fetched' | 'failed') => ends.flatMap(({ field, end }) => (end === wanted ? [field] : []))
  return { fetched: ofEnd('fetched'), failed: ofEnd('failed') }
}

async function fetchOne(client: Client, draft: Draft, field: FileField): Promise<'fetched' | 'failed' | 'none'> {
  const applicationId = draft.name.applicationId
  if (applicationId === null) return 'none'
  try {
    const { blob, name } = await client.downloadDetailsFile({ applicationId, fileType: FIELD_KINDS[field] })
    const found = await inspectPdf(blob)
    if (!found.ok) return 'failed'
    // Keeps a file that the user has chosen in the meantime.
    if (draft.snapshot().files[field]) return 'none'
    const file = new File([blob], name ?? `${applicationId}_${field}.pdf`, { type: 'application/pdf' })
    draft.takeFetched(field, file, found.pages, found.warning)
    return 'fetched'
  } catch (error) {
    return apiErrorOf(error).kind === 'no-file' ? 'none' : 'failed'
  }
}
