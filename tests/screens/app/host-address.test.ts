import { afterEach, expect, test } from 'vitest'
import { hostBase, isHostCallable } from '@/host'

/** Writes the setting into the page, as an operator would into the built page. */
function name(content: string) {
  const setting = document.createElement('meta')
  setting.name = 'portal-host'
  setting.content = content
  document.head.append(setting)
}

afterEach(() => document.querySelectorAll('meta[name="portal-host"]').forEach((setting) => setting.remove()))

test.each([
  ['', `${location.origin}/`],
  ['  ', `${location.origin}/`],
  ['/RGMS', `${location.origin}/RGMS/`],
  ['host/', `${location.origin}/host/`],
  ['https://grants.example.org/RGMS', 'https://grants.example.org/RGMS/'],
  [' https://grants.example.org/RGMS/ ', 'https://grants.example.org/RGMS/'],
])('the setting %j of the page is read when it is loaded: %s', (written, address) => {
  name(written)
  expect(isHostCallable()).toBe(true)
  expect(hostBase()).toBe(address)
})

test.each(['http://', 'http://127.0.0.1:99999/RGMS/', 'localhost:8080/RGMS/', 'javascript:alert(1)'])(
  'the setting %s is not accepted as an address',
  (written) => {
    name(written)
    expect(isHostCallable()).toBe(false)
  },
)

test('the host of a page without the setting is beside the page', () => {
  expect(hostBase()).toBe(`${location.origin}/`)
})
