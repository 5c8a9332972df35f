import { createStore, set } from 'idb-keyval'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Draft } from '@/features/drafts/draft'
import { isSubmitted } from '@/features/drafts/draft-state'
import { draftDatabase, type DraftDatabase } from '@/features/drafts/draft-database'
import { readCopy, writeCopy } from '@/features/drafts/saved-copy'
import { emptyApplicationForm, emptyRow } from '@/domain/application/application-form'
import { keysOf } from '@/lib/storage-keys'
import { pdfFile } from '@tests/support/pdf-file'
import { makeGate } from '../../support/gate'
import { memoryStorage } from '../../support/memory-storage'
import { typedForm, storedDraft } from '../apply/application'

/** Creates a browser whose storage and files outlive the pages opened in it. */
function browser(stored: Record<string, string> = {}) {
  const local = memoryStorage()
  Object.entries(stored).forEach(([key, text]) => local.setItem(key, text))
  const database = draftDatabase(`draft-${crypto.randomUUID()}`)
  const clock = { minute: 0 }
  const now = () => new Date(Date.UTC(2026, 10, 20, 4, clock.minute++))
  const openPage = (owner = '1', applicationId: string | null = null) =>
    new Draft({ name: { owner, applicationId }, local, database, now })
  return { local, database, clock, openPage }
}

const isSaved = (draft: Draft) =>
  waitFor(() => expect(draft.snapshot().saved).toMatchObject({ state: 'saved', isDurable: true }))

test('every value, row and file is restored after the page was closed', async () => {
  const { openPage } = browser()
  const before = openPage()
  const form = {
    ...typedForm,
    grantRows: [...typedForm.grantRows, { ...emptyRow('grantRows'), fundingSource: 'Two' }],
  }
  before.change(form)
  before.chooseFile('projectProposal', await pdfFile('proposal.pdf'), 12)
  await isSaved(before)

  const after = openPage()
  await after.ready
  expect(after.snapshot().toChooseAgain).toEqual([])
  expect(after.snapshot().form).toEqual(form)
  expect(after.snapshot().files.projectProposal?.name).toBe('proposal.pdf')
  expect(after.snapshot().facts.projectProposal?.pages).toBe(12)
})

test('the documented items are written on every change, and removed on reset', async () => {
  const { local, openPage } = browser()
  const draft = openPage()
  draft.change({ ...typedForm, name: 'A' })
  draft.chooseFile('projectCV', await pdfFile('cv.pdf'), 1)
  expect(JSON.parse(local.getItem('formData') ?? '')).toMatchObject({ name: 'A' })
  expect(JSON.parse(local.getItem('completionStatus') ?? '')).toMatchObject({ profile: false })
  expect(JSON.parse(local.getItem('fileUrls') ?? '')).toEqual({
    projectProposal: '',
    projectBudget: '',
    projectCV: expect.stringMatching(/^blob:/),
    coInvestigatorsCVs: '',
  })
  await draft.reset()
  expect(local.length).toBe(0)
  expect(draft.snapshot().form).toEqual(emptyApplicationForm())
})

test('a page that is older than the stored draft does not overwrite it', () => {
  const { local, openPage } = browser(storedDraft())
  const older = openPage()
  const newer = openPage()
  newer.change({ ...typedForm, name: 'Newer' })
  older.change({ ...typedForm, name: 'Older' })
  expect(JSON.parse(local.getItem('formData') ?? '').name).toBe('Newer')
  expect(older.snapshot().saved.state).toBe('waiting')
  expect(older.snapshot().form.name).toBe('Older')
  expect(older.snapshot().elsewhere).toMatchObject({ removed: false, form: { name: 'Newer' } })
})

test('either of two versions can be kept', () => {
  const { local, openPage } = browser(storedDraft())
  const [one, other] = [openPage(), openPage()]
  other.change({ ...typedForm, name: 'Other' })
  one.change({ ...typedForm, name: 'One' })
  one.keepMine()
  expect(JSON.parse(local.getItem('formData') ?? '').name).toBe('One')
  other.change({ ...typedForm, name: 'Other again' })
  other.takeTheirs()
  expect(other.snapshot().form.name).toBe('One')
  expect(other.snapshot().elsewhere).toBeNull()
})

