import type { Portal } from '@/api/portal'
import { Draft } from './draft'
import { draftFiles, type DraftFiles } from './draft-files'
import type { DraftName } from './stored-draft'

interface Shelf {
  readonly files: DraftFiles
  readonly drafts: Map<string, Draft>
  /** Who was last known to use this page: while a log-out clears the session, it is still their draft. */
  owner: string
}

/** Each portal has its own drafts, so that two of them in one page (tests, stories) share nothing. */
const shelves = new WeakMap<Portal, Shelf>()

function shelfOf(portal: Portal): Shelf {
  const shelf = shelves.get(portal) ?? {
    files: draftFiles(portal.draftFiles),
    drafts: new Map<string, Draft>(),
    owner: '',
  }
  shelves.set(portal, shelf)
  return shelf
}

export const filesOf = (portal: Portal): DraftFiles => shelfOf(portal).files

/** The one draft of that name in this page: opened when first asked for. */
export function draftOf(portal: Portal, name: DraftName): Draft {
  const { files, drafts } = shelfOf(portal)
  const key = `${name.owner}/${name.appId ?? ''}`
  const draft = drafts.get(key) ?? new Draft({ name, files, local: portal.local, now: portal.now })
  drafts.set(key, draft)
  return draft
}

/** Whose drafts are meant: those of the person whose pages these are. */
export function ownerOf(portal: Portal): string {
  const shelf = shelfOf(portal)
  shelf.owner = portal.session.owner?.id ?? portal.local.getItem('userID') ?? shelf.owner
  return shelf.owner
}
