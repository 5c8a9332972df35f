import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { readPrintAdditions, emulatePrint } from '@tests/support/emulate-print'
import { renderPortal } from '@tests/support/render-portal'
import { findRow } from './council-helpers'

test.each([
  [COUNCIL_PAGES.Admin.requestReport, /Tank cascades/, ['Not Available', 'Not Available', 'Not Available']],
  [COUNCIL_PAGES.Admin.approveBudget, /Tank cascades/, ['Available', 'Not Available']],
  [paths.requestAgreement, /Soil seed banks/, ['Requested', 'Available', 'Available']],
  [COUNCIL_PAGES.Admin.approvedApplications, /Tank cascades/, ['Granted', 'Not Available']],
])('%s shows in print for %s: %j', async (path, title, states) => {
  await renderPortal({ path, person: 'admin@demo.urc' })
  await findRow(title)
  await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
  await emulatePrint()
  expect(readPrintAdditions(await findRow(title))).toEqual(states)
})
