import fc from 'fast-check'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { Draft } from '@/features/drafts/draft'
import type { DraftDatabase } from '@/features/drafts/draft-database'
import { openDraft, parseDraft } from '@/features/drafts/stored-draft'
import { storedDraft, typedForm } from '@tests/screens/apply/application'
import { anyText } from '@tests/support/arbitrary-wire'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { ACTS, DraftLife, TABS, type Step } from './draft-life'

const step = fc.record({
  does: fc.constantFrom(...ACTS),
  tab: fc.constantFrom(...TABS),
  owner: fc.constantFrom('1', '1', '1', '2' as const),
  text: anyText,
  field: fc.constantFrom(...FILE_FIELDS.slice(0, 2)),
  room: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity)),
})

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Two actions never happen in the same millisecond.
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000))
  // All tabs have names of the same length, so that a draft takes the same room in every run.
  let tabs = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => Object.assign(bytes as object, { 0: ++tabs % 10, 1: 0 }) as never,
  )
})

async function live(isBegun: boolean, steps: readonly Step[]): Promise<void> {
  const life = new DraftLife(isBegun)
  for (const one of steps) await life.live(one)
  await life.end()
}

/** Regressions: sequences that lost changes or saved them twice. */
const RARE_LIVES: Record<string, ('earlier version' | Step['does'] | Partial<Step>)[]> = {
  'what is typed before a lost draft is restored is not adopted without a question': [
    'type',
    'kill, hold, then type',
    'release',
    'reload',
    'reload',
  ],
  'what is typed before a lost draft is restored is not adopted by the next page either': [
    'type',
    'kill, hold, then type',
    'reload',
    'release',
    'reload',
  ],
  'the files of a restored version are kept with the typed one': [
    'type',
    'choose',
    'kill, hold, then type',
    'release',
    'keep mine',
    'reload',
  ],
  'a late removal spares the draft that another tab has begun': [
    'type',
    { does: 'look', tab: 1 },
    'hold',
    'reload',
    'reset',
    { does: 'look', tab: 1 },
    { does: 'take theirs', tab: 1 },
    { does: 'type', tab: 1 },
    'release',
    'reload',
  ],
  'a late removal of a sent draft spares the next one': [
    'send and close',
    'hold',
    { does: 'reload', tab: 1 },
    'reload',
    { does: 'reset', tab: 1 },
    { does: 'type', tab: 1 },
    'release',
    'reload',
  ],
  'a sent record does not outrank a newer draft that cannot be read': [
    'send and close',
    'flush',
    'reload',
    { does: 'type', tab: 1 },
    'kill, then fail to read',
  ],
  'a sent draft is removed without room in local storage': ['send and close', 'kill without room', 'reload'],
  'a draft that only the documented keys hold is not saved again without a change': [
    'earlier version',
    'type',
    'kill without room',
    'fail always',
    'hold',
    { does: 'remove', tab: 1 },
    'refuse nothing',
  ],
  'a page without room for the draft keeps its files after another tab has removed it': [
    'choose',
    'kill without room',
    'refuse nothing',
    { does: 'reset', tab: 1 },
    'type',
  ],
  'a page that is opened during a save deletes no file of it': [
    'choose',
    'hold',
    { does: 'reload', tab: 1 },
    'type',
    'choose',
  ],
}

it.each(Object.entries(RARE_LIVES))('%s', async (_, steps) => {
  const lived = steps.flatMap((one): Step[] => {
    if (one === 'earlier version') return []
    const changes = typeof one === 'string' ? { does: one } : one
    return [{ does: 'look', tab: 0, owner: '1', text: 'typed', field: 'projectCV', room: 0, ...changes }]
  })
  await expect(live(steps[0] === 'earlier version', lived)).resolves.toBeUndefined()
})

it('does not offer a later save with the same content', async () => {
  const local = createMemoryStorage()
  Object.entries(storedDraft()).forEach(([key, text]) => local.setItem(key, text))
  const name = { owner: '1', applicationId: null }
  const opened = openDraft(local, name)
  const text = local.getItem('draft:1')?.replace('"revision":7', '"revision":8') ?? ''
  const database: DraftDatabase = {
    read: async () => ({ text, files: {} }),
    write: async () => 'written',
    list: async () => [],
  }
  const draft = new Draft({ name, local, database, now: () => new Date('2026-11-20T04:00:00Z') })
  draft.change({ ...typedForm, name: 'Typed' })
  await draft.ready
  expect([opened?.stamp?.revision, parseDraft(text)?.stamp?.revision]).toEqual([7, 8])
  expect(draft.snapshot().otherVersion).toBeNull()
})

it('whatever a page shows as saved is restored, after any actions', async () => {
  await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30, size: 'max' }), live))
})
