import { beforeAll, describe, test } from 'vitest'
import type { CallName } from '@/contract'
import { createMock } from '@mocks/create-mock'
import { expectLogged } from '@tests/support/console-watch'
import { fetchCode, withoutFocus } from './before-all'
import { callsOfRail, RAIL } from './rail'
import { openedWell, readUnder } from './reading'
import { matrixOf } from './rows'
import { VISITS } from './visits'

const tryCalls = matrixOf('reading')

/** What the list at the side reads. */
let ofTheList: readonly CallName[] = []
beforeAll(async () => {
  const unfocused = withoutFocus()
  await fetchCode()
  ofTheList = await callsOfRail()
  return unfocused
})

describe('a screen says what it could not read, offers a way on, and is whole afterwards', () => {
  test.each([...VISITS, RAIL])('$name', async (visit) => {
    expectLogged(/\.php \w+: /)
    const isRail = visit === RAIL
    const opened = { visit, mock: createMock(), without: isRail ? [] : ofTheList }
    const { lines, calls } = await openedWell(opened)
    await tryCalls(visit.name, isRail ? ofTheList : calls, (attempt) => readUnder(opened, lines, attempt))
  })
})
