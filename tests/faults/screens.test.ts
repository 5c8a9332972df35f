import { describe, expect, it } from 'vitest'
import { CALLS } from './calls'
import { BY_NO_SCREEN, isSilent, KINDS, kindsOf, SCREEN_ROWS, SILENCES } from './screens'

const rowsOf = (call: string) => SCREEN_ROWS.filter((row) => row.call === call)

describe('the matrix of the screens', () => {
  it('has every call of the contract, but for those that no screen makes', () => {
    const missing = CALLS.map(({ name }) => name).filter((name) => rowsOf(name).length === 0)
    expect(missing).toEqual(BY_NO_SCREEN.flatMap(({ calls }) => calls))
  })

  it('has a place for each way in which a call fails', () => {
    const wrong = SCREEN_ROWS.filter(({ call, words }) => {
      const kinds = CALLS.flatMap(({ name }) => (name === call ? kindsOf(name) : []))
      return KINDS.some((kind, index) => kinds.includes(kind) !== (words[index] !== '-'))
    })
    expect(wrong).toEqual([])
  })

  it('has a reason for each failure that a screen does not mention, and no reason without need', () => {
    const silent = new Set(SCREEN_ROWS.filter(({ words }) => words.some(isSilent)).map(({ call }) => call))
    expect(new Set(SILENCES.flatMap(({ calls }) => calls))).toEqual(silent)
  })
})
