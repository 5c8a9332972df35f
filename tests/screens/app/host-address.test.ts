import { afterEach, expect, test, vi } from 'vitest'
import { copyHostSetting, getHostBase, isHostSettingValid } from '@/host'

/** Adds the setting to the page, as an operator does in the built page. */
function addHostSetting(content: string) {
  const setting = document.createElement('meta')
  setting.name = 'portal-host'
  setting.content = content
  document.head.append(setting)
}

afterEach(() => {
  document.querySelectorAll('meta[name="portal-host"]').forEach((setting) => setting.remove())
  vi.restoreAllMocks()
})

test.each([
  ['', `${location.origin}/`],
  ['  ', `${location.origin}/`],
  ['/RGMS', `${location.origin}/RGMS/`],
  ['host/', `${location.origin}/host/`],
  ['https://grants.example.org/RGMS', 'https://grants.example.org/RGMS/'],
  [' https://grants.example.org/RGMS/ ', 'https://grants.example.org/RGMS/'],
])('the setting %j gives the host address %s', (content, address) => {
  addHostSetting(content)
  expect(isHostSettingValid()).toBe(true)
  expect(getHostBase()).toBe(address)
})

test.each(['http://', 'http://127.0.0.1:99999/RGMS/', 'localhost:8080/RGMS/', 'javascript:alert(1)'])(
  'the setting %s is not accepted as an address',
  (content) => {
    addHostSetting(content)
    expect(isHostSettingValid()).toBe(false)
  },
)

test('a page without the setting uses the host beside it', () => {
  expect(getHostBase()).toBe(`${location.origin}/`)
})

test.each([
  ['<meta name="portal-host" content="/RGMS/">', `${location.origin}/RGMS/`],
  // The operator has removed the line.
  ['', `${location.origin}/`],
])('a prerendered page copies the setting of index.html: %j', async (setting, address) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(`<!doctype html><head>${setting}</head>`))
  await copyHostSetting()
  expect(getHostBase()).toBe(address)
})
