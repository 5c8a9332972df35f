import { afterEach, expect, test, vi } from 'vitest'
import { sendExclusively } from '@/areas/apply/submission/submission-lock'
import { Draft } from '@/features/drafts/draft'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { makeGate } from '@tests/support/gate'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { storedDraft } from './application'

afterEach(() => vi.restoreAllMocks())

/** Creates a browser in which all tabs share one draft. */
function browser() {
  const local = createMemoryStorage()
  Object.entries(storedDraft()).forEach(([key, text]) => local.setItem(key, text))
  const database = `lock-${crypto.randomUUID()}`
  const drafts = createDraftDatabase(database)
  const name = { owner: '1', applicationId: null }
  const openTab = () => new Draft({ name, local, database: drafts, now: () => new Date('2026-11-20T04:00:00Z') })
  return { database, openTab }
}

test('of two tabs that submit or save one draft, one sends it', async () => {
  const { database, openTab } = browser()
  const gate = makeGate()
  const began = makeGate()
  const first = sendExclusively(openTab(), database, async () => {
    began.open()
    await gate.opened
    return 'first'
  })
  await began.opened
  const second = vi.fn<() => Promise<string>>()
  expect(await sendExclusively(openTab(), database, second)).toBeNull()
  expect(second).not.toHaveBeenCalled()
  gate.open()
  expect(await first).toEqual({ result: 'first' })
})

test('a browser that refuses locks still sends', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
  const { database, openTab } = browser()
  expect(await sendExclusively(openTab(), database, async () => 'sent')).toEqual({ result: 'sent' })
})

test('a failure under the lock is not sent again', async () => {
  const { database, openTab } = browser()
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('refused'))
  await expect(sendExclusively(openTab(), database, send)).rejects.toThrow('refused')
  expect(send).toHaveBeenCalledTimes(1)
})
