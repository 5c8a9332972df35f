import { expect, test, vi } from 'vitest'
import type { States } from '@mocks/console/mock-view'
import { WorldFileError } from '@mocks/world-file'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

const saved = { id: 's1', name: 'Before the board', moment: Date.parse('2027-01-18T09:00:00+05:30') }
const stored = { ...saved, scenario: 'decisions-due' } as const

function testStates() {
  const at = Date.parse('2027-01-18T09:05:00+05:30')
  return {
    undoable: async () => [
      { name: 'grantOrDeny', at: at + 60_000, id: 'step-3' },
      { name: 'sendEmail', at, id: 'step-2' },
    ],
    undo: vi.fn<States['undo']>(async () => {}),
    saved: async () => [stored],
    save: vi.fn<States['save']>(async () => {}),
    restore: vi.fn<States['restore']>(async () => {}),
    forget: vi.fn<States['forget']>(async () => {}),
    takeFile: async () => new Blob(['{}']),
    readFile: vi.fn<States['readFile']>(async () => {}),
  }
}

async function openStates(states: States) {
  const { user } = openConsole('empty', undefined, undefined, states)
  const controls = await openControls(user, 'States')
  await controls.findByRole('heading', { name: 'Undo' })
  return { user, controls }
}

test('the last calls can be undone, one or several', async () => {
  const states = testStates()
  const { user, controls } = await openStates(states)
  expect(controls.getByText('grantOrDeny', { exact: false, selector: 'span.wrap-anywhere' })).toHaveTextContent(
    '09:06:00 grantOrDeny',
  )
  await expectAccessible()
  await user.click(controls.getByRole('button', { name: 'Back to before this sendEmail' }))
  expect(states.undo.mock.calls).toEqual([[2]])
})

test('a state is saved under a name, restored and deleted', async () => {
  const states = testStates()
  const { user, controls } = await openStates(states)
  expect(controls.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Enter a name.')
  await user.type(controls.getByLabelText('Name of this state'), ' After the board {Enter}')
  expect(states.save.mock.calls).toEqual([['After the board']])
  expect(controls.getByLabelText('Name of this state')).toHaveValue('')
  await user.click(controls.getByRole('button', { name: 'Restore Before the board' }))
  expect(states.restore.mock.calls).toEqual([[stored]])
  await user.click(controls.getByRole('button', { name: 'Delete Before the board' }))
  expect(states.forget.mock.calls).toEqual([['s1']])
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
  expect(states.readFile.mock.calls).toEqual([[file]])
})

test.each([
  [
    'a file of something else',
    new WorldFileError('This file is no state of this demo.'),
    'This file is no state of this demo.',
  ],
  ['a browser without room', new DOMException('full', 'QuotaExceededError'), 'this browser has no room for it'],
])('%s is reported', async (_, error, words) => {
  const { user, controls } = await openStates({ ...testStates(), readFile: () => Promise.reject(error) })
  await user.upload(controls.getByLabelText(/^Import/), new File(['?'], 'notes.json', { type: 'application/json' }))
  expect(await controls.findByRole('alert')).toHaveTextContent(words)
  await expectAccessible()
})

test('a demo in which nothing was done has nothing to undo', async () => {
  const { controls } = await openStates({ ...testStates(), undoable: async () => [], saved: async () => [] })
  expect(controls.getByText('Nothing has been changed yet.')).toBeVisible()
})
