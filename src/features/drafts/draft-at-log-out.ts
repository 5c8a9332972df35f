import type { Services } from '@/api/services'
import type { Draft } from './draft'
import { draftOf, ownerOf } from './draft-of'
import { copyName, writeCopy } from './saved-copy'
import { ownDrafts } from './stored-draft'
import { saveFile } from '../files/save-file'

const ownOpenDrafts = (services: Services): Draft[] =>
  ownDrafts(services.local, ownerOf(services)).map((name) => draftOf(services, name))

/** Whether the person has an application on this device that was not sent. */
export const hasDraft = (services: Services): boolean => ownDrafts(services.local, ownerOf(services)).length > 0

/** Saves each of the person's drafts as one JSON file with its PDFs inside. Rejects where a PDF cannot be read. */
export async function exportDraft(services: Services): Promise<void> {
  for (const draft of ownOpenDrafts(services)) {
    await draft.ready
    const blob = await writeCopy(draft.snapshot(), services.now())
    saveFile({ blob, name: null }, copyName(draft.name.applicationId, services.now()))
  }
}

/** Deletes the person's drafts from this device, files and all. */
export async function deleteDraft(services: Services): Promise<void> {
  for (const draft of ownOpenDrafts(services)) await draft.reset()
}
