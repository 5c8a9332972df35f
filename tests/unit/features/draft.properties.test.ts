import fc from 'fast-check'
import { beforeEach, it, onTestFinished, vi } from 'vitest'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { anyText } from '@tests/support/arbitrary-wire'
import { ACTS, DraftLife, TABS } from './draft-life'

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

it('whatever a page shows as saved is restored, after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30, size: 'max' }), async (isBegun, steps) => {
      const life = new DraftLife(isBegun)
      for (const one of steps) await life.live(one)
      await life.end()
    }),
  )
})
