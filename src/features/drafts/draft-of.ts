import type { Services } from '@/api/services'
import { Draft } from './draft'
import { draftDatabase, type DraftDatabase } from './draft-database'
import { isSubmitted } from './draft-state'
import type { DraftName } from './stored-draft'

interface Shelf {
  readonly database: DraftDatabase
  readonly drafts: Map<string, Draft>
  /** Last known user of this page, who still owns the drafts while a log-out clears the session. */
  owner: string
}

/** One shelf per portal, so that two portals in one page (tests, stories) share nothing. */
const shelves = new WeakMap<Services, Shelf>()

function shelfOf(services: Services): Shelf {
  const shelf = shelves.get(services) ?? {
    database: draftDatabase(services.draftDatabaseName),
    drafts: new Map<string, Draft>(),
    owner: '',
  }
  shelves.set(services, shelf)
  return shelf
}

/** Returns the page's only instance of a draft; opens it on first use. */
export function draftOf(services: Services, name: DraftName): Draft {
  const { database, drafts } = shelfOf(services)
  const key = `${name.owner}/${name.applicationId ?? ''}`
  const draft = drafts.get(key) ?? new Draft({ name, database, local: services.local, now: services.now })
  drafts.set(key, draft)
  return draft
}

/** Opens the user's drafts in IndexedDB. Local storage loses its last seconds if the browser is killed. */
export async function restoreDrafts(services: Services): Promise<void> {
  const names = await shelfOf(services)
    .database.list(ownerOf(services))
    .catch(() => [])
  await Promise.all(names.map((name) => draftOf(services, name).ready))
}

/** Returns the user's submitted drafts whose page was closed before it showed the receipt. */
export const submittedDrafts = (services: Services): Draft[] =>
  [...shelfOf(services).drafts.values()].filter(
    ({ name, snapshot }) => name.owner === ownerOf(services) && isSubmitted(snapshot()),
  )

/** Returns the id of the user whose pages these are, even during a log-out. */
export function ownerOf(services: Services): string {
  const shelf = shelfOf(services)
  shelf.owner = services.session.owner?.id ?? services.local.getItem('userID') ?? shelf.owner
  return shelf.owner
}
