import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CallName } from '@/contract'
import { expectLogged } from '@tests/support/console-watch'
import { ACTING_EXCEPTIONS, listFaults, findSignByRule } from '../../faults/screens'
import { recordSavedFiles } from '@tests/support/files'
import { actUnder, doneWell } from './acting'
import { ACTIONS } from './actions'
import { fetchCode, withoutFocus } from './before-all'
import { callsOfRail } from './rail'
import { matrixOf } from './rows'

const { tryCalls, expectComplete } = matrixOf('acting', ACTING_EXCEPTIONS)

/** Calls of the rail, which no action needs. */
let without: readonly CallName[] = []
beforeAll(async () => {
  const unfocused = withoutFocus()
  await fetchCode()
  without = await callsOfRail()
  return unfocused
})

describe('a failed write is reported, loses nothing, and can be repeated once', () => {
  test.each(ACTIONS)('$name', async (action) => {
    expectLogged(/\.php \w+: /)
    vi.spyOn(window, 'open').mockReturnValue(null)
    const setting = { action, without, saved: recordSavedFiles() }
    const calls = await doneWell(setting)
    const cells = calls.flatMap((call) => listFaults(call, 'acting').map((kind) => `${call} ${kind}`))
    const texts = Object.entries(action.says ?? {}).flatMap(([call, by]) =>
      Object.keys(by).map((kind) => `${call} ${kind}`),
    )
    expect(cells).toEqual(expect.arrayContaining(texts))
    await tryCalls({
      subject: action,
      calls,
      signOf: (tried) => findSignByRule(action, tried),
      cellUnder: (attempt) => actUnder(setting, calls, attempt),
    })
  })
})

test('covers every call that writes or fetches, without unneeded exceptions', () => {
  expectComplete(({ isWrite, isFile }) => isWrite || isFile)
})
