import { expect, test } from 'vitest'
import { savedViews, withoutView, withView } from '@/table/saved-views'
import { createMemoryStorage } from '@tests/support/memory-storage'

function viewsIn(kept?: string) {
  const storage = createMemoryStorage()
  if (kept !== undefined) storage.setItem('views:12', kept)
  return { storage, views: savedViews(storage, 'views:12') }
}
const open = { name: 'Open', search: 'year=2026' }
const mine = { name: 'Mine', search: 'q=nimal' }

test('a saved view can be read by name, only under its key', () => {
  const { storage, views } = viewsIn()
  expect(views.write(withView(withView([], open), mine))).toBe(true)
  expect(views.read()).toEqual([mine, open])
  expect(savedViews(storage, 'views:13').read()).toEqual([])
})

test('a view replaces one with the same name, and can be deleted', () => {
  const renewed = { ...open, search: 'year=2025' }
  expect(withView([mine, open], renewed)).toEqual([mine, renewed])
  expect(withoutView([mine, open], 'Mine')).toEqual([open])
})

test.each(['{', '{"name":"Open"}', '[1, null, {"name": "Open"}]'])('the stored text %s is ignored', (kept) => {
  expect(viewsIn(kept).views.read()).toEqual([])
})

test('saving reports a browser that stores nothing', () => {
  const storage = createMemoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(savedViews(storage, 'views:12').write([open])).toBe(false)
})
