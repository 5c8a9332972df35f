import { cleanup, screen } from '@testing-library/react'
import type { CallName } from '@/contract'
import type { Mock } from '@mocks/create-mock'
import type { Place } from '../../faults/screens'
import { logInAgain, lookAfter, wrongWords, type Attempt, type Cell } from './cell'
import { buttonsNamed, openPortal, type Stage } from './stage'
import type { Visit } from './visits'

interface Opened {
  readonly visit: Visit
  readonly mock: Mock
  /** Calls of the list at the side, which are not made. */
  readonly without: readonly CallName[]
}

/** A screen as it is when nothing fails, and the calls that it makes. */
export async function openedWell({ visit: { path, person }, mock, without }: Opened) {
  const stage = await openPortal({ path, ...(person !== undefined && { person }), mock, without })
  const lines = await stage.settled()
  const calls = [...new Set(mock.calls)]
  cleanup()
  return { lines, calls }
}

const TRY_AGAIN = /^(Try again|Retry|Check again)/

/** Presses what the screen offers, now that every call is answered; the screen has to become what it is without a fault. */
async function goesOn(stage: Stage, place: Place, lines: readonly string[]): Promise<string[]> {
  stage.mend()
  if (place === 'same' || place === 'less') return []
  if (place === 'home') return screen.queryByText('I have an account') ? [] : ['offers no way to log in']
  if (place === 'login') await logInAgain(stage)
  else {
    const buttons = buttonsNamed(TRY_AGAIN)
    if (buttons.length === 0) return ['offers no way on']
    for (const button of buttons) if (button.isConnected) await stage.user.click(button)
  }
  const after = await stage.settled()
  const lacks = lines.filter((line) => !after.includes(line))
  const has = after.filter((line) => !lines.includes(line))
  if (lacks.length + has.length === 0) return []
  return [`is not whole afterwards: lacks ${lacks.slice(0, 5).join(' / ')}; has ${has.slice(0, 5).join(' / ')}`]
}

/** Opens a screen of which one call fails, and does what it offers then. */
export async function readUnder(opened: Opened, lines: readonly string[], { call, kind, was }: Attempt): Promise<Cell> {
  const { visit, mock, without } = opened
  const { path, person } = visit
  const stage = await openPortal({
    path,
    ...(person !== undefined && { person }),
    mock,
    without,
    failing: { call, kind },
  })
  try {
    const seen = await lookAfter(stage, lines, was)
    return { place: seen.place, wrong: [...wrongWords(call, kind, seen), ...(await goesOn(stage, seen.place, lines))] }
  } finally {
    mock.faults.clear()
    cleanup()
  }
}
