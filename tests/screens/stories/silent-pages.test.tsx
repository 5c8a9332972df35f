import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PAGES } from '@/app/routes'
import { contract, type CallName } from '@/contract'
import { renderPortal } from '@tests/support/render-portal'
import { SCREENS } from '../../../stories/support/screens'
import { isSent } from '../../../stories/support/states'

describe('a page without a story of loading', () => {
  /** The rail sends its calls in sequence. While its first call hangs, no other follows. */
  const FIRST_RAIL_CALL: CallName = 'listApplicationsToShortlist'
  const silentPages = PAGES.filter(({ path }) => !SCREENS[path]?.calls.some((call) => !isSent(call)))

  test.each(silentPages)('sends no read: $path', async ({ path, access }) => {
    const person = access === 'anyone' ? undefined : access === 'signed-in' ? 'applicant@demo.urc' : 'admin@demo.urc'
    const hasRail = person === 'admin@demo.urc'
    const { mock, container } = await renderPortal({
      path,
      ...(person !== undefined && { person }),
      faults: hasRail ? [{ call: FIRST_RAIL_CALL, kind: 'hang' }] : [],
    })
    await waitFor(() => expect(container.querySelector('main h1')).not.toBeNull())
    const pageCalls = mock.calls.filter((call) => !hasRail || call !== FIRST_RAIL_CALL)
    expect(pageCalls.filter((call) => !contract[call].reads.some((tag) => tag === 'session'))).toEqual([])
  })
})
