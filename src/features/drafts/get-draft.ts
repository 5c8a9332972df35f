import type { Services } from '@/api/services'
import { Draft } from './draft'
import { createDraftDatabase, type DraftDatabase } from './draft-database'
import { isSubmitted } from './draft-state'
import type { DraftName } from './stored-draft'

interface DraftRegistry {
  readonly database: DraftDatabase
  readonly drafts: Map<string, Draft>
  /** Last known user of this page, who still owns the drafts while a log-out clears the session. */
  owner: string
}

/** One registry per portal, so that two portals in one page (tests, stories) share nothing. */
const registries = new WeakMap<Services, DraftRegistry>()

function getRegistry(services: Services): DraftRegistry {
  const registry = registries.get(services) ?? {
    database: createDraftDatabase(services.draftDatabaseName),
    drafts: new Map<string, Draft>(),
    owner: '',
  }
  registries.set(services, registry)
  return registry
}

/** Returns the page's only instance of a draft. Opens the draft on first use. */
export function getDraft(services: Services, name: DraftName): Draft {
  const { database, drafts } = getRegistry(services)
  const key = `${name.owner}/${name.applicationId ?? ''}`
  const draft = drafts.get(key) ?? new Draft({ name, database, local: services.local, now: services.now })
  drafts.set(key, draft)
  return draft
}

/** Opens the user's drafts in IndexedDB. Local storage loses its last seconds if the browser is killed. */
export async function restoreDrafts(services: Services): Promise<void> {
  const names = await getRegistry(services)
    .database.list(getOwnerId(services))
    .catch(() => [])
  await Promise.all(names.map((name) => getDraft(services, name).ready))
}

/** Returns the user's submitted drafts whose page was closed before it showed the receipt. */
export const getSubmittedDrafts = (services: Services): Draft[] =>
  [...getRegistry(services).drafts.values()].filter(
    ({ name, snapshot }) => name.owner === getOwnerId(services) && isSubmitted(snapshot()),
  )

/** Returns the id of this page's user, even during a log-out. */
export function getOwnerId(services: Services): string {
  const registry = getRegistry(services)
  registry.owner = services.session.owner?.id ?? services.local.getItem('userID') ?? registry.owner
  return registry.owner
}
