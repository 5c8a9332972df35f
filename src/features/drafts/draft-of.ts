import type { Services } from '@/api/services'
import { Draft } from './draft'
import { draftDatabase, type DraftDatabase } from './draft-database'
import { isSubmitted } from './draft-state'
import type { DraftName } from './stored-draft'

interface Shelf {
  readonly database: DraftDatabase
  readonly drafts: Map<string, Draft>
  /** Who was last known to use this page: while a log-out clears the session, it is still their draft. */
  owner: string
}

/** Each portal has its own drafts, so that two of them in one page (tests, stories) share nothing. */
const shelves = new WeakMap<Services, Shelf>()

function shelfOf(services: Services): Shelf {
  const shelf = shelves.get(services) ?? {
    database: draftDatabase(services.draftFiles),
    drafts: new Map<string, Draft>(),
    owner: '',
  }
  shelves.set(services, shelf)
  return shelf
}

/** The one draft of that name in this page: opened when first asked for. */
export function draftOf(services: Services, name: DraftName): Draft {
  const { database, drafts } = shelfOf(services)
  const key = `${name.owner}/${name.applicationId ?? ''}`
  const draft = drafts.get(key) ?? new Draft({ name, database, local: services.local, now: services.now })
  drafts.set(key, draft)
  return draft
}

/** Opens the person's drafts in IndexedDB. Local storage loses its last seconds if the browser is killed. */
export async function restoreDrafts(services: Services): Promise<void> {
  const names = await shelfOf(services)
    .database.list(ownerOf(services))
    .catch(() => [])
  await Promise.all(names.map((name) => draftOf(services, name).ready))
}

/** Returns the person's submitted drafts whose page was closed before it showed the receipt. */
export const submittedDrafts = (services: Services): Draft[] =>
  [...shelfOf(services).drafts.values()].filter(
    ({ name, snapshot }) => name.owner === ownerOf(services) && isSubmitted(snapshot()),
  )

/** Whose drafts are meant: those of the person whose pages these are. */
export function ownerOf(services: Services): string {
  const shelf = shelfOf(services)
  shelf.owner = services.session.owner?.id ?? services.local.getItem('userID') ?? shelf.owner
  return shelf.owner
}
