import { afterEach, beforeEach, expect, test } from 'vitest'
import { getBrowserTab, clearTabStorage, isDatabaseOfAnyTab } from '@mocks/browser-tab'

const clearStorage = () => {
  sessionStorage.clear()
  localStorage.clear()
}
beforeEach(clearStorage)
afterEach(clearStorage)

const SEPARATE_TAB = { search: '?demo-tab=own&page=2' }
const SHARED_TAB = { search: '?page=2' }

test('a tab shares everything with its browser by default', () => {
  const tab = getBrowserTab(SHARED_TAB)
  expect(tab).toMatchObject({ session: 'page', suffix: '', isSeparate: false })
  expect(tab.local).toBe(localStorage)
  expect(tab.tab).toBe(sessionStorage)
})

test('a separate tab stays separate after a reload', () => {
  const tab = getBrowserTab(SEPARATE_TAB)
  expect(tab.isSeparate).toBe(true)
  expect(tab.session).not.toBe('page')
  const reloadedTab = getBrowserTab(SHARED_TAB)
  expect([reloadedTab.session, reloadedTab.suffix, reloadedTab.isSeparate]).toEqual([tab.session, tab.suffix, true])
  clearTabStorage()
  expect(getBrowserTab(SHARED_TAB).session).toBe(tab.session)
  expect(getBrowserTab(SEPARATE_TAB).session).toBe(tab.session)
})

test('a separate tab shares no storage with the others', () => {
  localStorage.setItem('userID', '1')
  sessionStorage.setItem('uid', '1')
  const { local, tab } = getBrowserTab(SEPARATE_TAB)
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
  const { suffix } = getBrowserTab(SEPARATE_TAB)
  expect(isDatabaseOfAnyTab('draft-files', 'draft-files')).toBe(true)
  expect(isDatabaseOfAnyTab(`draft-files${suffix}`, 'draft-files')).toBe(true)
  expect(isDatabaseOfAnyTab('draft-files-of-others', 'draft-files')).toBe(false)
})
