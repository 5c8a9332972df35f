/**
 * Ends the service worker of a demo that was served at this address before: it would keep answering in the host's
 * place. The portal itself never registers one.
 * @param pages absolute address of the portal's own pages; workers of other folders belong to other programs
 */
export async function endLeftoverWorker(pages: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter(({ scope }) => scope === pages).map((worker) => worker.unregister()))
}
