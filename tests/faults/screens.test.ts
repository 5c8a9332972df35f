import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
import { CALLS } from './calls'
import { KINDS, kindsOf, SAMPLE, SCREEN_ROWS, unexplained } from './screens'

const rowsOf = (call: CallName) => SCREEN_ROWS.filter((row) => row.call === call)

describe('the matrix of the screens', () => {
  it('has every call of the contract', () => {
    const missing = CALLS.map(({ name }) => name).filter((name) => rowsOf(name).length === 0)
    expect(missing).toEqual([])
  })

  it('is tried in part with every test: each call, and each way in which one fails', () => {
    const tried = [...SAMPLE.values()].flat()
    expect(new Set(tried.map(({ call }) => call))).toEqual(new Set(SCREEN_ROWS.map(({ call }) => call)))
    expect(new Set(tried.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  })

  it('has a place for each way in which a call fails', () => {
    const wrong = SCREEN_ROWS.filter(({ call, words }) =>
      KINDS.some((kind, index) => kindsOf(call).includes(kind) !== (words[index] !== '-')),
    )
    expect(wrong).toEqual([])
  })

  it('has a reason for each failure that a screen does not mention, and no reason without need', () => {
    expect(unexplained()).toEqual([])
  })
})
