import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { fixedClock } from '@/wire/mock/clock'
import { createMock, type Mock } from '@mocks/create-mock'
import { removeFile } from '@mocks/model/files'
import type { Store } from '@mocks/model/store'
import { createPersistence } from '@mocks/persistence'
import { DEMO_NOW } from '@mocks/seed/scenarios'
import { createSharedState } from '@mocks/shared-state'

/** Creates the host of one tab; tabs of one browser have the same name. */
function openTab(browser: string, scenario: 'empty' | 'council-year' = 'empty') {
  const persistence = createPersistence(browser)
  const clock = fixedClock(DEMO_NOW)
  let writes = 0
  const shared = createSharedState({
    name: browser,
    persistence,
    clock,
    scenario,
    getStore: () => mock.store(),
    onWrite: async () => void (writes += 1),
  })
  const mock: Mock = createMock({ clock, fillStore: shared.fillStore, runExclusively: shared.runExclusively })
  const change = (run: (store: Store) => void) => shared.runExclusively(async () => run(await mock.store()))
  const read = <Result>(select: (store: Store) => Result) =>
    shared.runExclusively(async () => select(await mock.store()))
  return { ...shared, stored: persistence, mock, change, read, writes: () => writes }
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

async function storedFiles(browser: string) {
  const values: unknown[] = await (await openDB(browser)).getAll('host')
  return values.filter((value) => Object(value).row instanceof Blob)
}

/** Returns the keys of rows. */
async function storedRows(browser: string) {
  const keys = await (await openDB(browser)).getAllKeys('host')
  return keys.flatMap((key) => (Array.isArray(key) && key[0] === 'row' ? [key] : []))
}

test('a browser starts with its scenario and stores nothing before a change', async () => {
  const tab = openTab(newBrowser(), 'council-year')
  expect(await tab.read(({ scenario, applications }) => [scenario, applications.size > 0])).toEqual([
    'council-year',
    true,
  ])
  expect(tab.writes()).toBe(0)
})

test('changes in one tab appear in others and on later visits', async () => {
  const browser = newBrowser()
  const first = openTab(browser)
  const second = openTab(browser)
  await second.read(faculties)
  await first.change(addFaculty('Faculty of Boats'))
  expect(await second.read(faculties)).toContain('Faculty of Boats')
  await second.change(addFile('plan'))
  const later = openTab(browser)
  const [file] = await later.read(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await later.read(faculties)).toContain('Faculty of Boats')
})

test('without locks, on plain http, changes of one tab run in order', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
  const tab = openTab(newBrowser())
  await Promise.all([tab.change(addFaculty('Boats')), tab.change(addFaculty('Bees'))])
  expect((await tab.read(faculties)).slice(-2)).toEqual(['Boats', 'Bees'])
})

test('an import keeps the log-ins of its browser', async () => {
  const tab = openTab(newBrowser())
  await tab.change(({ sessions }) => void sessions.insert({ sid: 'page', userId: 1, applicationId: null }))
  await tab.mock.restoreWorld(await tab.mock.takeWorld())
  expect(await tab.read(({ sessions }) => sessions.get('page')?.userId)).toBe(1)
  expect(await openTab(newBrowser()).read(({ sessions }) => sessions.get('page'))).toBeUndefined()
})

test('removed files and replaced rows are deleted from the database', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change(addFile('plan'))
  await tab.change((store) => removeFile(store, store.storedFiles.all().at(-1)?.id ?? 0))
  expect(await storedFiles(browser)).toEqual([])
  await tab.change(addFile('plan'))
  await tab.mock.reset('decisions-due')
  await tab.change(addFaculty('A'))
  expect(await storedFiles(browser)).toEqual([])
  expect(new Set((await storedRows(browser)).map(([, base]) => base)).size).toBe(1)
})

test('a saved state is restored unchanged after any changes', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change(addFile('plan'))
  const world = await tab.mock.takeWorld()
  await tab.stored.saveWorld(world)
  await tab.mock.reset('nothing')
  await tab.change(addFaculty('A'))
  const later = openTab(browser)
  expect(await later.stored.readSavedAt()).toBe(world.moment)
  await later.mock.restoreWorld(await later.stored.readSavedWorld())
  const [file] = await tab.read(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await tab.read(({ scenario }) => scenario)).toBe('empty')
})

test('an invalid state is replaced by the first, and saved states stay', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change(addFaculty('A'))
  await tab.stored.saveWorld(await tab.mock.takeWorld())
  const { base } = (await tab.stored.readState()) ?? {}
  const row = { id: 1, named: 'by another column' }
  const spoilt = { table: 'people', key: 1, row, revision: 1 }
  await (await openDB(browser)).put('host', spoilt, ['row', base?.id ?? '', 'people', 1])
  const later = openTab(browser)
  expect(await later.read(faculties)).not.toContain('A')
  expect(await later.read(({ people: table }) => table.size)).toBeGreaterThan(2)
  await later.mock.restoreWorld(await later.stored.readSavedWorld())
  expect(await tab.read(faculties)).toContain('A')
})

test('a state of an outdated seed is replaced', async () => {
  const browser = newBrowser()
  const tab = openTab(browser)
  await tab.change(addFaculty('A'))
  const database = await openDB(browser)
  const seeded = JSON.stringify(await database.get('host', 'state'))
  await database.put('host', JSON.parse(seeded.replace(/"version":"\w+"/g, '"version":"another"')), 'state')
  expect(await openTab(browser).read(faculties)).not.toContain('A')
})

test('a change writes only its rows, before the response', async () => {
  const browser = newBrowser()
  const tab = openTab(browser, 'council-year')
  await tab.change(addFaculty('A'))
  expect((await storedRows(browser)).map((key) => key.slice(2))).toEqual([
    ['faculties', expect.any(Number)],
    ['sequences', 'faculties'],
  ])
  // Another page reads it even if the one that wrote it is gone.
  expect(await openTab(browser, 'council-year').read(faculties)).toContain('A')
})
