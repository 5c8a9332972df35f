import type { QueueStorage, StorageMethods } from './queue-storage'

/** Loads the storage on first use. If that fails, every method resolves to undefined, which counts as not stored. */
export function createLazyQueueStorage(database: string, page: string): StorageMethods {
  let loadedStorage: Promise<QueueStorage | undefined> | undefined
  const loadStorage = () =>
    (loadedStorage ??= import('./queue-storage').then(
      ({ createQueueStorage }) => createQueueStorage(database, page),
      () => (loadedStorage = undefined),
    ))
  const createMethod =
    (name: keyof StorageMethods) =>
    async (...args: never[]): Promise<unknown> =>
      ((await loadStorage())?.[name] as ((...args: never[]) => unknown) | undefined)?.(...args)
  return new Proxy({} as StorageMethods, { get: (_, name) => createMethod(name as keyof StorageMethods) })
}
