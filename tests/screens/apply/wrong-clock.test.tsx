import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { fixedClock } from '@mocks/clock'
import { createMock } from '@mocks/create-mock'
import { closeAlert } from '@tests/support/alerts'
import { renderPortal } from '@tests/support/render-portal'
import { pdfOf, storedDraft } from './application'

/** The period ends on 30 November 2026, 16:00 in Sri Lanka. The portal has no other clock than that of its device. */
const LAST_HOUR = new Date('2026-11-30T15:00:00+05:30')
const DAY = 24 * 3600 * 1000

const person = 'applicant@demo.urc'

/** A complete application at its last step, on a device whose clock differs from the host's. */
async function open(device: Date, host: Date) {
  const mock = createMock({ clock: fixedClock(host) })
  const stage = await renderPortal({ path: paths.applyUploads, person, mock, now: device, stored: storedDraft() })
  for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs'])
    await stage.user.upload(await screen.findByLabelText(label), await pdfOf(`${label}.pdf`))
  await stage.user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Reviewers' })
  return stage
}

test('a device that is a day ahead takes the period for closed, says since when, and keeps the draft', async () => {
  const { services, mock } = await open(new Date(LAST_HOUR.getTime() + DAY), LAST_HOUR)
  expect(await screen.findByText(/Closed 30 Nov 2026, 16:00/)).toBeVisible()
  expect(await screen.findByText('You can submit only while applications are open.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
  expect(services.local.getItem('formData')).not.toBeNull()
  expect(mock.calls).not.toContain('submitGrant')
})

test('a device that is a day behind offers to submit: the host refuses, its words are shown, and the draft stays', async () => {
  const { user, services } = await open(LAST_HOUR, new Date(LAST_HOUR.getTime() + DAY))
  await user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  await closeAlert(user, /./)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(services.local.getItem('formData')).not.toBeNull()
})
