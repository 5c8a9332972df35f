import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/app/paths'
import { deleteDraft, exportDraft, hasDraft } from '@/features/drafts/draft-at-log-out'
import { expectAccessible } from '../../support/axe'
import { renderPortal } from '../../support/render-portal'
import { watchSaving } from '../grants/files'
import { storedDraft } from './application'

async function open(stored: Record<string, string>, person = 'applicant@demo.urc') {
  const stage = await renderPortal({ path: paths.applyProfile, person, stored })
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
  return stage
}

/** Another tab writes the same draft, and the browser tells this one. */
function writeElsewhere(local: Storage, name: string) {
  const { formData, draftStamp } = storedDraft({ form: { name }, savedAt: '2026-11-20T03:29:00.000Z' })
  local.setItem('formData', formData)
  local.setItem('draftStamp', draftStamp.replace('"earlier"', '"other tab"'))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draftStamp' })))
}

test('typing in the older of two tabs shows both versions and lets the person pick', async () => {
  const { user, services } = await open(storedDraft({ form: { name: 'First' } }))
  writeElsewhere(services.local, 'Second')
  expect(await screen.findByRole('button', { name: 'Changed in another tab: compare' })).toBeVisible()
  await user.type(screen.getByLabelText('Name'), '!')
  expect(await screen.findByRole('dialog', { name: 'This draft was changed in another tab' })).toBeVisible()
  expect(screen.getByText('First!')).toBeVisible()
  expect(screen.getByText('Second')).toBeVisible()
  expect(screen.getByText(/^Other tab, saved \d\d:\d\d$/)).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Use the other tab’s version' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Second')
  expect(screen.getByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
})

test('the version on this page can be kept', async () => {
  const { user, services } = await open(storedDraft({ form: { name: 'First' } }))
  writeElsewhere(services.local, 'Second')
  await user.click(await screen.findByRole('button', { name: 'Changed in another tab: compare' }))
  await user.click(await screen.findByRole('button', { name: 'Keep this page’s version' }))
  expect(screen.getByLabelText('Name')).toHaveValue('First')
  expect(JSON.parse(services.local.getItem('formData') ?? '{}').name).toBe('First')
})

test('another person’s draft is never shown; it can be left or deleted', async () => {
  const { user, services } = await open(storedDraft({ owner: '77', form: { name: 'Secret', position: 'Secret' } }))
  expect(screen.getByLabelText('Name')).toHaveValue('Nirmala Jayawardhana')
  expect(screen.getByLabelText('Position')).toHaveValue('')
  expect(screen.getByText(/^Another person’s draft is kept on this device/)).toBeVisible()
  expect(services.local.getItem('formData@77')).toContain('Secret')
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/^Another person’s draft/)).toBeNull())
  expect(services.local.getItem('formData@77')).toBeNull()
})

test('another person’s draft is deleted where the browser keeps no files, too', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError')
  })
  const { user, services } = await open(storedDraft({ owner: '77', form: { name: 'Secret' } }))
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(/^Another person’s draft/)).toBeNull())
  expect(services.local.getItem('formData@77')).toBeNull()
})

test('a full device is said plainly and stays said', async () => {
  const { user, services } = await open(storedDraft())
  vi.spyOn(services.local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText('Position'), '!')
  expect(await screen.findByText(/^Not saved: this device has no room left/)).toBeVisible()
  expect(screen.getByLabelText('Position')).toHaveValue('Senior Lecturer!')
})

test('start again empties the draft and what is stored of it', async () => {
  const { user, services } = await open(storedDraft())
  await user.click(screen.getByRole('button', { name: 'Draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Start again' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByLabelText('Position')).toHaveValue(''))
  expect(services.local.getItem('formData')).toBeNull()
})

test('a copy can be saved to a file', async () => {
  const saved = watchSaving()
  const { user } = await open(storedDraft())
  await user.click(screen.getByRole('button', { name: 'Draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save a copy to a file' }))
  await waitFor(() => expect(saved).toEqual([{ name: 'application-draft-2026-11-20.json', type: 'application/json' }]))
})

test('at log-out the draft is there to be exported or deleted', async () => {
  const saved = watchSaving()
  const { services } = await open(storedDraft())
  expect(hasDraft(services)).toBe(true)
  await exportDraft(services)
  expect(saved).toHaveLength(1)
  await act(() => deleteDraft(services))
  expect(hasDraft(services)).toBe(false)
  expect(services.local.getItem('formData')).toBeNull()
})
