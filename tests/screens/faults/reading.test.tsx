import { beforeAll, describe, test } from 'vitest'
import type { CallName } from '@/contract'
import { createMock } from '@mocks/create-mock'
import { expectLogged } from '@tests/support/console-watch'
import { isSessionCall, READING_EXCEPTIONS } from '../../faults/screens'
import { fetchCode, withoutFocus } from './before-all'
import { callsOfRail, RAIL } from './rail'
import { openedWell, readUnder, signOf } from './reading'
import { matrixOf } from './rows'
import { VISITS } from './visits'

const { tryCalls, expectComplete } = matrixOf('reading', READING_EXCEPTIONS)

let ofTheList: readonly CallName[] = []
beforeAll(async () => {
  const unfocused = withoutFocus()
  await fetchCode()
  ofTheList = await callsOfRail()
  return unfocused
})

/** Tries the session calls, which every page makes, only on pages without calls of their own. */
function callsToTry(calls: readonly CallName[]): readonly CallName[] {
  const own = calls.filter((call) => !isSessionCall(call))
  return own.length > 0 ? own : calls
}

describe('a failed read is reported, and the screen recovers', () => {
  test.each([...VISITS, RAIL])('$name', async (visit) => {
    expectLogged(/\.php \w+: /)
    const isRail = visit === RAIL
    const opened = { visit, mock: createMock(), without: isRail ? [] : ofTheList }
    const { lines, calls } = await openedWell(opened)
    await tryCalls({
      subject: visit,
      calls: isRail ? ofTheList : callsToTry(calls),
      signOf: (tried) => signOf(visit, tried),
      cellUnder: (attempt) => readUnder(opened, lines, attempt),
    })
  })
})

test('covers every call that only reads, without unneeded exceptions', () => {
  expectComplete(({ isWrite, isFile }) => !isWrite && !isFile)
})
