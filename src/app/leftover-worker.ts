import { getDemoCachePrefix } from '@/lib/demo-caches'

/**
 * Removes the service worker of a demo and its caches. The worker would respond instead of the host.
 * @param pagesUrl absolute URL of the portal's pages; workers of other folders belong to other programs
 */
export async function removeLeftoverWorker(pagesUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A browser that forbids storage rejects both calls, and has nothing to delete.
  for (const remove of [unregisterWorkers, deleteCaches]) await remove(pagesUrl).catch(() => {})
}

async function unregisterWorkers(pagesUrl: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === pagesUrl).map((worker) => worker.unregister()))
}

async function deleteCaches(pagesUrl: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(getDemoCachePrefix(pagesUrl))).map((name) => caches.delete(name)),
  )
}
