import { cleanup, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { paths } from '@/paths'
import { isSession, RAIL_NAME } from '../../faults/screens'
import { openPortal } from './stage'
import type { Visit } from './visits'

/** A page of the council that reads nothing itself: what it shows of the host are the menu and the list at the side. */
export const RAIL: Visit = { name: RAIL_NAME, path: paths.newAccount, person: 'admin@demo.urc' }

/** What the list at the side reads. It is the same beside every screen, so it is tried beside one. */
export async function callsOfRail() {
  const { mock, settled } = await openPortal({ path: paths.newAccount, person: 'admin@demo.urc' })
  // It begins once the page is shown, and reads one after the other.
  await waitFor(() => expect(mock.calls.some((call) => !isSession(call))).toBe(true))
  await settled()
  const calls = [...new Set(mock.calls)].filter((call) => !isSession(call))
  cleanup()
  return calls
}
