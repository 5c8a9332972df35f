import type { Services } from '@/api/services'
import type { Draft } from './draft'
import { getDraft, getOwnerId } from './get-draft'
import { getDraftCopyName, createDraftCopy } from './draft-copy'
import { listDrafts } from './stored-draft'
import { saveFile } from '../files/save-file'

const openOwnDrafts = (services: Services): Draft[] =>
  listDrafts(services.local, getOwnerId(services)).map((name) => getDraft(services, name))

export const hasDrafts = (services: Services): boolean => listDrafts(services.local, getOwnerId(services)).length > 0

/** Saves each draft as a JSON file that contains its PDFs. Rejects if a PDF cannot be read. */
export async function exportDrafts(services: Services): Promise<void> {
  for (const draft of openOwnDrafts(services)) {
    await draft.ready
    const blob = await createDraftCopy(draft.snapshot(), services.now())
    saveFile(blob, getDraftCopyName(draft.name.applicationId, services.now()))
  }
}

/** Deletes all of the user's drafts, including their files. */
export async function deleteDrafts(services: Services): Promise<void> {
  for (const draft of openOwnDrafts(services)) await draft.reset()
}
