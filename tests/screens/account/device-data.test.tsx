import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { getStorageKeys } from '@/lib/storage'
import { storedDraft } from '@tests/screens/apply/application'
import { pressInAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { makePdfFile } from '@tests/support/pdf-file'

const things = async () => {
  const list = await screen.findByRole('list', { name: 'Kept on this device' })
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
}

const sizeOf = (title: string) =>
  screen
    .getByRole('heading', { name: title })
    .closest('li')
    ?.textContent?.match(/[\d.]+ [kM]?B/)?.[0]

test('the page lists an applicant’s items with sizes, and deletes them', async () => {
  const stage = await renderPortal({ path: paths.applyUploads, person: 'applicant@demo.urc', stored: storedDraft() })
  const { user, services } = stage
  await user.upload(await screen.findByLabelText('Project Proposal'), await makePdfFile('proposal.pdf', 2))
  await screen.findByText('2 pages')
  await user.click(screen.getByRole('link', { name: 'What this device keeps of you' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'What this device keeps of you' })).toBeVisible()
  expect(await things()).toEqual(['Draft of a new application', 'Your name, role and e-mail address'])
  expect(screen.getByText('With 1 of its files.')).toBeVisible()
  expect(sizeOf('Draft of a new application')).toMatch(/kB$/)
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Delete: Draft of a new application' }))
  await pressInAlert(user, /^Delete from this device: Draft of a new application\?/, 'Delete')
  await waitFor(async () => expect(await things()).toEqual(['Your name, role and e-mail address']))
  expect(getStorageKeys(services.local).filter((key) => /formData|draftStamp/.test(key))).toEqual([])
})

test('the page lists the council’s items, and others’ only as a size', async () => {
  const { user, services } = await renderPortal({
    path: paths.profile,
    person: 'admin@demo.urc',
    stored: {
      'sentMail:3': JSON.stringify([
        { key: 'hod:4', about: '4_2026, HOD', to: 'h@x.example', subject: 's', at: '2026-11-01T09:00:00.000Z' },
      ]),
      'decisionPlan:3': '{}',
      'views:3:budgets': JSON.stringify([{ name: 'Mine', search: '?q=a' }]),
      'preferences:3': '{"density":"compact"}',
      'preferences:5': '{"density":"compact"}',
      'sentMail:5': '[]',
      ...storedDraft({ owner: '1' }),
    },
  })
  await user.click(await screen.findByRole('link', { name: /What this device keeps/ }))
  expect(await things()).toEqual([
    'The record of 1 e-mail from this device',
    'The amounts you plan to give',
    'Saved views of 1 list',
    'How you like your lists',
    'Your name, role and e-mail address',
  ])
  expect(screen.getByText(/are kept here for other people/)).toBeVisible()
  expect(screen.queryByText(/4_2026/)).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Delete all' }))
  await pressInAlert(user, /^Delete everything that can be deleted\?/, 'Delete')
  await waitFor(async () => expect(await things()).toEqual(['Your name, role and e-mail address']))
  expect(services.local.getItem('sentMail:5')).toBe('[]')
  expect(services.local.getItem('formData')).not.toBeNull()
})

test('the page shows a visitor the items of a page opened by link', async () => {
  const { user, services } = await renderPortal({
    path: paths.deviceData,
    stored: { 'hod:4': JSON.stringify({ typed: { remarks: 'Sound.' }, tried: [] }), ...storedDraft() },
  })
  expect(await things()).toEqual(['Answer as HOD to application 4_2026'])
  expect(screen.getByText(/are kept here for people who have logged out/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in to see yours' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Delete: Answer as HOD to application 4_2026' }))
  await pressInAlert(user, /^Delete from this device/, 'Delete')
  expect(await screen.findByText('Nothing is kept.')).toBeVisible()
  expect(services.local.getItem('hod:4')).toBeNull()
})
