import { expect, it, vi } from 'vitest'
import { createJsonCodec, discardAllUnsaved, createStoredValue } from '@/lib/stored-value'
import { createMemoryStorage } from '@tests/support/memory-storage'

const words = createJsonCodec((json): readonly string[] => (Array.isArray(json) ? json.map(String) : []))

/** Rejects writes until it is restored. */
const fill = (storage: Storage) =>
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

it('a stored value is written as its text and read from it', () => {
  const storage = createMemoryStorage()
  const stored = createStoredValue(storage, 'words', words)
  expect(stored.read()).toEqual([])
  expect(stored.write(['one'])).toBe(true)
  expect(storage.getItem('words')).toBe('["one"]')
  expect(createStoredValue(storage, 'words', words).read()).toEqual(['one'])
  expect(createStoredValue(storage, 'others', words).read()).toEqual([])
})

it.each(['', '{', '{"a":1}'])('a stored value reads an invalid %o as nothing', (text) => {
  const storage = createMemoryStorage()
  storage.setItem('words', text)
  expect(createStoredValue(storage, 'words', words).read()).toEqual([])
})

it('a stored value of nothing leaves no item', () => {
  const storage = createMemoryStorage()
  storage.setItem('word', '"one"')
  createStoredValue(
    storage,
    'word',
    createJsonCodec((json): unknown => json),
  ).write(null)
  expect(storage.length).toBe(0)
})

it('the same text is checked once and read as the same value', () => {
  const check = vi.fn<(json: unknown) => object>((json) => ({ json }))
  const storage = createMemoryStorage()
  const stored = createStoredValue(storage, 'any', createJsonCodec(check))
  stored.write({ a: 1 })
  expect(stored.read()).toBe(stored.read())
  expect(check).toHaveBeenCalledTimes(1)
  stored.write({ a: 2 })
  expect(stored.read()).toEqual({ json: { a: 2 } })
})

it('a value that cannot be stored is kept for this page', () => {
  const storage = createMemoryStorage()
  fill(storage)
  const stored = createStoredValue(storage, 'words', words)
  expect(stored.isSaved()).toBe(true)
  expect(stored.write(['one'])).toBe(false)
  expect(stored.isSaved()).toBe(false)
  expect(createStoredValue(storage, 'words', words).read()).toEqual(['one'])
  expect(createStoredValue(createMemoryStorage(), 'words', words).read()).toEqual([])
  stored.discardUnsaved()
  expect(stored.read()).toEqual([])

  stored.write(['two'])
  discardAllUnsaved(storage)
  expect(stored.read()).toEqual([])
})

it('a value stored later replaces the unstored one', () => {
  const storage = createMemoryStorage()
  const stored = createStoredValue(storage, 'words', words)
  const full = fill(storage)
  stored.write(['one'])
  full.mockRestore()
  expect(stored.write(['two'])).toBe(true)
  expect(stored.isSaved()).toBe(true)
  expect(stored.read()).toEqual(['two'])
})

it('a forbidden storage holds nothing', () => {
  const getItem = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const storage = Object.assign(createMemoryStorage(), { getItem })
  expect(createStoredValue(storage, 'words', words).read()).toEqual([])
})
