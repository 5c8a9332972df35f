import type { Services } from '@/api/services'
import type { Draft } from './draft'
import { draftOf, ownerOf } from './draft-of'
import { copyName, writeCopy } from './saved-copy'
import { ownDrafts } from './stored-draft'
import { saveFile } from '../files/save-file'

const ownOpenDrafts = (services: Services): Draft[] =>
  ownDrafts(services.local, ownerOf(services)).map((name) => draftOf(services, name))

export const hasDrafts = (services: Services): boolean => ownDrafts(services.local, ownerOf(services)).length > 0

/** Saves each draft as a JSON file that contains its PDFs. Rejects if a PDF cannot be read. */
export async function exportDrafts(services: Services): Promise<void> {
  for (const draft of ownOpenDrafts(services)) {
    await draft.ready
    const blob = await writeCopy(draft.snapshot(), services.now())
    saveFile(blob, copyName(draft.name.applicationId, services.now()))
  }
}

/** Deletes all of the user's drafts, including their files. */
export async function deleteDrafts(services: Services): Promise<void> {
  for (const draft of ownOpenDrafts(services)) await draft.reset()
}
