import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import type { Draft } from '@/features/drafts/draft'
import type { FoundFile } from '@/features/drafts/draft-state'
import type { FileField } from '@/domain/application/application-form'
import { FIELD_KINDS } from '@/domain/files/file-kinds'
import { checksum } from '@/lib/checksum'
import { inspectPdf } from '@/pdf/inspect-pdf'

export type FileEnd = 'taken' | 'failed' | 'none'

/** Fetches files of the draft from the council and joins them with those here: only their content tells a change. */
export const joinFiles = (client: Client, draft: Draft, fields: readonly FileField[]) =>
  Promise.all(fields.map(async (field) => ({ field, end: await joinOne(client, draft, field) })))

async function joinOne(client: Client, draft: Draft, field: FileField): Promise<FileEnd> {
  try {
    const found = await fetchOne(client, draft, field)
    if (found === 'failed') return 'failed'
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

async function fetchOne(client: Client, draft: Draft, field: FileField): Promise<FoundFile | 'failed'> {
  const applicationId = draft.name.applicationId ?? ''
  const { blob, name } = await client.downloadDetailsFile({ applicationId, fileType: FIELD_KINDS[field] })
  const inspected = await inspectPdf(blob)
  if (!inspected.ok) return 'failed'
  const file = new File([blob], name ?? `${applicationId}_${field}.pdf`, { type: 'application/pdf' })
  const { pages, warning } = inspected
  return { file, name: file.name, size: file.size, pages, warning, sum: await checksum(file) }
}
