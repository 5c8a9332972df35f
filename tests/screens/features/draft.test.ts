import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Draft } from '@/features/drafts/draft'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { getUnrestoredFiles } from '@/features/drafts/draft-state'
import { makePdfFile } from '@tests/support/pdf-file'
import { makeGate } from '../../support/gate'
import { createMemoryStorage } from '../../support/memory-storage'
import { typedForm, storedDraft } from '../apply/application'

/** Creates a browser whose storage and files outlive the pages opened in it. */
function browser(stored: Record<string, string> = {}) {
  const local = createMemoryStorage()
  Object.entries(stored).forEach(([key, text]) => local.setItem(key, text))
  const database = createDraftDatabase(`draft-${crypto.randomUUID()}`)
  const name = { owner: '1', applicationId: null }
  const openPage = () => new Draft({ name, local, database, now: () => new Date('2026-11-20T04:00:00Z') })
  return { local, database, name, openPage }
}

const isSaved = (draft: Draft) =>
  waitFor(() => expect(draft.snapshot().saved).toMatchObject({ state: 'saved', isDurable: true }))

test('a draft of the earlier client is imported with its rows', async () => {
  const { openPage } = browser({
    formData: JSON.stringify({ name: 'V0', co_investigators: '', grantRows: [{ amount: 5 }] }),
  })
  const draft = openPage()
  expect(draft.snapshot().form).toMatchObject({
    name: 'V0',
    coInvestigators: [{ name: '' }],
    grantRows: [{ amount: '5' }],
  })
  await isSaved(draft)
})

test('a draft that another program wrote under the documented keys is imported', async () => {
  const { local, openPage } = browser()
  const before = openPage()
  before.change({ ...typedForm, name: 'Before' })
  await isSaved(before)
  local.setItem('formData', JSON.stringify({ ...JSON.parse(local.getItem('formData') ?? ''), name: 'Elsewhere' }))
  const after = openPage()
  await isSaved(after)
  expect(after.snapshot().form.name).toBe('Elsewhere')
})

/** Fires what a storage event fires. */
const look = (draft: Draft) => draft.subscribe(() => {})()

async function openTabs(openPage: () => Draft): Promise<[Draft, Draft]> {
  const tabs: [Draft, Draft] = [openPage(), openPage()]
  for (const draft of tabs) await isSaved(draft)
  return tabs
}

test('a tab follows another one only when its files are stored', async () => {
  const { database, openPage } = browser(storedDraft())
  const [one, other] = await openTabs(openPage)
  const gate = makeGate()
  const write = database.write.bind(database)
  vi.spyOn(database, 'write').mockImplementationOnce(async (...args) => {
    await gate.opened
    return write(...args)
  })
  const read = vi.spyOn(database, 'read')
  other.chooseFile('projectCV', await makePdfFile('cv.pdf'), 1)
  look(one)
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1))
  expect(one.snapshot()).toMatchObject({ facts: {}, saved: { state: 'saved' } })
  gate.open()
  await waitFor(() => expect(one.snapshot().files.projectCV?.name).toBe('cv.pdf'))
  expect(getUnrestoredFiles(one.snapshot())).toEqual([])
})

test('a file of another tab that is never stored has to be chosen again', async () => {
  const { database, openPage } = browser(storedDraft())
  const [one, other] = await openTabs(openPage)
  vi.spyOn(database, 'write').mockReturnValue(new Promise(() => {}))
  other.chooseFile('projectCV', await makePdfFile('cv.pdf'), 1)
  vi.spyOn(window, 'setTimeout').mockImplementation((run) => {
    queueMicrotask(run)
    return 0 as never
  })
  look(one)
  await vi.waitUntil(() => getUnrestoredFiles(one.snapshot()).length > 0)
  expect(getUnrestoredFiles(one.snapshot())).toEqual(['projectCV'])
  expect(one.snapshot().facts).toMatchObject({ projectCV: { name: 'cv.pdf' } })
})

test('a draft’s transaction is complete only when it is durable', async () => {
  const { openPage } = browser()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const draft = openPage()
  draft.change({ ...typedForm, name: 'Typed' })
  await isSaved(draft)
  expect(transaction).toHaveBeenCalledWith('files', 'readwrite', { durability: 'strict' })
})

test('an invalid stored file has to be chosen again', async () => {
  const facts = { name: 'cv.pdf', size: 9 }
  const { database, name, openPage } = browser(storedDraft({ files: { projectCV: { ...facts, pages: 1 } } }))
  await database.write(name, '', { projectCV: facts as File })
  const draft = openPage()
  await draft.ready
  expect(getUnrestoredFiles(draft.snapshot())).toEqual(['projectCV'])
})
