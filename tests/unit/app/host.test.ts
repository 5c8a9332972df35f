import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Returns what the portal makes of the settings that `apply-settings.php` has written into a page. */
async function readSettings(folder: string, host: string) {
  const metas: Readonly<Record<string, string>> = { 'portal-folder': folder, 'portal-host': host }
  const querySelector = (selector: string) => ({ content: metas[/"(.*)"/.exec(selector)?.[1] ?? ''] })
  vi.stubGlobal('document', { querySelector })
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  const { getHostBase, getPagesAddress, isHostSettingValid } = await import('@/host')
  expect(isHostSettingValid()).toBe(true)
  return { pages: getPagesAddress(), host: getHostBase() }
}

it.each([
  ['beside the portal', '/RGMS/', '', 'https://portal.example/RGMS/'],
  ['in another folder', '/grants/', '/RGMS/', 'https://portal.example/RGMS/'],
  ['on another server', '/grants/', 'https://old-host.example/RGMS', 'https://old-host.example/RGMS/'],
])('finds a host %s from a portal in a folder', async (_, folder, host, address) => {
  expect(await readSettings(folder, host)).toEqual({ pages: `https://portal.example${folder}`, host: address })
})
