import { expect, test } from 'vitest'
import { paths, getReturnPath, toReturnSearch } from '@/paths'

const readReturnPath = (next: string) => getReturnPath(new URLSearchParams({ next }))

test.each([
  paths.profile,
  '/viewapplication?q=tank%20cascades&page=2',
  '/moredetails/12#reviews',
  '/@nirmala',
  '/home?next=//evil.example',
])('a path of the portal is the return path: %s', (next) => {
  expect(readReturnPath(next)).toBe(next)
  expect(getReturnPath(new URLSearchParams(toReturnSearch(next)))).toBe(next)
})

test.each([
  '',
  '/',
  'profile',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/\r\n\\evil.example/',
  '\t//evil.example/',
  '/.//evil.example/',
  '/profile/..//evil.example/',
  '/%2e//evil.example/',
  '//user@evil.example/',
  '//портал.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '//',
])('the return path is the dashboard instead of %j', (next) => {
  expect(readReturnPath(next)).toBe(paths.dashboard)
})

test.each([
  '/／evil.example',
  '/\u2028//\t/../..//evil.example',
  '/\u0000/evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/%5Cevil.example',
])('the return path always stays on this site: %j', (next) => {
  const { origin, pathname } = new URL(readReturnPath(next), location.origin)
  expect(origin).toBe(location.origin)
  expect(pathname.startsWith('//')).toBe(false)
})
