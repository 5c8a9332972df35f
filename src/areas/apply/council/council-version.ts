import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { ApiError, toApiError } from '@/wire/client/api-error'
import { useServices, type Services } from '@/api/services'
import { isInConflict } from '@/features/drafts/council-news'
import type { Draft } from '@/features/drafts/draft'
import type { DraftState, FoundFile } from '@/features/drafts/draft-state'
import { wasBegun } from '@/features/drafts/stamp'
import { FILE_FIELDS, type FileField } from '@/domain/application/application-form'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { allowed, permissions } from '@/domain/people/permissions'
import type { Status } from '@/domain/status/status'
import { checksum } from '@/lib/checksum'
import { inspectPdf } from '@/pdf/inspect-pdf'
import type { Application } from '../application-context'

/** State of the council's application with the draft's id. `closed` means submitted, so that it cannot be edited. */
type CouncilCheck = { readonly state: 'draft' | 'deleted' } | { readonly state: 'closed'; readonly status: Status }

/**
 * Merges the council's form into the draft and returns the application's state. Rejects if the host does not return the
 * state, after merging a form that it did return.
 */
async function checkCouncilDraft(client: Client, draft: Draft): Promise<CouncilCheck> {
  const applicationId = draft.name.applicationId ?? ''
  const [listResult, formResult] = await Promise.allSettled([
    client.listSubmittedApplications({}),
    client.getFormData({ applicationId }),
    draft.ready,
  ])
  const row =
    listResult.status === 'fulfilled'
      ? listResult.value.find((listed) => listed.applicationId === applicationId)
      : undefined
  if (row && !allowed(permissions.edit(row.status))) return { state: 'closed', status: row.status }
  if (formResult.status === 'fulfilled') draft.joinCouncilForm(formResult.value.data)
  if (listResult.status === 'rejected') throw listResult.reason
  if (formResult.status === 'fulfilled') return { state: 'draft' }
  // A host without drafts in its list may still return them.
  if (!row && formResult.reason instanceof ApiError && formResult.reason.kind === 'refused') return { state: 'deleted' }
  throw formResult.reason
}

/** Runs once for each visit of the edit tabs: the cached result is kept until they are closed. */
export const councilCheckQuery = (client: Client, draft: Draft) =>
  queryOptions({
    queryKey: ['councilCheck', draft.name.owner, draft.name.applicationId],
    queryFn: () => checkCouncilDraft(client, draft),
    staleTime: 'static',
    gcTime: 0,
  })

/**
 * Compares the draft with the council's version right before it is sent. Skips files that the host does not return.
 * @returns `ready`, or why the draft must not be sent. The page explains `closed`: no longer a draft of the council.
 */
export async function compareWithCouncil(
  { client, queries }: Services,
  draft: Draft,
  selectFields: (state: DraftState) => readonly FileField[],
): Promise<'ready' | 'conflict' | 'closed' | ApiError> {
  if (draft.name.applicationId === null) return 'ready'
  try {
    const { state } = await queries.fetchQuery({ ...councilCheckQuery(client, draft), staleTime: 0 })
    if (state !== 'draft') return 'closed'
  } catch (error) {
    return toApiError(error)
  }
  await mergeFiles(client, draft, selectFields(draft.snapshot()))
  return isInConflict(draft.snapshot()) ? 'conflict' : 'ready'
}

/** Fields by the result of fetching their files. `failed` omits fields that have a file on this device. */
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
      // Once the submission has begun, chosen files are not replaced.
      const fields = FILE_FIELDS.filter((field) => !wasBegun(submission) || !files[field])
      const { fetched, failed } = await mergeFiles(client, draft, fields)
      return { fetched, failed: failed.filter((field) => !draft.snapshot().files[field]) }
    },
    enabled: variant === 'edit' && state.filesRestored,
    // Keeps the result until the edit tabs are closed.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
}

/** Fetches the council's files and merges them into the draft. Only the content of a file shows whether it changed. */
async function mergeFiles(client: Client, draft: Draft, fields: readonly FileField[]) {
  const outcomes = await Promise.all(fields.map((field) => mergeFile(client, draft, field)))
  const fieldsWith = (outcome: FileOutcome) => fields.filter((_, index) => outcomes[index] === outcome)
  return { fetched: fieldsWith('fetched'), failed: fieldsWith('failed') }
}

/** `unchanged`: the draft keeps its file. */
type FileOutcome = 'fetched' | 'failed' | 'unchanged'

async function mergeFile(client: Client, draft: Draft, field: FileField): Promise<FileOutcome> {
  try {
    const councilFile = await fetchFile(client, draft, field)
    if (!councilFile) return 'failed'
    const localFile = draft.snapshot().files[field]
    const localChecksum = localFile ? await checksum(localFile) : undefined
    // A file that was chosen during the request is compared next time.
    if (draft.snapshot().files[field] !== localFile) return 'unchanged'
    return draft.joinCouncilFile(field, councilFile, localChecksum) ? 'fetched' : 'unchanged'
  } catch (error) {
    if (toApiError(error).kind !== 'no-file') return 'failed'
    draft.joinCouncilFile(field, null)
    return 'unchanged'
  }
}

async function fetchFile(client: Client, draft: Draft, field: FileField): Promise<FoundFile | undefined> {
  const applicationId = draft.name.applicationId ?? ''
  const { blob, name } = await client.downloadDetailsFile({ applicationId, fileType: FIELD_KINDS[field] })
  const inspection = await inspectPdf(blob)
  if (!inspection.ok) return undefined
  const file = new File([blob], name ?? `${applicationId}_${field}.pdf`, { type: 'application/pdf' })
  const { pages, warning } = inspection
  return { file, name: file.name, size: file.size, pages, warning, sum: await checksum(file) }
}