/** Fires what a storage event fires. */
const look = (draft: Draft) => draft.subscribe(() => {})()

async function openTabs(openPage: () => Draft): Promise<[Draft, Draft]> {
  const tabs: [Draft, Draft] = [openPage(), openPage()]
  for (const draft of tabs) await isSaved(draft)
  return tabs
}

test('a tab that has saved everything follows another one, and writes nothing', async () => {
  const { local, openPage } = browser(storedDraft())
  const [one, other] = await openTabs(openPage)
  const { edition } = one.snapshot()
  other.change({ ...typedForm, name: 'Other' })
  const record = local.getItem('draft:1')
  look(one)
  await waitFor(() => expect(one.snapshot().form.name).toBe('Other'))
  expect(one.snapshot()).toMatchObject({ elsewhere: null, edition: edition + 1, saved: { isDurable: true } })
  expect(local.getItem('draft:1')).toBe(record)
})

test('a tab follows another one only when its files are stored', async () => {
  const { database, openPage } = browser(storedDraft())
  const [one, other] = await openTabs(openPage)
  const gate = makeGate()
  const write = database.write.bind(database)
  vi.spyOn(database, 'write').mockImplementationOnce(async (...args) => {
    await gate.opened
    await write(...args)
  })
  const read = vi.spyOn(database, 'read')
  other.chooseFile('projectCV', await pdfFile('cv.pdf'), 1)
  look(one)
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1))
  expect(one.snapshot()).toMatchObject({ facts: {}, toChooseAgain: [], saved: { state: 'saved' } })
  gate.open()
  await waitFor(() => expect(one.snapshot().files.projectCV?.name).toBe('cv.pdf'))
  expect(one.snapshot().toChooseAgain).toEqual([])
})

test('a file of another tab that is never stored has to be chosen again', async () => {
  const { database, openPage } = browser(storedDraft())
  const [one, other] = await openTabs(openPage)
  vi.spyOn(database, 'write').mockReturnValue(new Promise(() => {}))
  other.chooseFile('projectCV', await pdfFile('cv.pdf'), 1)
  vi.spyOn(window, 'setTimeout').mockImplementation((run) => {
    queueMicrotask(run)
    return 0 as never
  })
  look(one)
  await vi.waitUntil(() => one.snapshot().toChooseAgain.length > 0)
  expect(one.snapshot()).toMatchObject({ toChooseAgain: ['projectCV'], facts: { projectCV: { name: 'cv.pdf' } } })
})

test.each(['typed', 'submitting'] as const)(
  'a tab with a draft that is %s does not follow another one',
  async (what) => {
    const { openPage } = browser(storedDraft())
    const [one, other] = await openTabs(openPage)
    if (what === 'submitting') await one.note({ reached: { step: 'grant', mayBeDone: true } })
    else one.change({ ...typedForm, name: 'One' })
    other.takeTheirs()
    await isSaved(other)
    other.change({ ...other.snapshot().form, degree: 'MPhil' })
    if (what === 'typed') one.change({ ...typedForm, name: 'One again' })
    look(one)
    expect(one.snapshot().elsewhere).toMatchObject({ form: { degree: 'MPhil' } })
  },
)

test('a draft sent or deleted elsewhere is restored only after a question', () => {
  const { local, openPage } = browser(storedDraft())
  const [one, other] = [openPage(), openPage()]
  void other.reset()
  one.change({ ...typedForm, name: 'One' })
  expect(local.getItem('formData')).toBeNull()
  expect(one.snapshot().elsewhere).toEqual({ removed: true })
})

