import type { QueueStorage, StorageMethods } from './queue-storage'

/** Loads the storage on first use. If that fails, every method resolves to undefined, which counts as not stored. */
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
  return new Proxy({} as StorageMethods, { get: (_, name) => method(name as keyof StorageMethods) })
}
