import { expect, test } from 'vitest'
import { createSavedViews, removeView, addView } from '@/table/saved-views'
import { createMemoryStorage } from '@tests/support/memory-storage'

function createViews(storedText?: string) {
  const storage = createMemoryStorage()
  if (storedText !== undefined) storage.setItem('views:12', storedText)
  return { storage, views: createSavedViews(storage, 'views:12') }
}
const openView = { name: 'Open', search: 'year=2026' }
const mineView = { name: 'Mine', search: 'q=nimal' }

test('reads saved views only under their key', () => {
  const { storage, views } = createViews()
  expect(views.write(addView(addView([], openView), mineView))).toBe(true)
  expect(views.read()).toEqual([mineView, openView])
  expect(createSavedViews(storage, 'views:13').read()).toEqual([])
})

test('replaces a view of the same name, and deletes a view', () => {
  const updatedView = { ...openView, search: 'year=2025' }
  expect(addView([mineView, openView], updatedView)).toEqual([mineView, updatedView])
  expect(removeView([mineView, openView], 'Mine')).toEqual([openView])
})

test.each(['{', '{"name":"Open"}', '[1, null, {"name": "Open"}]'])('ignores the stored text %s', (storedText) => {
  expect(createViews(storedText).views.read()).toEqual([])
})

test('returns false if the browser cannot save the views', () => {
  const storage = createMemoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(createSavedViews(storage, 'views:12').write([openView])).toBe(false)
})
