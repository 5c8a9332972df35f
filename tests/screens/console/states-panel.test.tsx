import { expect, test, vi } from 'vitest'
import type { StateActions } from '@mocks/console/mock-view'
import { createMock } from '@mocks/create-mock'
import type { Fault } from '@mocks/implementation'
import { WorldFileError } from '@mocks/world-file'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

const IN_FILE = {
  person: 'urc@demo.urc',
  faults: [{ call: 'listBudgets', kind: 'http-500', times: 2 }] satisfies Fault[],
}

function testStates() {
  let at: number | undefined
  return {
    getSavedAt: async () => at,
    save: vi.fn<StateActions['save']>(async () => {
      at = Date.parse('2027-01-18T09:05:00+05:30')
    }),
    restore: vi.fn<StateActions['restore']>(async () => {}),
    exportFile: async () => new Blob(['{}']),
    importFile: vi.fn<StateActions['importFile']>(async () => ({ ...(await createMock().takeWorld()), ...IN_FILE })),
    reload: vi.fn<StateActions['reload']>(),
  }
}

async function openStates(states: StateActions) {
  const { user } = openConsole('empty', undefined, undefined, states)
  const controls = await openControls(user, 'States')
  await controls.findByRole('button', { name: 'Save' })
  return { user, controls }
}

test('a state is saved and restored, and its time is shown', async () => {
  const states = testStates()
  const { user, controls } = await openStates(states)
  expect(controls.getByText('Nothing is saved yet.')).toBeVisible()
  expect(controls.queryByRole('button', { name: 'Restore' })).toBeNull()
  await user.click(controls.getByRole('button', { name: 'Save' }))
  expect(await controls.findByText('Saved on 18 Jan 2027, 09:05. Save replaces it.')).toBeVisible()
  await expectAccessible()
  await user.click(controls.getByRole('button', { name: 'Restore' }))
  expect(states.restore).toHaveBeenCalledOnce()
})

test('the state is exported as a file, and imported from one', async () => {
  const states = testStates()
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user, controls } = await openStates(states)
  await user.click(controls.getByRole('button', { name: 'Export' }))
  await expect.poll(() => names).toEqual([expect.stringMatching(/^demo-state-\d{4}-\d\d-\d\d\.json$/)])
  const file = new File(['{}'], 'demo-state.json', { type: 'application/json' })
  await user.upload(controls.getByLabelText(/^Import/), file)
  expect(states.importFile.mock.calls).toEqual([[file]])
})

test('an import says what it contained, and reloads the page at the latest when it is left', async () => {
  const states = testStates()
  const { user, controls } = await openStates(states)
  await user.upload(
    controls.getByLabelText(/^Import/),
    new File(['{}'], 'demo-state.json', { type: 'application/json' }),
  )
  await controls.findByText('Imported')
  const facts = controls.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual([
    ['Scenario', 'Call open (council-year)'],
    ['Applications', expect.stringMatching(/^\d+$/)],
    ['People', expect.stringMatching(/^\d+$/)],
    ['Uploaded documents', '0'],
    ['Clock', '20 Nov 2026, 09:00'],
    ['Logged in', 'urc@demo.urc'],
    ['Failures', 'listBudgets: http-500, 2 more times'],
  ])
  expect(states.reload).not.toHaveBeenCalled()
  await expectAccessible()
  await user.click(controls.getByRole('tab', { name: 'People' }))
  expect(states.reload).toHaveBeenCalledOnce()
})

test.each([
  [
    'a file of something else',
    new WorldFileError('This file is no state of this demo.'),
    'This file is no state of this demo.',
  ],
  ['a browser without room', new DOMException('full', 'QuotaExceededError'), 'this browser has no room for it'],
])('%s is reported', async (_, error, words) => {
  const { user, controls } = await openStates({ ...testStates(), importFile: () => Promise.reject(error) })
  await user.upload(controls.getByLabelText(/^Import/), new File(['?'], 'notes.json', { type: 'application/json' }))
  expect(await controls.findByRole('alert')).toHaveTextContent(words)
  await expectAccessible()
})
