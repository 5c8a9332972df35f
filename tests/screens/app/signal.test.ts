import { expect, test, vi } from 'vitest'
import { browserSignal, storageSignal, type SessionWord } from '@/api/signal'
import { memoryStorage } from '@tests/support/memory-storage'

const out: SessionWord = { said: 'out', id: '7' }

test('what one tab tells, the others hear, and it does not', async () => {
  const name = `session ${crypto.randomUUID()}`
  const [one, other] = [browserSignal(name, memoryStorage()), browserSignal(name, memoryStorage())]
  const heard = { one: vi.fn<(word: SessionWord) => void>(), other: vi.fn<(word: SessionWord) => void>() }
  one.listen(heard.one)
  other.listen(heard.other)
  one.tell(out)
  await vi.waitFor(() => expect(heard.other).toHaveBeenCalledWith(out))
  expect(heard.one).not.toHaveBeenCalled()
})

test('a browser without channels tells by its storage, and keeps nothing of it', () => {
  const local = memoryStorage()
  const hear = vi.fn<(word: SessionWord) => void>()
  const signal = storageSignal('session', local)
  signal.listen(hear)
  // The browser tells the other tabs of each change; this is what they get.
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: JSON.stringify(out) }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: '"nonsense"' }))
  expect(hear.mock.calls).toEqual([[out]])
  signal.tell(out)
  expect(local.length).toBe(0)
})
