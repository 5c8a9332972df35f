import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const DECIDE = { path: `${COUNCIL_PAGES.urc.approvedApplications}/19?view=board`, person: 'urc@demo.urc' }
const SWITCHED_OFF = { [storedItems.preferences('4')]: '{"hasShortcuts":false}' }

async function openPage(settings: Parameters<typeof renderPortal>[0]) {
  const stage = await renderPortal(settings)
  await stage.user.click(await screen.findByRole('heading', { level: 1 }))
  return stage
}

const findShortcutsDialog = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))

/** Returns the shortcuts below a heading, such as "N: Next undecided". */
function getShortcuts(dialog: Awaited<ReturnType<typeof findShortcutsDialog>>, title: string): string[] {
  const section = dialog.getByRole('heading', { name: title }).parentElement
  return Array.from(section?.querySelectorAll('dt') ?? []).map((term) => {
    const keys = Array.from(term.querySelectorAll('kbd')).map(({ textContent }) => textContent)
    return `${keys.join(' ')}: ${term.nextElementSibling?.textContent}`
  })
}

const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('? lists the shortcuts of the page and those of every page', async () => {
  const { user } = await openPage(DECIDE)
  await user.keyboard('?')
  const dialog = await findShortcutsDialog()
  expect(getShortcuts(dialog, 'On this page')).toEqual([
    'P: Previous application',
    'N: Next undecided',
    'G: Go to the details of a grant',
    'D: Go to Deny',
  ])
  expect(getShortcuts(dialog, 'On every page')).toEqual([
    'Ctrl K: Find anything in the portal (on a Mac: ⌘ K)',
    '?: Keyboard shortcuts',
    'F8: Go to a message or to the sending list, and back',
    'Shift F8: Undo the newest entry that is not sent yet',
    '↑ ↓: Go to the row above or below, in a list',
    'Esc: Close a dialog or a menu, hide a label',
  ])
  await expectAccessible()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a single-key shortcut works on a Tamil keyboard layout', async () => {
  await openPage(DECIDE)
  fireEvent.keyDown(document.body, { key: 'ல', code: 'KeyN' })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /19_2026/ })).toBeNull())
})

test('? types in a field and opens nothing over a dialog', async () => {
  const { user } = await openPage({ path: paths.newAccount, person: 'urc@demo.urc' })
  const name = screen.getByLabelText('First Name')
  await user.type(name, 'Who?')
  expect(name).toHaveValue('Who?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const search = within(await screen.findByRole('dialog', { name: 'Find' }))
  search.getByRole('button', { name: 'Close' }).focus()
  await user.keyboard('?')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('? lists no shortcuts of the council for applicants', async () => {
  const { user } = await openPage({ path: paths.dashboard, person: 'applicant@demo.urc' })
  await user.keyboard('?')
  const dialog = await findShortcutsDialog()
  expect(dialog.getByText('This page has no keys of its own.')).toBeVisible()
  expect(dialog.queryByText(/^Undo/)).toBeNull()
  await expectAccessible()
})

test('the list opens from the search, and switches single keys on again', async () => {
  const { user } = await openPage({ ...DECIDE, stored: SWITCHED_OFF })
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const search = within(await screen.findByRole('dialog', { name: 'Find' }))
  await user.click(search.getByRole('button', { name: 'Keyboard shortcuts' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  const dialog = await findShortcutsDialog()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
  expect(dialog.getByText('Single keys and Ctrl K are switched off on this device.')).toBeVisible()
  expect(dialog.queryByText('Next undecided')).toBeNull()
  expect(getShortcuts(dialog, 'On every page').map((line) => line.split(':')[0])).toEqual([
    'F8',
    'Shift F8',
    '↑ ↓',
    'Esc',
  ])
  await expectAccessible()
  await user.click(dialog.getByRole('checkbox'))
  expect(await dialog.findByText('Next undecided')).toBeVisible()
  expect(dialog.queryByText(/are switched off/)).toBeNull()
  await user.keyboard('{Escape}')
  await expectNoDialog()
  expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus()
  await user.keyboard('?')
  await findShortcutsDialog()
})
