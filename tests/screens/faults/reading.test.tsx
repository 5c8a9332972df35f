import { beforeAll, describe, test } from 'vitest'
import type { CallName } from '@/contract'
import { createMock } from '@mocks/create-mock'
import { expectLogged } from '@tests/support/console-watch'
import { fetchCode } from './fetch-code'
import { callsOfRail, RAIL } from './rail'
import { openedWell, readUnder } from './reading'
import { matrixOf, triedOf } from './rows'
import { VISITS } from './visits'

const tryCalls = matrixOf('reading')

/** What the list at the side reads. */
let ofTheList: readonly CallName[] = []
beforeAll(async () => {
  await fetchCode()
  ofTheList = await callsOfRail()
})

describe('a screen says what it could not read, offers a way on, and is whole afterwards', () => {
  test.each(triedOf(VISITS))('$name', async (visit) => {
    expectLogged(/\.php \w+: /)
    const opened = { visit, mock: createMock(), without: ofTheList }
    const { lines, calls } = await openedWell(opened)
    await tryCalls(visit.name, calls, (attempt) => readUnder(opened, lines, attempt))
  })

  test.each(triedOf([RAIL]))('$name', async (visit) => {
    const opened = { visit, mock: createMock(), without: [] }
    const { lines } = await openedWell(opened)
    await tryCalls(visit.name, ofTheList, (attempt) => readUnder(opened, lines, attempt))
  })
})
