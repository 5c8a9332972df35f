import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserTab, clearTab, isNamed } from '@mocks/browser-tab'

const clear = () => {
  sessionStorage.clear()
  localStorage.clear()
}
beforeEach(clear)
afterEach(clear)

const OWN = { search: '?demo-tab=own&page=2' }
const PLAIN = { search: '?page=2' }

test('a tab shares everything with its browser by default', () => {
  const tab = browserTab(PLAIN)
  expect(tab).toMatchObject({ session: 'page', suffix: '', isOwn: false })
  expect(tab.local).toBe(localStorage)
  expect(tab.tab).toBe(sessionStorage)
})

test('a tab opened as separate stays separate', () => {
  const tab = browserTab(OWN)
  expect(tab.isOwn).toBe(true)
  expect(tab.session).not.toBe('page')
  const reloaded = browserTab(PLAIN)
  expect([reloaded.session, reloaded.suffix, reloaded.isOwn]).toEqual([tab.session, tab.suffix, true])
  clearTab()
  expect(browserTab(PLAIN).session).toBe(tab.session)
  expect(browserTab(OWN).session).toBe(tab.session)
})

test('a separate tab shares no storage with the others', () => {
  localStorage.setItem('userID', '1')
  sessionStorage.setItem('uid', '1')
  const { local, tab } = browserTab(OWN)
  expect([local.length, local.getItem('userID'), tab.length, tab.getItem('uid')]).toEqual([0, null, 0, null])
  local.setItem('userID', '2')
  local.setItem('draft', 'text')
  tab.setItem('uid', '2')
  expect([local.length, local.key(0), local.key(2), local.getItem('userID'), tab.key(0)]).toEqual([
    2,
    'userID',
    null,
    '2',
    'uid',
  ])
  expect([localStorage.getItem('userID'), sessionStorage.getItem('uid')]).toEqual(['1', '1'])
  local.removeItem('draft')
  expect(local.getItem('draft')).toBeNull()
  local.clear()
  expect([local.length, tab.getItem('uid')]).toEqual([0, '2'])
})

test('a separate tab’s database is found by its base name', () => {
  const { suffix } = browserTab(OWN)
  expect(isNamed('draft-files', 'draft-files')).toBe(true)
  expect(isNamed(`draft-files${suffix}`, 'draft-files')).toBe(true)
  expect(isNamed('draft-files-of-others', 'draft-files')).toBe(false)
})
