import type { Conditions } from './implementation'
import { clearStore, restoreSnapshot, takeSnapshot, type StoreSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import type { SessionRow } from './model/tables'

/** The whole state of a mock host. Files of earlier versions contain no conditions except `moment`. */
export interface World extends StoreSnapshot, Partial<Conditions> {
  readonly moment: number
  /** E-mail address of the logged-in person, or `VISITOR`; only in a file. */
  readonly person?: string | undefined
}

export const takeWorld = (store: Store, conditions: Conditions): World => ({ ...takeSnapshot(store), ...conditions })

/** Keeps log-ins of people that the world contains. For a world of another version, throws a zod error and changes nothing. */
export function restoreWorld(store: Store, world: StoreSnapshot): void {
  const previous = takeSnapshot(store)
  const logIns = getLogIns(store)
  try {
    restoreSnapshot(store, world)
  } catch (error) {
    clearStore(store)
    restoreSnapshot(store, previous)
    throw error
  }
  restoreLogIns(store, logIns)
}

type LogIn = Pick<SessionRow, 'sid' | 'userId'>

const getLogIns = (store: Store): LogIn[] => store.sessions.all().map(({ sid, userId }) => ({ sid, userId }))

function restoreLogIns(store: Store, logIns: readonly LogIn[]): void {
  store.sessions.clear()
  for (const { sid, userId } of logIns) {
    const personExists = userId !== null && store.people.get(userId) !== undefined
    store.sessions.insert({ sid, userId: personExists ? userId : null, applicationId: null })
  }
}
