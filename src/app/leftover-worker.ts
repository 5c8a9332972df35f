import { getDemoCachePrefix } from '@/lib/demo-caches'

/**
 * Removes a demo's service worker, which would respond instead of the host, and its caches. The portal has neither.
 * @param pages absolute URL of the portal's pages; workers of other folders belong to other programs
 */
export async function endLeftoverWorker(pages: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A browser that forbids storage rejects both; it has nothing to delete.
  for (const end of [endWorkers, deleteCaches]) await end(pages).catch(() => {})
}

async function endWorkers(pages: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === pages).map((worker) => worker.unregister()))
}

async function deleteCaches(pages: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(getDemoCachePrefix(pages))).map((name) => caches.delete(name)),
  )
}
