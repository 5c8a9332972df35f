import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACTIONS, LONGEST_WAIT, play, type Step } from './life'

// DOMPurify needs a DOM.
vi.mock('@/writes/sanitise', () => ({ sanitise: (html: string) => html }))

const { SIMULATED_RUNS = '3000', SIMULATED_SEED = '20261128' } = process.env

const tab = fc.nat(2)
const application = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('press'),
      tab,
      action: fc.constantFrom(...ACTIONS),
      on: fc.array(application, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('wait'),
      milliseconds: fc.oneof(fc.integer({ min: 10, max: 500 }), fc.integer({ min: 500, max: LONGEST_WAIT })),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'undo',
        'go now',
        'go now',
        'go on',
        'dismiss',
        'send restored',
        'send restored',
        'discard',
      ),
      tab,
      everywhere: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('try again'), tab, way: fc.constantFrom('look', 'send') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('network'),
      is: fc.constantFrom('up', 'up', 'slow', 'down', 'dropping', 'losing', 'refusing'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('disk'), is: fc.constantFrom('works', 'fails', 'hangs') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('kill', 'kill', 'kill', 'log out'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('crash'),
      tab,
      after: fc.integer({ min: 1, max: 600 }),
      disk: fc.constantFrom('works', 'works', 'works', 'fails', 'hangs'),
      as: fc.constantFrom('this version', 'an earlier one'),
      sends: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('expire'), tab, after: fc.integer({ min: 1, max: 400 }) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('open') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sign in'), person: fc.nat(1), quietly: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('another desk'),
      on: application,
      status: fc.constantFrom('granted', 'denied'),
    }),
  },
) as fc.Arbitrary<Step>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// No time limit, because the caller chooses the number of lives.
test('random lives keep the invariants', { timeout: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), fc.nat(), async (steps, delays) => {
      expect(await play(steps, delays)).toEqual([])
    }),
    { numRuns: Number(SIMULATED_RUNS), seed: Number(SIMULATED_SEED), endOnFailure: false },
  )
})
