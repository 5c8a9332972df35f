import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { pressInAlert } from '@tests/support/alerts'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { watchSavedFiles } from '../council/saved-files'

async function save(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.dashboard, person: 'applicant@demo.urc', ...settings })
  const saved = watchSavedFiles()
  await stage.user.click(await screen.findByRole('button', { name: 'Dates for my calendar' }))
  return { ...stage, saved }
}

async function linesOf(saved: ReadonlyMap<string, Blob | undefined>) {
  await waitFor(() => expect(saved.get('research-grants.ics')?.type).toBe('text/calendar;charset=utf-8'))
  const text = await saved.get('research-grants.ics')?.text()
  return (text ?? '').replaceAll('\r\n ', '').split('\r\n')
}

test('the deadline and unsent reports are saved for the calendar', async () => {
  const { saved } = await save()
  const lines = await linesOf(saved)
  expect(lines).toContain('DTSTART:20261130T103000Z')
  expect(lines).toContain('UID:deadline-2026@urc.university-of-samanala')
  const reports = lines.filter((line) => line.startsWith('UID:report-'))
  expect(reports.length).toBeGreaterThan(0)
  expect(new Set(reports).size).toBe(reports.length)
})

test('without a grant only the deadline is saved', async () => {
  const { saved } = await save({ person: 'newcomer@demo.urc' })
  const lines = await linesOf(saved)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('unknown dates are listed', async () => {
  const { user, saved } = await save({
    person: 'newcomer@demo.urc',
    faults: [{ call: 'getApplicationDates', kind: 'no-dates' }],
  })
  await pressInAlert(user, 'There is no date to save. When applications close is not known.', 'OK')
  expect(saved.size).toBe(0)
})

test('the reports alone are saved, with a warning, if the deadline is unknown', async () => {
  const { user, saved } = await save({ faults: [{ call: 'getApplicationDates', kind: 'no-dates' }] })
  await pressInAlert(user, /^Saved, but not all is known\. When applications close is not known\./, 'OK')
  expect((await linesOf(saved)).filter((line) => line.startsWith('UID:deadline-'))).toEqual([])
})

test('a host that does not respond yields no file', async () => {
  const { user, saved } = await save({ faults: [{ call: 'listSubmittedApplications', kind: 'refused' }] })
  await pressInAlert(user, /^The dates could not be read\./, 'OK')
  expect(saved.size).toBe(0)
})
