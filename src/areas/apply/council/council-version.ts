import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { ApiError, apiErrorOf } from '@/wire/client/api-error'
import { useServices, type Services } from '@/api/services'
import { isInConflict } from '@/features/drafts/council-news'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState, FoundFile } from '@/features/drafts/draft-state'
import { wasBegun } from '@/features/drafts/stamp'
import { FILE_FIELDS, type FileField } from '@/domain/application/application-form'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { allowed, permissions } from '@/domain/people/roles'
import type { Status } from '@/domain/status/status'
import { checksum } from '@/lib/checksum'
import { inspectPdf } from '@/pdf/inspect-pdf'
import type { Application } from '../application-context'

/** What the council has under the id of a draft. `closed` if it was submitted. */
type CouncilCheck = { readonly state: 'draft' | 'gone' } | { readonly state: 'closed'; readonly status: Status }

/**
 * Reads the draft with the council and joins it with the one here. Rejects if the host does not tell its status; a form
 * that could be read is joined all the same.
 */
async function checkWithCouncil(client: Client, draft: Draft): Promise<CouncilCheck> {
  const applicationId = draft.name.applicationId ?? ''
  const [list, saved] = await Promise.allSettled([
    client.listSubmittedApplications({}),
    client.getFormData({ applicationId }),
    draft.ready,
  ])
  const listed = list.status === 'fulfilled' ? list.value.find((row) => row.applicationId === applicationId) : undefined
  if (listed && !allowed(permissions.edit(listed.status))) return { state: 'closed', status: listed.status }
  if (saved.status === 'fulfilled') draft.meet(saved.value.data)
  if (list.status === 'rejected') throw list.reason
  if (saved.status === 'fulfilled') return { state: 'draft' }
  // A host without drafts in its list may still return them.
  if (!listed && saved.reason instanceof ApiError && saved.reason.kind === 'refused') return { state: 'gone' }
  throw saved.reason
}

/** Checks once each time the edit tabs are opened, not at each step: the query lasts as long as one of them is shown. */
export const councilCheck = (client: Client, draft: Draft) =>
  queryOptions({
    queryKey: ['councilCheck', draft.name.owner, draft.name.applicationId],
    queryFn: () => checkWithCouncil(client, draft),
    staleTime: 'static',
    gcTime: 0,
  })

/**
 * Compares the draft with the council's version right before it is sent. A file that the host does not return is not
 * compared.
 * @returns why the draft must not be sent now. The page shows a draft that is gone or closed.
 */
export async function compareFirst(
  { client, queries }: Services,
  draft: Draft,
  fieldsOf: (state: DraftState) => readonly FileField[],
): Promise<'ready' | 'conflict' | 'closed' | ApiError> {
  if (draft.name.applicationId === null) return 'ready'
  try {
    const { state } = await queries.fetchQuery({ ...councilCheck(client, draft), staleTime: 0 })
    if (state !== 'draft') return 'closed'
  } catch (error) {
    return apiErrorOf(error)
  }
  await joinFiles(client, draft, fieldsOf(draft.snapshot()))
  return isInConflict(draft.snapshot()) ? 'conflict' : 'ready'
}

/** Fields whose files were fetched, and those that are missing because they could not be. */
export interface CouncilFiles {
  readonly fetched: readonly FileField[]
  readonly failed: readonly FileField[]
}

/** Compares the draft's files with the council's each time the edit tabs are opened. */
export function useCouncilFiles({ draft, state, variant }: Pick<Application, 'draft' | 'state' | 'variant'>) {
  const { client } = useServices()
  return useQuery({
    queryKey: ['councilFiles', draft.name.owner, draft.name.applicationId],
    queryFn: async (): Promise<CouncilFiles> => {
      const { files, submission } = draft.snapshot()
      // What was sent once is not replaced.
      const fields = FILE_FIELDS.filter((field) => !wasBegun(submission) || !files[field])
      const { taken, failed } = await joinFiles(client, draft, fields)
      return { fetched: taken, failed: failed.filter((field) => !draft.snapshot().files[field]) }
    },
    enabled: variant === 'edit' && state.filesRestored,
    // Lasts as long as an edit tab is shown.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

/** Fetches files of the draft from the council and joins them with those here: only their content tells a change. */
async function joinFiles(client: Client, draft: Draft, fields: readonly FileField[]) {
  const ends = await Promise.all(fields.map((field) => joinFile(client, draft, field)))
  const ofEnd = (wanted: FileEnd) => fields.filter((_, index) => ends[index] === wanted)
  return { taken: ofEnd('taken'), failed: ofEnd('failed') }
}

type FileEnd = 'taken' | 'failed' | 'none'

async function joinFile(client: Client, draft: Draft, field: FileField): Promise<FileEnd> {
  try {
    const found = await fetchFile(client, draft, field)
    if (!found) return 'failed'
    const mine = draft.snapshot().files[field]
    const sum = mine ? await checksum(mine) : undefined
    // A file that was chosen in the meantime is compared the next time.
    if (draft.snapshot().files[field] !== mine) return 'none'
    return draft.meetFile(field, found, sum) ? 'taken' : 'none'
  } catch (error) {
    if (apiErrorOf(error).kind !== 'no-file') return 'failed'
    draft.meetFile(field, null)
    return 'none'
  }
}

async function fetchFile(client: Client, draft: Draft, field: FileField): Promise<FoundFile | undefined> {
  const applicationId = draft.name.applicationId ?? ''
  const { blob, name } = await client.downloadDetailsFile({ applicationId, fileType: FIELD_KINDS[field] })
  const inspected = await inspectPdf(blob)
  if (!inspected.ok) return undefined
  const file = new File([blob], name ?? `${applicationId}_${field}.pdf`, { type: 'application/pdf' })
  const { pages, warning } = inspected
  return { file, name: file.name, size: file.size, pages, warning, sum: await checksum(file) }
}
