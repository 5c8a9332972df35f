import { openDB } from 'idb'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Draft } from '@/features/drafts/draft'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { getUnrestoredFiles } from '@/features/drafts/draft-state'
import { getFileStore, writeDurably } from '@/lib/file-store'
import { openPersistence } from '@mocks/persistence'
import { makePdfFile } from '@tests/support/pdf-file'
import { makeGate } from '../../support/gate'
import { createMemoryStorage } from '../../support/memory-storage'
import { storedDraft, typedForm } from '../apply/application'

const newDatabase = () => `stuck-${crypto.randomUUID()}`

/** Long enough for an immediate rejection. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/** Longer than any wait for a database, in milliseconds. */
const LONG = 60_000

beforeEach(() => {
  // Only ticks of these intervals end a wait.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Advances past every timeout. Resolves to the result or the error. */
async function inVain<Result>(asked: Promise<Result>) {
  const outcome = asked.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(LONG)
  return outcome
}

const gaveUp = expect.objectContaining({ name: 'TimeoutError' })

/** Replaces the requests that open a database with ones that report `error`, or never anything. */
function opensWith(error?: DOMException) {
  const listen = (type: string, run: () => void) => void (error && type === 'error' && setTimeout(run))
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((): IDBOpenDBRequest =>
    Object.create(IDBOpenDBRequest.prototype, {
      error: { value: error },
      addEventListener: { value: listen },
      removeEventListener: { value: () => {} },
    }),
  )
}

/** Simulates a database whose files another program holds: opening neither succeeds nor fails. */
const neverOpens = () => opensWith()

const failsToOpen = () => opensWith(new DOMException('Internal error opening backing store', 'UnknownError'))

function isMissing() {
  vi.stubGlobal('indexedDB', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
}

const SPOILT = [
  ['stuck', neverOpens],
  ['failing', failsToOpen],
  ['missing', isMissing],
] as const

test.each(SPOILT)('a %s database keeps values and reports unkept files', async (_, spoil) => {
  spoil()
  const local = createMemoryStorage()
  const facts = { name: 'cv.pdf', size: 9, pages: 1 }
  for (const [key, text] of Object.entries(storedDraft({ files: { projectCV: facts } }))) local.setItem(key, text)
  const name = { owner: '1', applicationId: null }
  const draft = new Draft({
    name,
    local,
    database: createDraftDatabase(newDatabase()),
    now: () => new Date('2026-11-20T04:00:00Z'),
  })
  expect(draft.snapshot().filesRestored).toBe(false)
  await inVain(draft.ready)
  expect(getUnrestoredFiles(draft.snapshot())).toEqual(['projectCV'])

  draft.change({ ...typedForm, name: 'Typed meanwhile' })
  draft.chooseFile('projectProposal', await makePdfFile('proposal.pdf'), 1)
  const saved = { state: 'saved', isDurable: false }
  await vi.waitFor(() => expect(draft.snapshot()).toMatchObject({ unstoredFiles: ['projectProposal'], saved }))
  expect(JSON.parse(local.getItem('formData') ?? '').name).toBe('Typed meanwhile')
  await draft.reset()
  expect(local.length).toBe(0)
})

test('a stuck transaction times out, and later ones fail immediately', async () => {
  const store = getFileStore(newDatabase())
  await store((files) => files.put('files', 1, 'a'))
  const stuck = store(() => new Promise(() => {}))
  expect(await inVain(stuck)).toEqual(gaveUp)
  await expect(store((files) => files.get('files', 'a'))).rejects.toEqual(gaveUp)
})

test('a database that responds again is used again', async () => {
  const name = newDatabase()
  const store = getFileStore(name)
  // Opening waits for the deletion, which waits for the open connection.
  const connection = await openDB(name)
  indexedDB.deleteDatabase(name)
  const opening = vi.spyOn(IDBFactory.prototype, 'open')
  expect(await inVain(store((files) => files.getAllKeys('files')))).toEqual(gaveUp)
  await expect(store((files) => files.put('files', 2, 'b'))).rejects.toEqual(gaveUp)
  connection.close()
  const isRefused = () =>
    store((files) => files.put('files', 3, 'c')).then(
      () => false,
      () => true,
    )
  while (await isRefused()) await aMoment()
  expect(await store((files) => files.getAllKeys('files'))).toEqual(['b', 'c'])
  expect(opening).toHaveBeenCalledOnce()
})

test('a page that slept gives the database the full time', async () => {
  const store = getFileStore(newDatabase())
  await store((files) => files.put('files', 1, 'a'))
  const gate = makeGate()
  const waiting = store(() => gate.opened)
  // After a night of sleep, its timers run once.
  vi.setSystemTime(Date.now() + 8 * 3600_000)
  await vi.advanceTimersByTimeAsync(1000)
  gate.open()
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})

test('a rejected strict write changes nothing', async () => {
  const store = getFileStore(newDatabase())
  const refused = writeDurably(store, async (objects) => {
    await objects.put(1, 'a')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await store((files) => files.getAllKeys('files'))).toEqual([])
})

test('the demo starts without a database that never responds', async () => {
  neverOpens()
  const stored = openPersistence(newDatabase())
  await vi.advanceTimersByTimeAsync(LONG)
  expect(await (await stored).readSavedAt()).toBeUndefined()
  expect(await (await stored).readConditions()).toBeUndefined()
})
