import { describe, expect, it } from 'vitest'
import type { CallName } from '@/contract'
import { CALLS } from './calls'
import { KINDS, kindsOf, SCREEN_ROWS, unexplained } from './screens'

const rowsOf = (call: CallName) => SCREEN_ROWS.filter((row) => row.call === call)

describe('the matrix of the screens', () => {
  it('has every call of the contract', () => {
    const missing = CALLS.map(({ name }) => name).filter((name) => rowsOf(name).length === 0)
    expect(missing).toEqual([])
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
