import type { Conditions } from '@/wire/mock/conditions'
import { clearStore, restoreSnapshot, takeSnapshot, type StoreSnapshot } from './model/snapshot'
import type { Store } from './model/store'
import type { SessionRow } from './model/tables'

/** Everything that a state restores. An older one lacks all conditions but the moment. */
export interface World extends StoreSnapshot, Partial<Conditions> {
  readonly moment: number
  /** E-mail address of who was logged in, or `VISITOR`; only in a file. */
  readonly person?: string | undefined
}

export const takeWorld = (store: Store, conditions: Conditions): World => ({ ...takeSnapshot(store), ...conditions })

/** Keeps log-ins of people in the world. Throws a zod error and changes nothing for a world of another version. */
export function putWorld(store: Store, world: StoreSnapshot): void {
  const before = takeSnapshot(store)
  const people = loggedIn(store)
  try {
    restoreSnapshot(store, world)
  } catch (error) {
    clearStore(store)
    restoreSnapshot(store, before)
    throw error
  }
  logInAgain(store, people)
}

type LogIn = Pick<SessionRow, 'sid' | 'userId'>

const loggedIn = (store: Store): LogIn[] => store.sessions.all().map(({ sid, userId }) => ({ sid, userId }))

function logInAgain(store: Store, people: readonly LogIn[]): void {
  store.sessions.clear()
  for (const { sid, userId } of people) {
    const isKnown = userId !== null && store.people.get(userId) !== undefined
    store.sessions.insert({ sid, userId: isKnown ? userId : null, applicationId: null })
  }
}
