import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import { mockHost } from './host'
import { runSuite } from './run-suite'
import { suite } from './suite'

const runs = await Promise.all((['legacy', 'clean'] as const).map(async (dialect) => runSuite(await mockHost(dialect))))

describe.each(runs)('$host', ({ lines }) => {
  it.each(lines)('$call: $tries', (line) => {
    expect(line).toEqual({ call: line.call, tries: line.tries, verdict: 'pass' })
  })
})

it('tries every call of the contract', () => {
  const tried = new Set(suite.map(({ call }) => call))
  expect(Object.keys(contract).filter((call) => !tried.has(call as keyof typeof contract))).toEqual([])
})
