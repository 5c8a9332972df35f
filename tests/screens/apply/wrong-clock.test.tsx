import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { fixedClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { renderPortal } from '@tests/support/render-portal'
import { makePdfFile } from '@tests/support/pdf-file'
import { storedDraft } from './application'

/** The period ends on 30 November 2026, 16:00 in Sri Lanka. */
const LAST_HOUR = new Date('2026-11-30T15:00:00+05:30')
const DAY = 24 * 3600 * 1000

const person = 'applicant@demo.urc'

/** Opens a complete application at its last step, on a device whose clock differs from the host's. */
async function open(device: Date, host: Date) {
  const mock = createMock({ clock: fixedClock(host) })
  const stage = await renderPortal({ path: paths.applyUploads, person, mock, now: device, stored: storedDraft() })
  for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs'])
    await stage.user.upload(await screen.findByLabelText(label), await makePdfFile(`${label}.pdf`))
  await stage.user.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Reviewers' })
  return stage
}

test('a device 20 days fast submits by the host’s clock, with a note', async () => {
  const { user, mock } = await open(new Date(LAST_HOUR.getTime() + 20 * DAY), LAST_HOUR)
  expect(await screen.findByText(/^Closes 30 Nov 2026, 16:00 .*, in 60 minutes$/)).toBeVisible()
  expect(screen.getByText(/^The clock of your device is 20 days fast\./)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  expect(await screen.findByText('Thank You! Your Data Successfully Submitted.')).toBeVisible()
  expect(mock.calls.filter((call) => call === 'submitApplication')).toHaveLength(1)
})

test('a device a day slow reports the closed period and keeps the draft', async () => {
  const { services, mock } = await open(LAST_HOUR, new Date(LAST_HOUR.getTime() + DAY))
  expect(await screen.findByText(/^Closed 30 Nov 2026, 16:00/)).toBeVisible()
  expect(screen.getByText(/^The clock of your device is 24 hours slow\./)).toBeVisible()
  expect(await screen.findByText('You can submit only while applications are open.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Finish and Submit' })).toBeNull()
  expect(services.local.getItem('formData')).not.toBeNull()
  expect(mock.calls).not.toContain('submitApplication')
})
