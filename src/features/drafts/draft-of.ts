import type { Services } from '@/api/services'
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
const shelves = new WeakMap<Services, Shelf>()

function shelfOf(services: Services): Shelf {
  const shelf = shelves.get(services) ?? {
    files: draftFiles(services.draftFiles),
    drafts: new Map<string, Draft>(),
    owner: '',
  }
  shelves.set(services, shelf)
  return shelf
}

export const filesOf = (services: Services): DraftFiles => shelfOf(services).files

/** The one draft of that name in this page: opened when first asked for. */
export function draftOf(services: Services, name: DraftName): Draft {
  const { files, drafts } = shelfOf(services)
  const key = `${name.owner}/${name.applicationId ?? ''}`
  const draft = drafts.get(key) ?? new Draft({ name, files, local: services.local, now: services.now })
  drafts.set(key, draft)
  return draft
}

/** Whose drafts are meant: those of the person whose pages these are. */
export function ownerOf(services: Services): string {
  const shelf = shelfOf(services)
  shelf.owner = services.session.owner?.id ?? services.local.getItem('userID') ?? shelf.owner
  return shelf.owner
}