test('a completely sent draft is removed on opening and reported as submitted', async () => {
  const submission = { appId: '40', done: ['grant', 'files', 'rows'] }
  const { local, database, openPage } = browser(storedDraft({ submission }))
  await database.write({ owner: '1', applicationId: null }, '', { projectCV: await pdfFile('cv.pdf') })
  const draft = openPage()
  await draft.ready
  expect(draft.snapshot()).toMatchObject({ form: emptyApplicationForm(), saved: { state: 'nothing' } })
  expect(isSubmitted(draft.snapshot())).toBe(true)
  expect(local.length).toBe(0)
  await waitFor(async () => expect((await database.read(draft.name)).files).toEqual({}))
})

test('a device without room is reported, and nothing is lost on the page', () => {
  const { local, openPage } = browser()
  const draft = openPage()
  draft.change({ ...typedForm, name: 'Before' })
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draft.change({ ...typedForm, name: 'After' })
  expect(draft.snapshot().saved).toEqual({ state: 'failed', because: 'full' })
  expect(draft.snapshot().form.name).toBe('After')
})

test('on a full device another person’s draft is neither lost nor shown', () => {
  const { local, openPage } = browser(storedDraft({ owner: '1', form: { name: 'Secret' } }))
  const before = local.getItem('formData')
  const setItem = vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const theirs = openPage('2')
  expect(theirs.snapshot().form).toEqual(emptyApplicationForm())
  theirs.change({ ...emptyApplicationForm(), name: 'Second' })
  expect(theirs.snapshot().saved).toEqual({ state: 'failed', because: 'full' })
  void theirs.reset()
  expect(local.getItem('formData')).toBe(before)

  // Another program has freed space.
  setItem.mockRestore()
  theirs.change({ ...emptyApplicationForm(), name: 'Second again' })
  expect(theirs.snapshot().saved.state).toBe('saving')
  expect(openPage('1').snapshot().form.name).toBe('Secret')
  expect(openPage('2').snapshot().form.name).toBe('Second again')
})

test('without room, another person’s draft stays under the documented keys', async () => {
  const { local, openPage } = browser(storedDraft({ owner: '1', form: { name: 'Secret' } }))
  const set = local.setItem.bind(local)
  const refusing = vi.spyOn(local, 'setItem').mockImplementation((key, text) => {
    if (key === 'draft:1') throw new DOMException('full', 'QuotaExceededError')
    set(key, text)
  })
  const theirs = openPage('2')
  theirs.change({ ...emptyApplicationForm(), name: 'Second' })
  await isSaved(theirs)
  expect(openPage('1').snapshot().form.name).toBe('Secret')
  refusing.mockRestore()
  expect(openPage('2').snapshot().form.name).toBe('Second')
  expect(openPage('1').snapshot().form.name).toBe('Secret')
})

test('another person’s draft is not shown, and opens again for its owner', () => {
  const { local, openPage } = browser(storedDraft({ owner: '1', form: { name: 'Secret' } }))
  const theirs = openPage('2')
  expect(theirs.snapshot().form).toEqual(emptyApplicationForm())
  expect(local.getItem('formData')).toBeNull()
  theirs.change({ ...emptyApplicationForm(), name: 'Second' })
  expect(openPage('1').snapshot().form.name).toBe('Secret')
  expect(JSON.parse(local.getItem('formData') ?? '').name).toBe('Secret')
  expect(openPage('2').snapshot().form.name).toBe('Second')
})

test('a draft put aside by an earlier version opens for its owner', () => {
  const { openPage } = browser(
    Object.fromEntries(
      Object.entries(storedDraft({ form: { name: 'Aside' } })).map(([key, text]) => [`${key}@1`, text]),
    ),
  )
  expect(openPage('2').snapshot().form).toEqual(emptyApplicationForm())
  expect(openPage('1').snapshot().form.name).toBe('Aside')
})

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

const itemsOf = (local: Storage) => Object.fromEntries(keysOf(local).map((key) => [key, local.getItem(key) ?? '']))

/** Restores local storage as after a kill before the flush. */
const flushed = (local: Storage, items: Record<string, string>) => {
  local.clear()
  Object.entries(items).forEach(([key, text]) => local.setItem(key, text))
}

