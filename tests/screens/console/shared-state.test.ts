import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { fixedClock } from '@/wire/mock/clock'
import { createMock, type Mock } from '@mocks/create-mock'
import { removeFile } from '@mocks/model/files'
import type { Store } from '@mocks/model/store'
import { createPersistence } from '@mocks/persistence'
import { DEMO_NOW } from '@mocks/seed/scenarios'
import { createSharedState } from '@mocks/shared-state'

/** Creates the host of one tab. Tabs with the same browser name share their state. */
function openTab(browser: string, scenario: 'empty' | 'council-year' = 'empty') {
  const persistence = createPersistence(browser)
  const clock = fixedClock(DEMO_NOW)
  let writeCount = 0
  const shared = createSharedState({
    name: browser,
    persistence,
    clock,
    scenario,
    getStore: () => mock.store(),
    onWrite: async () => void (writeCount += 1),
  })
  const mock: Mock = createMock({ clock, fillStore: shared.fillStore, runExclusively: shared.runExclusively })
  const change = (callback: (store: Store) => void) => shared.runExclusively(async () => callback(await mock.store()))
  const read = <Result>(select: (store: Store) => Result) =>
    shared.runExclusively(async () => select(await mock.store()))
  return { ...shared, persistence, mock, change, read, getWriteCount: () => writeCount }
}

afterEach(() => vi.restoreAllMocks())

const createBrowserName = () => `browser-${crypto.randomUUID()}`

const addFaculty = (name: string) => (store: Store) => void store.faculties.insert({ faculty: name })
const getFaculties = ({ faculties }: Store) => faculties.all().map(({ faculty }) => faculty)

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

async function getStoredFiles(browser: string) {
  const values: unknown[] = await (await openDB(browser)).getAll('host')
  return values.filter((value) => Object(value).row instanceof Blob)
}

async function getStoredRowKeys(browser: string) {
  const keys = await (await openDB(browser)).getAllKeys('host')
  return keys.flatMap((key) => (Array.isArray(key) && key[0] === 'row' ? [key] : []))
}

test('a browser starts with its scenario and stores nothing before a change', async () => {
  const tab = openTab(createBrowserName(), 'council-year')
  expect(await tab.read(({ scenario, applications }) => [scenario, applications.size > 0])).toEqual([
    'council-year',
    true,
  ])
  expect(tab.getWriteCount()).toBe(0)
})

test('changes in one tab appear in others and on later visits', async () => {
  const browser = createBrowserName()
  const first = openTab(browser)
  const second = openTab(browser)
  await second.read(getFaculties)
  await first.change(addFaculty('Faculty of Boats'))
  expect(await second.read(getFaculties)).toContain('Faculty of Boats')
  await second.change(addFile('plan'))
  const laterVisit = openTab(browser)
  const [file] = await laterVisit.read(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await laterVisit.read(getFaculties)).toContain('Faculty of Boats')
})

test('without locks, on plain http, changes of one tab run in order', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('no', 'SecurityError'))
  const tab = openTab(createBrowserName())
  await Promise.all([tab.change(addFaculty('Boats')), tab.change(addFaculty('Bees'))])
  expect((await tab.read(getFaculties)).slice(-2)).toEqual(['Boats', 'Bees'])
})

test('an import keeps who is logged in', async () => {
  const tab = openTab(createBrowserName())
  await tab.change(({ sessions }) => void sessions.insert({ sid: 'page', userId: 1, applicationId: null }))
  await tab.mock.restoreWorld(await tab.mock.takeWorld())
  expect(await tab.read(({ sessions }) => sessions.get('page')?.userId)).toBe(1)
  expect(await openTab(createBrowserName()).read(({ sessions }) => sessions.get('page'))).toBeUndefined()
})

test('removed files and replaced rows are deleted from the database', async () => {
  const browser = createBrowserName()
  const tab = openTab(browser)
  await tab.change(addFile('plan'))
  await tab.change((store) => removeFile(store, store.storedFiles.all().at(-1)?.id ?? 0))
  expect(await getStoredFiles(browser)).toEqual([])
  await tab.change(addFile('plan'))
  await tab.mock.reset('decisions-due')
  await tab.change(addFaculty('A'))
  expect(await getStoredFiles(browser)).toEqual([])
  expect(new Set((await getStoredRowKeys(browser)).map(([, base]) => base)).size).toBe(1)
})

test('a saved state is restored after later changes', async () => {
  const browser = createBrowserName()
  const tab = openTab(browser)
  await tab.change(addFile('plan'))
  const world = await tab.mock.takeWorld()
  await tab.persistence.saveWorld(world)
  await tab.mock.reset('nothing')
  await tab.change(addFaculty('A'))
  const laterVisit = openTab(browser)
  expect(await laterVisit.persistence.readSavedAt()).toBe(world.moment)
  await laterVisit.mock.restoreWorld(await laterVisit.persistence.readSavedWorld())
  const [file] = await tab.read(({ fileBytes }) => [...fileBytes.values()])
  expect(await file?.text()).toBe('plan')
  expect(await tab.read(({ scenario }) => scenario)).toBe('empty')
})

test('an invalid state is replaced by the scenario, and saved states remain', async () => {
  const browser = createBrowserName()
  const tab = openTab(browser)
  await tab.change(addFaculty('A'))
  await tab.persistence.saveWorld(await tab.mock.takeWorld())
  const { base } = (await tab.persistence.readState()) ?? {}
  const row = { id: 1, nickname: 'N' }
  const invalidRecord = { table: 'people', key: 1, row, revision: 1 }
  await (await openDB(browser)).put('host', invalidRecord, ['row', base?.id ?? '', 'people', 1])
  const laterVisit = openTab(browser)
  expect(await laterVisit.read(getFaculties)).not.toContain('A')
  expect(await laterVisit.read(({ people }) => people.size)).toBeGreaterThan(2)
  await laterVisit.mock.restoreWorld(await laterVisit.persistence.readSavedWorld())
  expect(await tab.read(getFaculties)).toContain('A')
})

test('a state from an outdated seed is replaced', async () => {
  const browser = createBrowserName()
  const tab = openTab(browser)
  await tab.change(addFaculty('A'))
  const database = await openDB(browser)
  const state = JSON.stringify(await database.get('host', 'state'))
  await database.put('host', JSON.parse(state.replace(/"version":"\w+"/g, '"version":"another"')), 'state')
  expect(await openTab(browser).read(getFaculties)).not.toContain('A')
})

test('a change writes only its rows, before the response', async () => {
  const browser = createBrowserName()
  const tab = openTab(browser, 'council-year')
  await tab.change(addFaculty('A'))
  expect((await getStoredRowKeys(browser)).map((key) => key.slice(2))).toEqual([
    ['faculties', expect.any(Number)],
    ['sequences', 'faculties'],
  ])
  // A page that opens later reads the stored change.
  expect(await openTab(browser, 'council-year').read(getFaculties)).toContain('A')
})
