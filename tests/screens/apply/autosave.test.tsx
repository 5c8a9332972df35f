import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SavedLine } from '@/areas/apply/draft-bar/saved-line'
import { paths } from '@/paths'
import { getDraft } from '@/features/drafts/get-draft'
import { hasDrafts } from '@/features/drafts/drafts-at-log-out'
import { expectAccessible } from '../../support/axe'
import { promptsBeforeClosing } from '../../support/prompts-before-closing'
import { renderPortal } from '../../support/render-portal'
import { recordSavedFiles } from '@tests/support/files'
import { storedDraft } from './application'

async function open(stored: Record<string, string>, person = 'applicant@demo.urc') {
  const stage = await renderPortal({ path: paths.applyProfile, person, stored })
  await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Profile' })
  return stage
}

/** Writes the same draft as another tab, at a moment at which the event has not arrived yet. */
function writeElsewhere(local: Storage, name: string) {
  const record = JSON.parse(local.getItem('draft:1') ?? '')
  record.formData.name = name
  Object.assign(record.draftStamp, { revision: 8, savedAt: '2026-11-20T03:29:00.000Z', tab: 'other' })
  local.setItem('draft:1', JSON.stringify(record))
}

test('the line does not alternate while the user types, and says that all is saved after a pause', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const at = new Date('2026-11-20T10:42:00')
  const { container, rerender } = render(<SavedLine saved={{ state: 'saved', at, isDurable: true }} />)
  expect(container).toHaveTextContent('Saved 10:42 on this device')
  for (const _ of 'key') {
    rerender(<SavedLine saved={{ state: 'saving' }} />)
    expect(container).toHaveTextContent('Saving on this device')
    act(() => void vi.advanceTimersByTime(399))
    rerender(<SavedLine saved={{ state: 'saved', at, isDurable: true }} />)
    act(() => void vi.advanceTimersByTime(399))
    expect(container).toHaveTextContent('Saving on this device')
  }
  act(() => void vi.advanceTimersByTime(1))
  expect(container).toHaveTextContent('Saved 10:42 on this device')
})

test('a tab shows what another tab has saved, and the next change includes it', async () => {
  const { user, services, openTab } = await open(storedDraft({ form: { name: 'First' } }))
  await screen.findByText(/^Saved \d\d:\d\d on this device$/)
  const other = getDraft(openTab().services, { owner: '1', applicationId: null })
  await other.ready
  other.change({ ...other.snapshot().form, name: 'Second' })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft:1' })))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Second'))
  await user.type(screen.getByLabelText('Position'), '!')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}')).toMatchObject({
    name: 'Second',
    position: expect.stringMatching(/!$/),
  })
})

test.each([
  ['Use the other tab’s version', 'Second'],
  ['Keep this page’s version', 'First!'],
])('typing in the older of two tabs offers both versions: %s', async (choice, name) => {
  const { user, services } = await open(storedDraft({ form: { name: 'First' } }))
  // Until the draft is open, the page follows the other tab.
  await screen.findByText(/^Saved .+ on this device$/)
  writeElsewhere(services.local, 'Second')
  // Without a click: a window that gets the focus shows the other version before anything is typed.
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'First!' } })
  expect(await screen.findByRole('dialog', { name: 'This draft was changed in another tab' })).toBeVisible()
  expect(screen.getByText('First!')).toBeVisible()
  expect(screen.getByText('Second')).toBeVisible()
  expect(screen.getByText(/^Other tab, saved \d\d:\d\d$/)).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: choice }))
  expect(screen.getByLabelText('Name')).toHaveValue(name)
  expect(await screen.findByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '{}').name).toBe(name)
})

test('steps and dashboard report a draft submitted before its page was closed', async () => {
  const { user, services } = await open(storedDraft({ submission: { appId: '40', done: ['grant', 'files', 'rows'] } }))
  expect(await screen.findByText('Application 40_2026 was submitted.')).toBeVisible()
  expect(screen.queryByLabelText('Position')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: /^Uploads/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Uploads' })).toBeVisible()
  expect(screen.getByText('Application 40_2026 was submitted.')).toBeVisible()
  expect(screen.queryByLabelText('Project Proposal')).toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body)
  // The step that is left shows the same text.
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  expect(await screen.findByText('Application 40_2026 was submitted.')).toBeVisible()
  expect(hasDrafts(services)).toBe(false)
})

test('a partly sent application is reported on every step', async () => {
  const { user } = await open(storedDraft({ submission: { appId: '40', done: ['grant'], begun: 'files' } }))
  expect(await screen.findByText('This application was sent, at least in part.')).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('link', { name: 'Go to the last step' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply New Grant: Reviewers' })).toBeVisible()
  expect(screen.queryByText('This application was sent, at least in part.')).toBeNull()
})

test('a full device is reported, and closing the page asks first', async () => {
  const { user, services } = await open(storedDraft())
  // The restored draft is saved first, and closing prompts meanwhile.
  await waitFor(() => expect(promptsBeforeClosing()).toBe(false))
  vi.spyOn(services.local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText('Position'), '!')
  expect(await screen.findByText(/^Not saved: this device is full/)).toBeVisible()
  expect(screen.getByLabelText('Position')).toHaveValue('Senior Lecturer!')
  await waitFor(() => expect(promptsBeforeClosing()).toBe(true))
})

test('a copy can be saved to a file', async () => {
  const saved = recordSavedFiles()
  const { user } = await open(storedDraft())
  await user.click(screen.getByRole('button', { name: 'More for this draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save a copy to a file' }))
  await waitFor(() => expect(saved).toEqual([{ name: 'application-draft-2026-11-20.json', type: 'application/json' }]))
})
