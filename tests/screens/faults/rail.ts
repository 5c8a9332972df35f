import { cleanup, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { paths } from '@/paths'
import { isSessionCall, RAIL_NAME } from '../../faults/screens'
import { openPortal } from './stage'
import type { Visit } from './visits'

/** A council page that makes no calls: only its menu and its rail depend on the host. */
export const RAIL: Visit = { name: RAIL_NAME, path: paths.newAccount, person: 'admin@demo.urc' }

/** Returns the calls of the rail. It is the same beside every screen, so one is enough. */
export async function callsOfRail() {
  const { mock, settled } = await openPortal({ path: paths.newAccount, person: 'admin@demo.urc' })
  // The rail starts once the page is shown, and makes one call after the other.
  await waitFor(() => expect(mock.calls.some((call) => !isSessionCall(call))).toBe(true))
  await settled()
  const calls = [...new Set(mock.calls)].filter((call) => !isSessionCall(call))
  cleanup()
  return calls
}
