import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import { FAULTS } from '@/wire/mock/faults'
import { CALLS } from '@tests/faults/calls'
import { FAULT_NAMES } from '@tests/faults/faults'
import { computeRow, listProblems } from '@tests/faults/matrix'
import { findOutcomesByRule, EXCEPTIONS, findExpectedOutcomes, OUTCOMES, formatOutcomes } from '@tests/faults/rules'

const ROWS = CALLS.map((call) => [call.name, call] as const)

describe('under every fault', () => {
  it.each(ROWS)('%s matches the rules and is sent once', async (_, call) => {
    expect(listProblems(await computeRow(call))).toEqual([])
  })
})

describe('the matrix', () => {
  it('has every call of the contract and every fault of the mock', () => {
    expect(CALLS.map(({ name }) => name)).toEqual(Object.keys(contract))
    expect(FAULT_NAMES).toEqual(expect.arrayContaining(Object.keys(FAULTS)))
  })

  it('has a call for every fault and for every outcome of the legend', () => {
    const cells = FAULT_NAMES.map((fault) => CALLS.flatMap((call) => findExpectedOutcomes(call, fault)))
    expect(FAULT_NAMES.filter((_, index) => cells[index]?.length === 0)).toEqual([])
    const words = new Set(cells.flat().map((outcome) => formatOutcomes([outcome])))
    expect(words).toEqual(new Set(OUTCOMES.map(({ word }) => word)))
  })

  it('has no exception that a rule covers', () => {
    const redundantExceptions = EXCEPTIONS.flatMap(({ fault, calls }) =>
      CALLS.filter(({ name }) => calls.includes(name)).filter(
        (call) => findOutcomesByRule(call, fault).join() === findExpectedOutcomes(call, fault).join(),
      ),
    )
    expect(redundantExceptions).toEqual([])
  })
})
