import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'
import { findRow, countCalls } from './council-helpers'

// Written by earlier versions of the portal, so this format must stay readable.

const HEAT = /Heat stress among outdoor workers/

/** The HOD of application 22 was saved, and the e-mail was not sent. */
const UNSENT =
  '[{"key":"hod:22","about":"Application 22: approval requested from the HOD, Prof. Sunil Jayasinghe",' +
  '"to":"sunil@samanala.example","subject":"APPROVE PROJECT","at":"2026-11-20T03:00:00.000Z","unsent":{"letter":' +
  '{"to":"sunil@samanala.example","subject":"APPROVE PROJECT","html":"<p>Dear Professor</p>"},' +
  '"saved":"{\\"app_ID\\":\\"22\\",\\"name\\":\\"Prof. Sunil Jayasinghe\\",\\"email\\":\\"sunil@samanala.example\\"}",' +
  '"first":true,"unconfirmed":false}}]'

test('an approver saved by an earlier version is only e-mailed', async () => {
  const stored = { 'sentMail:3': UNSENT }
  const { user, mock } = await renderPortal({ path: paths.requestApproval, person: 'admin@demo.urc', stored })
  const cell = within(await findRow(HEAT))
  expect(await cell.findByText('The HOD is saved, but the e-mail did not go out.')).toBeVisible()
  expect(cell.queryByText(/^Asked/)).toBeNull()
  await user.click(cell.getByRole('button', { name: /^Retry the e-mail/ }))
  expect(await screen.findByText('Email sent successfully!')).toBeVisible()
  expect(countCalls(mock, 'saveHod')).toBe(0)
  expect(countCalls(mock, 'sendEmail')).toBe(1)
})

test('a plan and a view of an earlier version are restored', async () => {
  const stored = {
    'decisionPlan:3': '{"envelopes":{"2026":"5,000,000"},"amounts":{"17":"1,250,000"}}',
    'views:3:view-applications': '[{"name":"Granted ones","search":"status=Granted"}]',
  }
  const { user } = await renderPortal({
    path: COUNCIL_PAGES.Admin.approvedApplications,
    person: 'admin@demo.urc',
    stored,
  })
  await user.click(await screen.findByRole('tab', { name: 'Decision board' }))
  expect(await screen.findByLabelText('Annual budget (LKR)')).toHaveValue('5,000,000')
  expect(screen.getByDisplayValue('1,250,000')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  const dashboard = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  await user.click(dashboard.getByRole('link', { name: /^View Applications/ }))
  await user.click(await screen.findByRole('button', { name: 'List' }))
  expect(await screen.findByRole('button', { name: 'Granted ones' })).toBeVisible()
})
