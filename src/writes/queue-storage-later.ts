import type { QueueStorage, StorageMethods } from './queue-storage'

/**
 * The storage of the queue, whose code is fetched when it is first used: no page needs it to be shown. While it cannot be
 * fetched, every method resolves to undefined, which counts as not stored.
 */
export function queueStorageLater(database: string, page: string): StorageMethods {
  let fetched: Promise<QueueStorage | undefined> | undefined
  const storage = () =>
    (fetched ??= import('./queue-storage').then(
      ({ deviceStorage }) => deviceStorage(database, page),
      () => (fetched = undefined),
    ))
  const method =
    (name: keyof StorageMethods) =>
    async (...given: never[]): Promise<unknown> =>
      ((await storage())?.[name] as ((...args: never[]) => unknown) | undefined)?.(...given)
  // Every name asked for is a method of the class, as the type says.
  return new Proxy({} as StorageMethods, { get: (_, name) => method(name as keyof StorageMethods) })
}
