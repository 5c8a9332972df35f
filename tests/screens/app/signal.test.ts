import { expect, test, vi } from 'vitest'
import { browserChannel, storageChannel, type SessionMessage } from '@/api/session-channel'
import { createMemoryStorage } from '@tests/support/memory-storage'

const out: SessionMessage = { kind: 'out', id: '7' }

test('a signal of one tab reaches the others, and not itself', async () => {
  const name = `session ${crypto.randomUUID()}`
  const [one, other] = [browserChannel(name, createMemoryStorage()), browserChannel(name, createMemoryStorage())]
  const heard = { one: vi.fn<(word: SessionMessage) => void>(), other: vi.fn<(word: SessionMessage) => void>() }
  one.listen(heard.one)
  other.listen(heard.other)
  one.send(out)
  await expect.poll(() => heard.other.mock.calls).toEqual([[out]])
  expect(heard.one).not.toHaveBeenCalled()
})

test('a browser without channels signals through storage and leaves nothing stored', () => {
  const local = createMemoryStorage()
  const hear = vi.fn<(word: SessionMessage) => void>()
  const channel = storageChannel('session', local)
  channel.listen(hear)
  // The event that the other tabs get.
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: JSON.stringify(out) }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: '"nonsense"' }))
  expect(hear.mock.calls).toEqual([[out]])
  channel.send(out)
  expect(local.length).toBe(0)
})
