import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBrowserTab, clearTabStorage, isDatabaseOfAnyTab } from '@mocks/browser-tab'

const clear = () => {
  sessionStorage.clear()
  localStorage.clear()
}
beforeEach(clear)
afterEach(clear)

const OWN = { search: '?demo-tab=own&page=2' }
const PLAIN = { search: '?page=2' }

test('a tab shares everything with its browser by default', () => {
  const tab = getBrowserTab(PLAIN)
  expect(tab).toMatchObject({ session: 'page', suffix: '', isOwn: false })
  expect(tab.local).toBe(localStorage)
  expect(tab.tab).toBe(sessionStorage)
})

test('a tab opened as separate stays separate', () => {
  const tab = getBrowserTab(OWN)
  expect(tab.isSeparate).toBe(true)
  expect(tab.session).not.toBe('page')
  const reloaded = getBrowserTab(PLAIN)
  expect([reloaded.session, reloaded.suffix, reloaded.isSeparate]).toEqual([tab.session, tab.suffix, true])
  clearTabStorage()
  expect(getBrowserTab(PLAIN).session).toBe(tab.session)
  expect(getBrowserTab(OWN).session).toBe(tab.session)
})

test('a separate tab shares no storage with the others', () => {
  localStorage.setItem('userID', '1')
  sessionStorage.setItem('uid', '1')
  const { local, tab } = getBrowserTab(OWN)
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
  const { suffix } = getBrowserTab(OWN)
  expect(isDatabaseOfAnyTab('draft-files', 'draft-files')).toBe(true)
  expect(isDatabaseOfAnyTab(`draft-files${suffix}`, 'draft-files')).toBe(true)
  expect(isDatabaseOfAnyTab('draft-files-of-others', 'draft-files')).toBe(false)
})
