import { createStore, set } from 'idb-keyval'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Draft } from '@/features/drafts/draft'
import { draftFiles } from '@/features/drafts/draft-files'
import { readCopy, writeCopy } from '@/features/drafts/saved-copy'
import { sealedDrafts } from '@/features/drafts/stored-draft'
import { emptyApplicationForm, emptyRow } from '@/domain/application-form'
import { makeGate } from '../../support/gate'
import { memoryStorage } from '../../support/memory-storage'
import { typedForm, pdfOf, storedDraft } from '../apply/application'

/** One browser, whose storage and files outlive each page that is opened in it. */
function browser(stored: Record<string, string> = {}) {
  const local = memoryStorage()
  Object.entries(stored).forEach(([key, text]) => local.setItem(key, text))
  const files = draftFiles(`draft-${crypto.randomUUID()}`)
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 10, 20, 4, minute++))
  const openPage = (owner = '1', applicationId: string | null = null) =>
    new Draft({ name: { owner, applicationId }, local, files, now })
  return { local, files, openPage }
}

test('every answer, row and file is restored after the page was closed', async () => {
  const { files, openPage } = browser()
  const before = openPage()
  const form = {
    ...typedForm,
    grantRows: [...typedForm.grantRows, { ...emptyRow('grantRows'), fundingSource: 'Two' }],
  }
  before.change(form)
  before.chooseFile('projectProposal', await pdfOf('proposal.pdf'), 12)
  await waitFor(async () => expect(await files.read(before.name)).toHaveProperty('projectProposal'))

  const after = openPage()
  await after.ready
  expect(after.snapshot().toChooseAgain).toEqual([])
  expect(after.snapshot().form).toEqual(form)
  expect(after.snapshot().files.projectProposal?.name).toBe('proposal.pdf')
  expect(after.snapshot().facts.projectProposal?.pages).toBe(12)
})

