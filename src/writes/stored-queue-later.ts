import type { StoredQueue } from './stored-queue'

/** The same as `storedQueue`, whose code is fetched when it is first used: no page needs it to be shown. */
export function storedQueueLater(database: string, personId: string): StoredQueue {
  const loaded = async () => (await import('./stored-queue')).storedQueue(database, personId)
  return {
    put: async (writes) => (await loaded()).put(writes),
    claim: async (write, from) => (await loaded()).claim(write, from),
    list: async () => (await loaded()).list(),
    remove: async (ids) => (await loaded()).remove(ids),
  }
}
