import { waitFor, within, type screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CallName } from '@/contract'
import { readRecording, writeRecording } from '@/wire/mock/recording'
import type { StateActions } from '@mocks/console/mock-view'
import { createMock } from '@mocks/create-mock'
import type { Fault } from '@mocks/implementation'
import { WorldFileError } from '@mocks/world-file'
import { expectAccessible } from '@tests/support/axe'
import { openConsole, openControls } from './open-console'

const FILE_CONTENT = {
  person: 'urc@demo.urc',
  faults: [{ call: 'listBudgets', kind: 'http-500', times: 2 }] satisfies Fault[],
}

function mockStates() {
  let savedAt: number | undefined
  return {
    getSavedAt: async () => savedAt,
    save: vi.fn<StateActions['save']>(async () => {
      savedAt = Date.parse('2027-01-18T09:05:00+05:30')
    }),
    restore: vi.fn<StateActions['restore']>(async () => {}),
    exportFile: async () => new Blob(['{}']),
    importFile: vi.fn<StateActions['importFile']>(async () => ({
      ...(await createMock().takeWorld()),
      ...FILE_CONTENT,
    })),
    reload: vi.fn<StateActions['reload']>(),
  }
}

async function openStates(states: StateActions) {
  const { user, mock } = openConsole('empty', { states })
  const controls = await openControls(user, 'States')
  await controls.findByRole('button', { name: 'Save' })
  return { user, controls, mock }
}

const getFacts = (panel: Pick<typeof screen, 'getAllByRole'>) =>
  panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

test('a state is saved and restored, and its time is shown', async () => {
  const states = mockStates()
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
  const states = mockStates()
  const fileNames: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileNames.push(this.download)
  })
  const { user, controls } = await openStates(states)
  await user.click(controls.getByRole('button', { name: 'Export' }))
  await expect.poll(() => fileNames).toEqual([expect.stringMatching(/^demo-state-\d{4}-\d\d-\d\d\.json$/)])
  const file = new File(['{}'], 'demo-state.json', { type: 'application/json' })
  await user.upload(controls.getByLabelText(/^Import/), file)
  expect(states.importFile.mock.calls).toEqual([[file]])
})

test('an import lists the contents of the file, and reloads the page when the panel is left', async () => {
  const states = mockStates()
  const { user, controls } = await openStates(states)
  await user.upload(
    controls.getByLabelText(/^Import/),
    new File(['{}'], 'demo-state.json', { type: 'application/json' }),
  )
  await controls.findByText('Imported')
  expect(getFacts(controls)).toEqual([
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
  await waitFor(() => expect(states.reload).toHaveBeenCalledOnce())
})

test('a recording is imported, and played until it is stopped', async () => {
  const states = mockStates()
  const { user, controls, mock } = await openStates({
    ...states,
    importFile: async (file) => {
      const recording = readRecording<CallName>(await file.text())
      if (!recording) throw new TypeError('The file is no recording.')
      mock.conditions.set({ recording })
      return recording
    },
  })
  const moment = Date.parse('2027-01-18T09:05:00+05:30')
  const listFaculties = {
    call: 'listFaculties',
    sender: 'visitor',
    sent: [],
    status: 200,
    headers: {},
    body: '[]',
  } as const
  const text = writeRecording({ moment, calls: [listFaculties] })
  await user.upload(controls.getByLabelText(/^Import/), new File([text], 'host.json', { type: 'application/json' }))
  await controls.findByText('Imported')
  const facts = [
    ['Recorded', '18 Jan 2027, 09:05'],
    ['Calls', '1'],
  ]
  expect(getFacts(controls)).toEqual(facts)

  await user.click(controls.getByRole('tab', { name: 'People' }))
  await user.click(controls.getByRole('tab', { name: 'States' }))
  const played = within(await controls.findByRole('region', { name: 'A recording is played' }))
  expect(getFacts(played)).toEqual(facts)
  await expectAccessible()
  states.reload.mockClear()
  await user.click(played.getByRole('button', { name: 'Stop playing it' }))
  expect(controls.queryByRole('region', { name: 'A recording is played' })).toBeNull()
  expect(mock.conditions.get().recording).toBeNull()
  expect(states.reload).toHaveBeenCalledOnce()
})

test.each([
  [
    'a file of another program',
    new WorldFileError('This file is no state of this demo.'),
    'This file is no state of this demo.',
  ],
  ['a full disk', new DOMException('full', 'QuotaExceededError'), 'this browser has no room for it'],
])('%s is reported', async (_, error, message) => {
  const { user, controls } = await openStates({ ...mockStates(), importFile: () => Promise.reject(error) })
  await user.upload(controls.getByLabelText(/^Import/), new File(['?'], 'notes.json', { type: 'application/json' }))
  expect(await controls.findByRole('alert')).toHaveTextContent(message)
  await expectAccessible()
})
