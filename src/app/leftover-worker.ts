/**
 * Ends the service worker that a demo has left on this device, where the portal is now served in its place: it
 * would go on standing between page and host (users S14). The portal itself never registers one.
 * @param pages absolute address of the portal's own pages; workers of other folders are other people's
 */
export async function endLeftoverWorker(pages: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === pages).map((worker) => worker.unregister()))
}