test('the documented items are written with every change, and removed by a reset', async () => {
  const { local, openPage } = browser()
  const draft = openPage()
  draft.change({ ...typedForm, name: 'A' })
  draft.chooseFile('projectCV', await pdfOf('cv.pdf'), 1)
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

test('a draft that was sent or deleted elsewhere is not restored without a question', () => {
  const { local, openPage } = browser(storedDraft())
  const [one, other] = [openPage(), openPage()]
  void other.reset()
  one.change({ ...typedForm, name: 'One' })
  expect(local.getItem('formData')).toBeNull()
  expect(one.snapshot().elsewhere).toEqual({ removed: true })
})

test('a draft that was sent completely is deleted when it is opened, with its files', async () => {
  const submission = { appId: '40', done: ['grant', 'files', 'rows'] }
  const { local, files, openPage } = browser(storedDraft({ submission }))
  const name = { owner: '1', applicationId: null }
  await files.write(name, { projectCV: await pdfOf('cv.pdf') })
  const draft = openPage()
  await draft.ready
  expect(draft.snapshot()).toMatchObject({ form: emptyApplicationForm(), saved: { state: 'nothing' } })
  expect(local.length).toBe(0)
  expect(await files.read(name)).toEqual({})
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

test('on a full device another person’s draft is neither lost nor shown, and nothing is written over it', () => {
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

  // Another program has made room.
  setItem.mockRestore()
  theirs.change({ ...emptyApplicationForm(), name: 'Second again' })
  expect(theirs.snapshot().saved.state).toBe('saved')
  expect(openPage('1').snapshot().form.name).toBe('Secret')
  expect(openPage('2').snapshot().form.name).toBe('Second again')
})

test('a device whose room ends in the middle of a move puts back what it has taken away', () => {
  const { local, openPage } = browser(storedDraft({ owner: '1', form: { name: 'Secret' } }))
  const set = local.setItem.bind(local)
  // The sealed key is longer than the one before it.
  vi.spyOn(local, 'setItem').mockImplementation((key, text) => {
    if (key.includes('@')) throw new DOMException('full', 'QuotaExceededError')
    set(key, text)
  })
  openPage('2').change({ ...emptyApplicationForm(), name: 'Second' })
  expect(openPage('1').snapshot().form.name).toBe('Secret')
})

test('another person’s draft is locked, and opens again for its owner', () => {
  const { local, openPage } = browser(storedDraft({ owner: '1', form: { name: 'Secret' } }))
  const theirs = openPage('2')
  expect(theirs.snapshot().form).toEqual(emptyApplicationForm())
  expect(sealedDrafts(local, '2')).toEqual([{ owner: '1', applicationId: null }])
  theirs.change({ ...emptyApplicationForm(), name: 'Second' })
  expect(openPage('1').snapshot().form.name).toBe('Secret')
  expect(openPage('2').snapshot().form.name).toBe('Second')
})

test('a draft of the earlier client is taken over with its rows', () => {
  const { openPage } = browser({
    formData: JSON.stringify({ name: 'V0', co_investigators: '', grantRows: [{ amount: 5 }] }),
  })
  const { form, saved } = openPage().snapshot()
  expect(form).toMatchObject({ name: 'V0', coInvestigators: [{ name: '' }], grantRows: [{ amount: '5' }] })
  expect(saved.state).toBe('saved')
})

test('a file that this device could not store is named', async () => {
  const { files, openPage } = browser()
  vi.spyOn(files, 'write').mockRejectedValue(new DOMException('no', 'QuotaExceededError'))
  const draft = openPage()
  draft.chooseFile('projectCV', await pdfOf('cv.pdf'), 1)
  await waitFor(() => expect(draft.snapshot().unstored).toEqual(['projectCV']))
  const after = openPage()
  await after.ready
  expect(after.snapshot().toChooseAgain).toEqual(['projectCV'])
})

test('a draft is not saved as a whole before its files are written', async () => {
  const { files, openPage } = browser()
  const gate = makeGate()
  vi.spyOn(files, 'write').mockReturnValueOnce(gate.opened)
  const draft = openPage()
  draft.chooseFile('projectCV', await pdfOf('cv.pdf'), 1)
  expect(draft.snapshot().isWritingFiles).toBe(true)
  gate.open()
  await waitFor(() => expect(draft.snapshot().isWritingFiles).toBe(false))
})

test('a file that was refused stays named when another one is stored after it', async () => {
  const { files, openPage } = browser()
  const gate = makeGate()
  vi.spyOn(files, 'write')
    .mockReturnValueOnce(gate.opened)
    .mockRejectedValueOnce(new DOMException('no', 'QuotaExceededError'))
  const draft = openPage()
  draft.chooseFile('projectCV', await pdfOf('cv.pdf'), 1)
  draft.chooseFile('projectBudget', await pdfOf('budget.pdf'), 1)
  await waitFor(() => expect(draft.snapshot().unstored).toEqual(['projectBudget']))
  gate.open()
  await waitFor(() => expect(draft.snapshot().isWritingFiles).toBe(false))
  expect(draft.snapshot().unstored).toEqual(['projectBudget'])
})

test('what lies in place of a file is no file: it has to be chosen again', async () => {
  const database = `spoilt-${crypto.randomUUID()}`
  await set(['1', '', 'projectCV'], { name: 'cv.pdf', size: 9 }, createStore(database, 'files'))
  const local = memoryStorage()
  const stored = storedDraft({ files: { projectCV: { name: 'cv.pdf', size: 9, pages: 1 } } })
  Object.entries(stored).forEach(([key, text]) => local.setItem(key, text))
  const name = { owner: '1', applicationId: null }
  const draft = new Draft({ name, local, files: draftFiles(database), now: () => new Date('2026-11-20T04:00:00Z') })
  await draft.ready
  expect(draft.snapshot()).toMatchObject({ files: {}, toChooseAgain: ['projectCV'] })
})

test('a saved copy contains everything, files included', async () => {
  const { openPage } = browser()
  const draft = openPage()
  draft.change(typedForm)
  draft.chooseFile('projectProposal', await pdfOf('පර්යේෂණ.pdf', 3), 3, 'portfolio')
  const copy = await writeCopy(draft.snapshot(), new Date('2026-11-20T04:00:00Z'))
  const opened = await readCopy(copy)
  expect(opened?.form).toEqual(typedForm)
  expect(opened?.facts.projectProposal).toMatchObject({ name: 'පර්යේෂණ.pdf', pages: 3, warning: 'portfolio' })
  expect(await opened?.files.projectProposal?.text()).toBe(await draft.snapshot().files.projectProposal?.text())
  expect(await readCopy(new Blob(['{}']))).toBeNull()
})
