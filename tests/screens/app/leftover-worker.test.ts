import { afterEach, expect, test, vi } from 'vitest'
import { removeLeftoverWorker } from '@/app/leftover-worker'
import { getDemoCachePrefix } from '@/lib/demo-caches'

const { serviceWorker: workers } = navigator

/** No page of these tests is in this scope, so the workers affect none. */
const OURS = `${location.origin}/left-over/`
const THEIRS = `${location.origin}/left-over/of-others/`

const scopes = async () =>
  (await workers.getRegistrations()).map(({ scope }) => scope).filter((one) => one.startsWith(OURS))

afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const registration of await workers.getRegistrations())
    if (registration.scope.startsWith(OURS)) await registration.unregister()
})

test('a demo’s worker in the portal’s folder is unregistered, others are not', async () => {
  for (const scope of [OURS, THEIRS]) await workers.register('/mockServiceWorker.js', { scope })
  expect(await scopes()).toEqual([OURS, THEIRS])
  await removeLeftoverWorker(OURS)
  expect(await scopes()).toEqual([THEIRS])
})

test('a demo’s caches in the portal’s folder are deleted, others are not', async () => {
  const others = [`${getDemoCachePrefix(THEIRS)}1`, 'of another program']
  for (const name of [`${getDemoCachePrefix(OURS)}1`, `${getDemoCachePrefix(OURS)}2`, ...others])
    await caches.open(name)
  await removeLeftoverWorker(OURS)
  expect(await caches.keys()).toEqual(others)
})

test('a browser that forbids storage causes no error', async () => {
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('no', 'SecurityError'))
  vi.spyOn(workers, 'getRegistrations').mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'))
  await expect(removeLeftoverWorker(OURS)).resolves.toBeUndefined()
})
