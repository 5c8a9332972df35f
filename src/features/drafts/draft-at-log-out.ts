import type { Portal } from '@/api/portal'
import type { Draft } from './draft'
import { draftOf, ownerOf } from './draft-of'
import { copyName, writeCopy } from './saved-copy'
import { ownDrafts } from './stored-draft'
import { saveFile } from '../files/save-file'

const ownOpenDrafts = (portal: Portal): Draft[] =>
  ownDrafts(portal.local, ownerOf(portal)).map((name) => draftOf(portal, name))

/** Whether the person has an application on this device that was not sent. */
export const hasDraft = (portal: Portal): boolean => ownDrafts(portal.local, ownerOf(portal)).length > 0

/** Saves each of the person's drafts as one JSON file with its PDFs inside. Rejects where a PDF cannot be read. */
export async function exportDraft(portal: Portal): Promise<void> {
  for (const draft of ownOpenDrafts(portal)) {
    await draft.ready
    const blob = await writeCopy(draft.snapshot(), portal.now())
    saveFile({ blob, name: null }, copyName(draft.name.appId, portal.now()))
  }
}

/** Deletes the person's drafts from this device, files and all. */
export async function deleteDraft(portal: Portal): Promise<void> {
  for (const draft of ownOpenDrafts(portal)) await draft.reset()
}
