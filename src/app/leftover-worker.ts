import { demoCachePrefix } from '@/lib/demo-caches'

/**
 * Unregisters the service worker of a demo once served from this URL, which would keep responding instead of the host,
 * and deletes what the demo has stored. The portal itself does neither register a worker nor fill a cache.
 * @param pages absolute URL of the portal's own pages; workers of other folders belong to other programs
 */
export async function endLeftoverWorker(pages: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A browser that forbids storage refuses both, and has nothing left.
  for (const end of [endWorkers, deleteCaches]) await end(pages).catch(() => {})
}

async function endWorkers(pages: string): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === pages).map((worker) => worker.unregister()))
}

async function deleteCaches(pages: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(demoCachePrefix(pages))).map((name) => caches.delete(name)))
}
