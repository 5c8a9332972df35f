import { createStore as openDatabase, keys } from 'idb-keyval'
import { expect, test } from 'vitest'
import { fixedClock } from '@mocks/clock'
import { createMock, type Mock } from '@mocks/create-mock'
import { dropFile } from '@mocks/model/files'
import type { Store } from '@mocks/model/store'
import { persistence } from '@mocks/persistence'
import { DEMO_NOW } from '@mocks/seed/scenarios'
import { sharedState } from '@mocks/shared-state'

/** The host of one tab; tabs of one browser have the same name. */
function openTab(browser: string, scenario: 'empty' | 'council-year' = 'empty') {
  const stored = persistence(browser)
  const clock = fixedClock(DEMO_NOW)
  let writes = 0
  const shared = sharedState({
    name: browser,
    stored,
    clock,
    scenario,
    store: () => mock.store(),
    onWrite: async () => void (writes += 1),
  })
  const mock: Mock = createMock({ clock, fill: shared.fill, exclusively: shared.exclusively })
  const change = (name: string, run: (store: Store) => void) =>
    shared.exclusively({ name }, async () => run(await mock.store()))
  const look = <Seen>(see: (store: Store) => Seen) =>
    shared.exclusively({ name: 'Look', reads: true }, async () => see(await mock.store()))
  const undoable = async () => (await stored.undoable()).map(({ name }) => name)
  return { ...shared, stored, mock, change, look, undoable, writes: () => writes }
}

const newBrowser = () => `browser-${crypto.randomUUID()}`

const addFaculty = (name: string) => (store: Store) => void store.faculties.insert({ faculty: name })
const faculties = ({ faculties: table }: Store) => table.all().map(({ faculty }) => faculty)

const addFile = (text: string) => (store: Store) => {
  const row = { applicationId: null, kind: 'criteria' as const, name: `${text}.pdf`, type: 'application/pdf' }
  const { id } = store.storedFiles.insert({
    ...row,
    size: text.length,
    uploadedAt: '2026-11-20 09:00:00',
    origin: 'uploaded',
  })
  store.fileBytes.set(id, new Blob([text]))
}
const storedFiles = async (browser: string) =>
  (await keys<string>(openDatabase(browser, 'host'))).filter((key) => key.startsWith('file-'))

test('a browser starts with its scenario, and stores nothing before something changes', async () => {
  const tab = openTab(newBrowser(), 'council-year')
  expect(await tab.look(({ scenario, applications }) => [scenario, applications.size > 0])).toEqual([
    'council-year',
    true,
  ])
  expect([tab.writes(), await tab.undoable()]).toEqual([0, []])
})

test('what one tab changes, another one sees, and a later visit too', async () => {
  const browser = newBrowser()
  const first = openTab(browser)
  const second = openTab(browser)
  await second.look(faculties)
  await first.change('first', addFaculty('Faculty of Boats'))
  expect(await second.look(faculties)).toContain('Faculty of Boats')
  await second.change('second', addFile('plan'))
  expect(await first.undoable()).toEqual(['second', 'first'])
  const later = openTab(browser)
  const [file] = await later.look(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await later.look(faculties)).toContain('Faculty of Boats')
})

test('changes are undone one by one or several at once, in any tab', async () => {
  const browser = newBrowser()
  const first = openTab(browser)
  const second = openTab(browser)
  for (const name of ['A', 'B', 'C']) await first.change(`add ${name}`, addFaculty(name))
  expect(await second.undoable()).toEqual(['add C', 'add B', 'add A'])
  await second.undo(1)
  expect((await first.look(faculties)).slice(-2)).toEqual(['A', 'B'])
  await first.undo(2)
  expect(await second.look(faculties)).not.toContain('A')
  expect(await second.undoable()).toEqual([])
  await second.undo(1)
  await second.change('add D', addFaculty('D'))
  expect(await first.undoable()).toEqual(['add D'])
})

test('a log-in is not undone', async () => {
  const tab = openTab(newBrowser())
  await tab.change('add A', addFaculty('A'))
  await tab.change('log in', ({ sessions }) => void sessions.insert({ sid: 'page', userId: 1, applicationId: null }))
  expect(await tab.undoable()).toEqual(['add A'])
  await tab.undo(1)
  expect(await tab.look(({ sessions }) => sessions.get('page')?.userId)).toBe(1)
  expect(await openTab(newBrowser()).look(({ sessions }) => sessions.get('page'))).toBeUndefined()
})

test('ten changes can be undone, and what belongs to none of them is deleted', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change('add a file', addFile('plan'))
  await tab.change('drop it', (store) => dropFile(store, store.storedFiles.all().at(-1)?.id ?? 0))
  expect(await storedFiles(browser)).toHaveLength(1)
  for (let count = 0; count < 11; count += 1) await tab.change(`add ${count}`, addFaculty(`Faculty ${count}`))
  expect(await tab.undoable()).toHaveLength(10)
  expect(await storedFiles(browser)).toEqual([])
})

test('a saved state is restored as it was, however much has changed', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change('add a file', addFile('plan'))
  await tab.stored.save('With a plan', await tab.mock.takeWorld())
  await tab.mock.reset('nothing')
  for (let count = 0; count < 11; count += 1) await tab.change(`add ${count}`, addFaculty(`Faculty ${count}`))
  const later = openTab(browser)
  const [saved] = await later.stored.saved()
  if (!saved) throw new Error('nothing was saved')
  expect(saved.name).toBe('With a plan')
  await later.mock.putWorld(await later.stored.load(saved), 'Restore')
  const [file] = await tab.look(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await tab.look(({ scenario }) => scenario)).toBe('empty')
  expect((await tab.undoable())[0]).toBe('Restore')
  await tab.stored.forget(saved.id)
  expect(await later.stored.saved()).toEqual([])
})

test('a state of another version of the mock is replaced by the first one', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change('add A', addFaculty('A'))
  const { takeWorld } = tab.mock
  const { rows, ...world } = await takeWorld()
  const people = { sequence: 1, rows: [{ id: 1, named: 'by another column' }] }
  await tab.stored.write({ ...world, rows: { ...rows, people } }, { name: 'another version', at: 0 }, true)
  const later = openTab(browser)
  expect(await later.look(faculties)).not.toContain('A')
  expect(await later.look(({ people: table }) => table.size)).toBeGreaterThan(2)
})
