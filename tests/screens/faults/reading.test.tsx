import { beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@/contract'
import { createMock } from '@mocks/create-mock'
import { expectLogged } from '@tests/support/console-watch'
import { isSession } from '../../faults/screens'
import { callsOfRail, RAIL } from './rail'
import { openedWell, readUnder } from './reading'
import { cellsOf, inTurn, matrixOf } from './rows'
import { VISITS } from './visits'

const tryCalls = matrixOf({
  name: 'reading',
  // The session is checked before every screen in the same way.
  some: (calls, turn) =>
    calls.filter((call) => !isSession(call) || turn % 8 === 0).flatMap((call) => inTurn(cellsOf(call), turn)),
})

/** What the list at the side reads. */
let ofTheList: readonly CallName[] = []
beforeAll(async () => {
  ofTheList = await callsOfRail()
})

describe('a screen says what it could not read, offers a way on, and is whole afterwards', () => {
  test.each(VISITS)('$name', async (visit) => {
    expectLogged(/\.php \w+: /)
    const opened = { visit, mock: createMock(), without: ofTheList }
    const { lines, calls } = await openedWell(opened)
    await tryCalls(visit.name, calls, (attempt) => readUnder(opened, lines, attempt))
  })

  test('the list of screens at the side', async () => {
    const opened = { visit: RAIL, mock: createMock(), without: [] }
    const { lines } = await openedWell(opened)
    expect(ofTheList.length).toBeGreaterThan(0)
    await tryCalls(opened.visit.name, ofTheList, (attempt) => readUnder(opened, lines, attempt))
  })
})