test('the last save is restored if local storage was not flushed', async () => {
  const { local, openPage } = browser()
  const draft = openPage()
  draft.change({ ...typedForm, name: 'Old' })
  draft.chooseFile('projectCV', await pdfFile('old.pdf'), 1)
  await isSaved(draft)
  const earlier = itemsOf(local)
  draft.change({ ...typedForm, name: 'New' })
  draft.chooseFile('projectCV', await pdfFile('new.pdf'), 1)
  await isSaved(draft)
  for (const items of [earlier, {}]) {
    flushed(local, items)
    const after = openPage()
    await isSaved(after)
    const { form, files, toChooseAgain } = after.snapshot()
    expect({ name: form.name, file: files.projectCV?.name, toChooseAgain }).toEqual({
      name: 'New',
      file: 'new.pdf',
      toChooseAgain: [],
    })
    expect(JSON.parse(local.getItem('formData') ?? '').name).toBe('New')
  }
})

/** Creates a browser that was killed after it saved "New", and flushed only "Old" to local storage. */
async function killedBrowser(setClock = (_clock: { minute: number }) => {}) {
  const { local, clock, ...rest } = browser()
  const draft = rest.openPage()
  draft.change({ ...typedForm, name: 'Old' })
  await isSaved(draft)
  const earlier = itemsOf(local)
  setClock(clock)
  draft.change({ ...typedForm, name: 'New' })
  await isSaved(draft)
  flushed(local, earlier)
  return rest
}

test('the last save is restored if the clock was set back before it', async () => {
  const { openPage } = await killedBrowser((clock) => (clock.minute = -60))
  const after = openPage()
  await isSaved(after)
  expect(after.snapshot().form.name).toBe('New')
})

test('an unreadable later record is not replaced by an older one', async () => {
  const { database, openPage } = await killedBrowser()
  vi.spyOn(database, 'read').mockRejectedValueOnce(new DOMException('locked', 'UnknownError'))
  const without = openPage()
  await without.ready
  expect(without.snapshot()).toMatchObject({ form: { name: 'Old' }, saved: { state: 'saved', isDurable: false } })
  const after = openPage()
  await isSaved(after)
  expect(after.snapshot().form.name).toBe('New')
})

test('an old file stays until the change that replaces it is durable', async () => {
  const { local, database, openPage } = browser()
  const draft = openPage()
  draft.chooseFile('projectCV', await pdfFile('old.pdf'), 1)
  await isSaved(draft)
  const earlier = itemsOf(local)
  vi.spyOn(database, 'write').mockReturnValue(new Promise(() => {}))
  draft.chooseFile('projectCV', await pdfFile('new.pdf'), 1)
  expect(draft.snapshot().saved.state).toBe('saving')
  flushed(local, earlier)
  const after = openPage()
  await after.ready
  expect(after.snapshot()).toMatchObject({ files: { projectCV: { name: 'old.pdf' } }, toChooseAgain: [] })
})

test('a removed or submitted draft does not return from unflushed local storage', async () => {
  const { local, openPage } = browser()
  for (const submission of [undefined, { applicationId: '40', reached: null }]) {
    const draft = openPage()
    draft.change({ ...typedForm, name: 'Gone' })
    await isSaved(draft)
    const earlier = itemsOf(local)
    if (submission) await draft.note(submission)
    await draft.reset()
    flushed(local, earlier)
    const after = openPage()
    await after.ready
    expect(after.snapshot()).toMatchObject({ form: emptyApplicationForm(), saved: { state: 'nothing' }, submission })
    expect(local.getItem('formData')).toBeNull()
    expect(isSubmitted(after.snapshot())).toBe(submission !== undefined)
  }
})

test('typing while a lost version is restored offers both', async () => {
  const { openPage } = await killedBrowser()
  const after = openPage()
  after.change({ ...typedForm, name: 'Typed' })
  await after.ready
  expect(after.snapshot()).toMatchObject({ form: { name: 'Typed' }, elsewhere: { form: { name: 'New' } } })
})

