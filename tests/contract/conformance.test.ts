import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import { mockHost } from './host'
import { runSuite } from './run-suite'
import { accessSteps, ownershipSteps } from './steps/access'
import { suite } from './suite'

/** Where the mock behaves as the legacy host by default. */
const HABITS = [
  'submitReview2: a mark of 0 is a mark',
  'submitReview3: one that nobody asked for is refused, or kept',
  'submitBudget: is refused without a grant',
  'submitProgressReport: is refused without a grant',
]

const runs = await Promise.all((['legacy', 'clean'] as const).map(async (dialect) => runSuite(await mockHost(dialect))))

describe.each(runs)('$host', ({ lines }) => {
  it.each(lines)('$call: $tries', (line) => {
    const { call, tries } = line
    const known = HABITS.includes(`${call}: ${tries}`)
    expect(line).toMatchObject(known ? { verdict: 'known' } : { verdict: 'pass' })
  })
})

it('makes every call of the contract as somebody who may, beside the refusals that are derived from it', () => {
  const derived = new Set([...accessSteps, ...ownershipSteps])
  const made = new Set(suite.filter((step) => !derived.has(step)).map(({ call }) => call))
  expect(Object.keys(contract).filter((call) => !made.has(call as keyof typeof contract))).toEqual([])
})
