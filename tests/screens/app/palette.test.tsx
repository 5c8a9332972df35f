import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'

const openSearch = async (path: string, person: string, settings: PageSettings = {}) => {
  const stage = await renderPortal({ path, person, ...settings })
  await screen.findByRole('heading', { level: 1 })
  await stage.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Find' }))
  return { ...stage, dialog }
}

test('Ctrl K finds an application by number from any screen', async () => {
  const { user, dialog } = await openSearch(paths.newAccount, 'admin@demo.urc')
  expect(dialog.getByRole('combobox', { name: 'Find' })).toHaveFocus()
  await user.keyboard('13')
  const [first] = await dialog.findAllByRole('option', { name: /^13_2026/ })
  expect(first).toHaveTextContent('Granted')
  await expectAccessible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /^More Details/ })).toHaveFocus()
  expect(screen.getByText('Application 13_2026')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Enter right after a digit opens the application with that digit in its id', async () => {
  const { dialog, user } = await openSearch(paths.newAccount, 'admin@demo.urc')
  await user.keyboard('1')
  await dialog.findByRole('option', { name: /^13_2026/ })
  const field = dialog.getByRole('combobox', { name: 'Find' })
  // In a browser, React renders a discrete event before the next one, but no transition.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '13')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(await screen.findByText('Application 13_2026')).toBeVisible()
})

test.each([
  ['Sinhala', 'න'],
  ['Cyrillic', 'л'],
])('Ctrl K opens the search on a %s keyboard layout', async (_layout, key) => {
  await renderPortal({ path: paths.newAccount, person: 'admin@demo.urc' })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true })
  expect(await screen.findByRole('dialog', { name: 'Find' })).toBeVisible()
})

test('the search field receives a key that was pressed before it had the focus', async () => {
  const { user } = await renderPortal({ path: paths.newAccount, person: 'admin@demo.urc' })
  await screen.findByRole('heading', { level: 1 })
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('dialog', { name: 'Find' }) === null) return
    observer.disconnect()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Find' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('1')
  await user.keyboard('3')
  expect(field).toHaveValue('13')
})

test('a screen is found by a part of its name', async () => {
  const { user, dialog } = await openSearch(paths.newAccount, 'urc@demo.urc')
  await user.keyboard('send rev')
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
  await user.click(dialog.getByRole('option', { name: 'Send Reviewers' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Send Reviewers' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'the year')
  expect(await screen.findByRole('option', { name: 'The year' })).toBeVisible()
})

test('screens are found, with a note, if the applications cannot be loaded', async () => {
  const faults = [{ call: 'listApplications', kind: 'refused' }] as const
  const { user, dialog } = await openSearch(paths.newAccount, 'admin@demo.urc', { faults })
  expect(await dialog.findByText('The applications could not be read; screens can be found.')).toBeVisible()
  await user.keyboard('send rev')
  expect(await dialog.findByRole('option', { name: 'Send Reviewers' })).toBeVisible()
})

test('commands for the current application come first', async () => {
  const { user, dialog } = await openSearch('/moredetails/13', 'admin@demo.urc')
  await user.keyboard('agreement')
  const options = await dialog.findAllByRole('option')
  expect(options[0]).toHaveTextContent('Find 13_2026 in Request Agreement')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Request Agreement' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByRole('row', { name: /^Select Recycled plastics|Recycled plastics/ })).toBeVisible()
})

test('applicants find their submitted applications, but no drafts and no council screens', async () => {
  const { user, dialog } = await openSearch('/dashboard', 'applicant@demo.urc')
  expect(dialog.queryByRole('option', { name: 'Send Reviewers' })).toBeNull()
  await user.keyboard('mangrove')
  expect(await dialog.findByText('Nothing is called that.')).toBeVisible()
  await user.clear(dialog.getByRole('combobox', { name: 'Find' }))
  await user.keyboard('peat')
  expect(await dialog.findByRole('option', { name: /Peat swamps/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the search does not open over a dialog', async () => {
  const { user } = await renderPortal({ path: paths.orderApplications, person: 'admin@demo.urc' })
  await user.click(await screen.findByRole('button', { name: /^Open Flowering times/ }))
  await screen.findByRole('dialog', { name: /^Flowering times/ })
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull()
})

test('shortcuts can be switched off, and the Find button remains', async () => {
  const { user, dialog } = await openSearch(paths.newAccount, 'admin@demo.urc')
  await user.click(dialog.getByRole('checkbox', { name: 'Single keys and Ctrl K act on this device' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
})
