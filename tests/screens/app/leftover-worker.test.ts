import { afterEach, expect, test, vi } from 'vitest'
import { removeLeftoverWorker } from '@/app/leftover-worker'
import { getDemoCachePrefix } from '@/lib/demo-caches'

const { serviceWorker: workers } = navigator

/** No test page is in this scope, so the workers affect no test. */
const PORTAL_SCOPE = `${location.origin}/left-over/`
const OTHER_SCOPE = `${location.origin}/left-over/of-others/`

const getScopes = async () =>
  (await workers.getRegistrations()).map(({ scope }) => scope).filter((scope) => scope.startsWith(PORTAL_SCOPE))

afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const registration of await workers.getRegistrations())
    if (registration.scope.startsWith(PORTAL_SCOPE)) await registration.unregister()
})

test('only the worker in the portal’s folder is unregistered', async () => {
  for (const scope of [PORTAL_SCOPE, OTHER_SCOPE]) await workers.register('/mockServiceWorker.js', { scope })
  expect(await getScopes()).toEqual([PORTAL_SCOPE, OTHER_SCOPE])
  await removeLeftoverWorker(PORTAL_SCOPE)
  expect(await getScopes()).toEqual([OTHER_SCOPE])
})

test('only the demo’s caches in the portal’s folder are deleted', async () => {
  const otherCaches = [`${getDemoCachePrefix(OTHER_SCOPE)}1`, 'of another program']
  for (const name of [`${getDemoCachePrefix(PORTAL_SCOPE)}1`, `${getDemoCachePrefix(PORTAL_SCOPE)}2`, ...otherCaches])
    await caches.open(name)
  await removeLeftoverWorker(PORTAL_SCOPE)
  expect(await caches.keys()).toEqual(otherCaches)
})

test('a browser that forbids storage causes no error', async () => {
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('no', 'SecurityError'))
  vi.spyOn(workers, 'getRegistrations').mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'))
  await expect(removeLeftoverWorker(PORTAL_SCOPE)).resolves.toBeUndefined()
})
