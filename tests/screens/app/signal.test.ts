import { expect, test, vi } from 'vitest'
import { browserChannel, storageChannel, type SessionMessage } from '@/api/session-channel'
import { createMemoryStorage } from '@tests/support/memory-storage'

const LOG_OUT_MESSAGE: SessionMessage = { kind: 'out', id: '7' }

test('a message of one tab reaches the other tabs, but not itself', async () => {
  const name = `session ${crypto.randomUUID()}`
  const [one, other] = [browserChannel(name, createMemoryStorage()), browserChannel(name, createMemoryStorage())]
  const listeners = { one: vi.fn<(message: SessionMessage) => void>(), other: vi.fn<(word: SessionMessage) => void>() }
  one.listen(listeners.one)
  other.listen(listeners.other)
  one.send(LOG_OUT_MESSAGE)
  await expect.poll(() => listeners.other.mock.calls).toEqual([[LOG_OUT_MESSAGE]])
  expect(listeners.one).not.toHaveBeenCalled()
})

test('a browser without BroadcastChannel sends messages through storage and leaves nothing stored', () => {
  const local = createMemoryStorage()
  const listener = vi.fn<(word: SessionMessage) => void>()
  const channel = storageChannel('session', local)
  channel.listen(listener)
  // The event in the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: JSON.stringify(LOG_OUT_MESSAGE) }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: '"nonsense"' }))
  expect(listener.mock.calls).toEqual([[LOG_OUT_MESSAGE]])
  channel.send(LOG_OUT_MESSAGE)
  expect(local.length).toBe(0)
})
