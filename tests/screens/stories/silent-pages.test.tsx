import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PAGES } from '@/app/routes'
import { contract, type CallName } from '@/contract'
import { renderPortal } from '@tests/support/render-portal'
import { SCREENS } from '../../../stories/support/screens'
import { isSent } from '../../../stories/support/states'

describe('a page that reads nothing, and so has no story of loading,', () => {
  /** The first call of the rail, which makes its calls in sequence: while this one hangs, no other follows. */
  const FIRST_OF_THE_RAIL: CallName = 'listApplicationsToShortlist'
  const silent = PAGES.filter(({ path }) => !SCREENS[path]?.calls.some((call) => !isSent(call)))

  test.each(silent)('reads nothing: $path', async ({ path, access }) => {
    const person = access === 'anyone' ? undefined : access === 'signed-in' ? 'applicant@demo.urc' : 'admin@demo.urc'
    const hasRail = person === 'admin@demo.urc'
    const { mock, container } = await renderPortal({
      path,
      ...(person !== undefined && { person }),
      faults: hasRail ? [{ call: FIRST_OF_THE_RAIL, kind: 'hang' }] : [],
    })
    await waitFor(() => expect(container.querySelector('main h1')).not.toBeNull())
    const ofThePage = mock.calls.filter((call) => !hasRail || call !== FIRST_OF_THE_RAIL)
    expect(ofThePage.filter((call) => !contract[call].reads.some((tag) => tag === 'session'))).toEqual([])
  })
})