test('the council’s version is not stored before it is changed', async () => {
  const { local, database, openPage } = browser()
  const draft = openPage('1', '40')
  const cv = await pdfFile('cv.pdf')
  draft.meet(typedForm)
  draft.meetFile('projectCV', { file: cv, name: cv.name, size: cv.size, pages: 1, sum: '' })
  await draft.ready
  expect(local.length).toBe(0)
  expect(await database.list('1')).toEqual([])
  draft.change({ ...typedForm, name: 'Changed' })
  await isSaved(draft)
  expect((await database.read(draft.name)).files.projectCV?.name).toBe('cv.pdf')
})

/** Creates a database that has room for records, and rejects files while `isFull` is true. */
function refuseFiles(database: DraftDatabase) {
  const write = database.write.bind(database)
  const device = { isFull: true }
  vi.spyOn(database, 'write').mockImplementation(async (name, text, files) => {
    if (device.isFull && Object.values(files).some(Boolean)) throw new DOMException('no', 'QuotaExceededError')
    await write(name, text, files)
  })
  return device
}

test('an unstored file is named, and the values are saved', async () => {
  const { database, openPage } = browser()
  refuseFiles(database)
  const draft = openPage()
  draft.change({ ...typedForm, name: 'Saved' })
  draft.chooseFile('projectCV', await pdfFile('cv.pdf'), 1)
  await waitFor(() => expect(draft.snapshot().unstored).toEqual(['projectCV']))
  await isSaved(draft)
  const after = openPage()
  await after.ready
  expect(after.snapshot()).toMatchObject({ form: { name: 'Saved' }, toChooseAgain: ['projectCV'] })
})

test('a refused file stays named when another one is stored', async () => {
  const { database, openPage } = browser()
  const device = refuseFiles(database)
  const draft = openPage()
  draft.chooseFile('projectBudget', await pdfFile('budget.pdf'), 1)
  await waitFor(() => expect(draft.snapshot().unstored).toEqual(['projectBudget']))
  device.isFull = false
  draft.chooseFile('projectCV', await pdfFile('cv.pdf'), 1)
  await isSaved(draft)
  expect(draft.snapshot().unstored).toEqual(['projectBudget'])
})

test('a draft is not called saved before its transaction is complete', async () => {
  const { database, openPage } = browser()
  const gate = makeGate()
  vi.spyOn(database, 'write').mockReturnValueOnce(gate.opened)
  const draft = openPage()
  await draft.ready
  draft.change({ ...typedForm, name: 'Typed' })
  expect(draft.snapshot().saved.state).toBe('saving')
  gate.open()
  await isSaved(draft)
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
  const database = `spoilt-${crypto.randomUUID()}`
  await set(['1', '', 'projectCV'], { name: 'cv.pdf', size: 9 }, createStore(database, 'files'))
  const local = memoryStorage()
  const stored = storedDraft({ files: { projectCV: { name: 'cv.pdf', size: 9, pages: 1 } } })
  Object.entries(stored).forEach(([key, text]) => local.setItem(key, text))
  const name = { owner: '1', applicationId: null }
  const draft = new Draft({
    name,
    local,
    database: draftDatabase(database),
    now: () => new Date('2026-11-20T04:00:00Z'),
  })
  await draft.ready
  expect(draft.snapshot()).toMatchObject({ files: {}, toChooseAgain: ['projectCV'] })
})

test('a saved copy contains everything, files included', async () => {
  const { openPage } = browser()
  const draft = openPage()
  draft.change(typedForm)
  draft.chooseFile('projectProposal', await pdfFile('පර්යේෂණ.pdf', 3), 3, 'portfolio')
  const copy = await writeCopy(draft.snapshot(), new Date('2026-11-20T04:00:00Z'))
  const opened = await readCopy(copy)
  expect(opened?.form).toEqual(typedForm)
  expect(opened?.facts.projectProposal).toMatchObject({ name: 'පර්යේෂණ.pdf', pages: 3, warning: 'portfolio' })
  expect(await opened?.files.projectProposal?.text()).toBe(await draft.snapshot().files.projectProposal?.text())
  expect(await readCopy(new Blob(['{}']))).toBeNull()
})
