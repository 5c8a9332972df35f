import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DESKS } from '@/app/desks'
import { paths } from '@/app/paths'
import { addedOnPaper, printed } from '@tests/support/on-paper'
import { renderPortal } from '@tests/support/render-portal'
import { row } from './mailing'

test.each([
  [DESKS.Admin.requestReport, /Soil seed banks/, ['Available', 'Available', 'Available']],
  [DESKS.Admin.requestReport, /Tank cascades/, ['Not Available', 'Not Available', 'Not Available']],
  [DESKS.Admin.approveBudget, /Tank cascades/, ['Available', 'Not Available']],
  [paths.requestAgreement, /Soil seed banks/, ['Requested', 'Available', 'Available']],
  [DESKS.Admin.approvedApplications, /Tank cascades/, ['Granted', 'Not Available']],
])('%s printed says of %s: %j', async (path, title, states) => {
  await renderPortal({ path, person: 'admin@demo.urc' })
  await row(title)
  await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
  await printed()
  expect(addedOnPaper(await row(title))).toEqual(states)
})
