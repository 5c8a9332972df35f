import { createStore as openDatabase, entries, get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { fixedClock } from '@mocks/clock'
import { createMock, type Mock } from '@mocks/create-mock'
import { dropFile } from '@mocks/model/files'
import { removeApplication } from '@mocks/model/rows'
import type { Store } from '@mocks/model/store'
import { persistence, type StoredState } from '@mocks/persistence'
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
  const taskNames = async () => (await shared.undoable()).map(({ name }) => name)
  return { ...shared, stored, mock, change, look, taskNames, writes: () => writes }
}

afterEach(() => vi.restoreAllMocks())

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
const stored = (browser: string) => entries(openDatabase(browser, 'host'))
const storedFiles = async (browser: string) => {
  const values = (await stored(browser)).flatMap(([, value]: [unknown, unknown]) => value)
  return values.filter((value) => Object(value).row instanceof Blob)
}

test('a browser starts with its scenario, and stores nothing before something changes', async () => {
  const tab = openTab(newBrowser(), 'council-year')
  expect(await tab.look(({ scenario, applications }) => [scenario, applications.size > 0])).toEqual([
    'council-year',
    true,
  ])
  expect([tab.writes(), await tab.taskNames()]).toEqual([0, []])
})

test('what one tab changes, another one sees, and a later visit too', async () => {
  const browser = newBrowser()
  const first = openTab(browser)
  const second = openTab(browser)
  await second.look(faculties)
  await first.change('first', addFaculty('Faculty of Boats'))
  expect(await second.look(faculties)).toContain('Faculty of Boats')
  await second.change('second', addFile('plan'))
  expect(await first.taskNames()).toEqual(['second', 'first'])
  const later = openTab(browser)
  const [file] = await later.look(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await later.look(faculties)).toContain('Faculty of Boats')
})

test('without locks, as on plain http, the changes of one tab still run one after the other', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
  const tab = openTab(newBrowser())
  await Promise.all([tab.change('first', addFaculty('Boats')), tab.change('second', addFaculty('Bees'))])
  expect(await tab.taskNames()).toEqual(['second', 'first'])
})

test('changes are undone one by one or several at once, in any tab', async () => {
  const browser = newBrowser()
  const first = openTab(browser)
  const second = openTab(browser)
  for (const name of ['A', 'B', 'C']) await first.change(`add ${name}`, addFaculty(name))
  expect(await second.taskNames()).toEqual(['add C', 'add B', 'add A'])
  await second.undo(1)
  expect((await first.look(faculties)).slice(-2)).toEqual(['A', 'B'])
  await first.undo(2)
  expect(await second.look(faculties)).not.toContain('A')
  expect(await second.taskNames()).toEqual([])
  await second.undo(1)
  await second.change('add D', addFaculty('D'))
  expect(await first.taskNames()).toEqual(['add D'])
})

test('a log-in is not undone', async () => {
  const tab = openTab(newBrowser())
  await tab.change('add A', addFaculty('A'))
  await tab.change('log in', ({ sessions }) => void sessions.insert({ sid: 'page', userId: 1, applicationId: null }))
  expect(await tab.taskNames()).toEqual(['add A'])
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
  expect(await tab.taskNames()).toHaveLength(10)
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
  expect((await tab.taskNames())[0]).toBe('Restore')
  await tab.stored.forget(saved.id)
  expect(await later.stored.saved()).toEqual([])
})

test('a state that does not fit is replaced by the first one, and what was saved stays', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change('add A', addFaculty('A'))
  await tab.stored.save('With A', await tab.mock.takeWorld())
  const { base } = (await tab.stored.state()) ?? {}
  const row = { id: 1, named: 'by another column' }
  await set(
    ['row', base?.id ?? '', 'people', 1],
    { table: 'people', key: 1, row, revision: 1 },
    openDatabase(browser, 'host'),
  )
  const later = openTab(browser)
  expect(await later.look(faculties)).not.toContain('A')
  expect(await later.look(({ people: table }) => table.size)).toBeGreaterThan(2)
  expect(await later.taskNames()).toEqual([])
  const [saved] = await later.stored.saved()
  if (!saved) throw new Error('nothing was saved')
  await later.mock.putWorld(await later.stored.load(saved))
  expect(await tab.look(faculties)).toContain('A')
})

test('a state on a seed that has become another one is replaced, and nobody goes back to such a seed', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change('add A', addFaculty('A'))
  const world = await tab.mock.takeWorld()
  await tab.mock.putWorld(world, 'Import')
  await tab.change('add B', addFaculty('B'))
  const database = openDatabase(browser, 'host')
  const written = JSON.stringify(await get('state', database))
  await set('state', JSON.parse(written.replace(/"version":"\w+"/g, '"version":"another"')) as StoredState, database)
  const later = openTab(browser)
  expect(await later.look(faculties)).toContain('B')
  expect(await later.taskNames()).toEqual(['add B'])
  await later.undo(3)
  expect((await later.look(faculties)).slice(-1)).toEqual(['A'])

  await later.mock.reset('nothing')
  const seeded = JSON.stringify(await get('state', database))
  await set('state', JSON.parse(seeded.replace(/"version":"\w+"/g, '"version":"another"')) as StoredState, database)
  expect(await openTab(browser).look(({ scenario }) => scenario)).toBe('empty')
})

test('a change writes its rows alone, however much there is, and an answer comes after them', async () => {
  const browser = newBrowser()
  const tab = openTab(browser, 'council-year')
  await tab.change('add A', addFaculty('A'))
  const rows = async () => (await stored(browser)).filter(([key]) => Array.isArray(key) && key[0] === 'row')
  expect((await rows()).map(([key]) => (Array.isArray(key) ? key.slice(2) : key))).toEqual([
    ['faculties', expect.any(Number)],
    ['sequences', 'faculties'],
  ])
  // Another page reads it, whatever has become of the one that wrote it.
  expect(await openTab(browser, 'council-year').look(faculties)).toContain('A')
})

test('a start anew is undone with what was done before it, and with what was there for good', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  const other = openTab(browser)
  await tab.change('add a file', addFile('plan'))
  await tab.change('add A', addFaculty('A'))
  await tab.change('log in', ({ sessions }) => void sessions.insert({ sid: 'page', userId: 1, applicationId: null }))
  await tab.mock.reset('decisions-due')
  await tab.change('add B', addFaculty('B'))
  expect(await other.look(({ scenario }) => scenario)).toBe('decisions-due')
  await other.undo(3)
  expect(await other.taskNames()).toEqual(['add a file'])
  const [file] = await tab.look(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await tab.look(faculties)).not.toContain('A')
  expect(await tab.look(({ scenario, applications }) => [scenario, applications.size])).toEqual(['empty', 0])
  const bases = new Set(
    (await stored(browser)).flatMap(([key]) => (Array.isArray(key) && key[0] === 'row' ? [key[1]] : [])),
  )
  expect(bases.size).toBe(1)
})

test('what was removed is back in its place after an undo', async () => {
  const browser = newBrowser()
  const tab = openTab(browser, 'council-year')
  const before = await tab.mock.takeWorld()
  const removeThird = (store: Store) => removeApplication(store, store.applications.all()[2]?.applicationId ?? 0)
  await tab.change('remove', removeThird)
  const later = openTab(browser, 'council-year')
  expect(await later.look(({ applications }) => applications.size)).toBe(before.rows.applications.rows.length - 1)
  await later.undo(1)
  for (const one of [tab, later, openTab(browser, 'council-year')])
    expect((await one.mock.takeWorld()).rows.applications).toEqual(before.rows.applications)
})
