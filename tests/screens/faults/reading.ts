import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { CallName } from '@/contract'
import type { Mock } from '@mocks/create-mock'
import { findSignByRule, type Place, type Sign, type FaultyCall } from '../../faults/screens'
import { logInAgain, lookAfter, wrongWords, type Attempt, type Cell } from './cell'
import { buttonsNamed, linesOfPage, openPortal, type OpenPortal } from './stage'
import type { Visit } from './visits'

interface Opened {
  readonly visit: Visit
  readonly mock: Mock
  /** Calls of the rail, which are not made. */
  readonly without: readonly CallName[]
}

async function visited({ visit: { path, person }, mock, without }: Opened) {
  const stage = await openPortal({ path, ...(person !== undefined && { person }), mock, without })
  const lines = await stage.settled()
  const calls = [...new Set(mock.calls)]
  cleanup()
  return { lines, calls }
}

/** Returns the lines and calls of a screen without a fault. */
export async function openedWell(opened: Opened) {
  // Lazy components render immediately only on the second visit.
  await visited(opened)
  return visited(opened)
}

/** Without a session, a page for members leads to the home page. */
export function signOf(visit: Visit, tried: FaultyCall): Sign {
  if (tried.call !== 'checkSession') return findSignByRule(visit, tried)
  if (visit.isOpen) return 'nothing'
  return tried.kind === 'signed-out' ? 'home' : 'message'
}

const TRY_AGAIN = /^(Try again|Retry|Check again)/

/** Ends the faults and presses the offered buttons; the screen must then look as it does without a fault. */
async function goesOn(stage: OpenPortal, place: Place, lines: readonly string[]): Promise<string[]> {
  stage.mend()
  if (place === 'same' || place === 'less') return []
  if (place === 'home') return screen.queryByText('I have an account') ? [] : ['offers no way to log in']
  if (place === 'login') await logInAgain(stage)
  else {
    const buttons = buttonsNamed(TRY_AGAIN)
    if (buttons.length === 0) return ['offers no way on']
    for (const button of buttons) if (button.isConnected) await stage.user.click(button)
  }
  try {
    await waitFor(() => expect(differenceFrom(lines)).toBe(''))
    return []
  } catch {
    return [`is not whole afterwards: ${differenceFrom(lines)}`]
  }
}

function differenceFrom(lines: readonly string[]): string {
  const now = linesOfPage()
  const signed = [
    ...lines.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !lines.includes(line)).map((line) => `+ ${line}`),
  ]
  return signed.slice(0, 10).join(' / ')
}

/** Opens a screen of which one call fails, then takes the offered action. */
export async function readUnder(opened: Opened, lines: readonly string[], attempt: Attempt): Promise<Cell> {
  const { visit, mock, without } = opened
  const { call, kind } = attempt
  const { path, person } = visit
  const stage = await openPortal({
    path,
    ...(person !== undefined && { person }),
    mock,
    without,
    failing: { call, kind },
  })
  try {
    const seen = await lookAfter(stage, lines, attempt)
    return { place: seen.place, wrong: [...wrongWords(attempt, seen), ...(await goesOn(stage, seen.place, lines))] }
  } finally {
    mock.faults.clear()
    cleanup()
  }
}
