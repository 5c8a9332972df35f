import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import type { FileKind } from '@/domain/files/file-kinds'
import { fixedClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'
import { makePdfFile } from '@tests/support/pdf-file'
import { makeProtectedPdf } from '../pdf/protected-pdf'
import { watchSavedFiles } from './saved-files'
import { findRow, countCalls } from './council-helpers'

const CARBAPENEM = /Carbapenem-resistant/
const PEAT = /Peat swamps/

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path' | 'person'> & { path?: string }

async function makeBoardPack(titles: readonly RegExp[], { path, ...settings }: Settings = {}) {
  const saved = watchSavedFiles()
  const stage = await renderPortal({
    path: path ?? COUNCIL_PAGES.Admin.viewApplications,
    person: 'admin@demo.urc',
    ...settings,
  })
  for (const title of titles) await stage.user.click(within(await findRow(title)).getByRole('checkbox'))
  await stage.user.click(screen.getByRole('button', { name: 'Board pack' }))
  return { ...stage, saved }
}

const findPanel = async () => within(await screen.findByRole('region', { name: 'Dossiers and board packs' }))
const expectNoPanel = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Dossiers and board packs' })).toBeNull())

const openPage = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

const HANGING_DOWNLOAD = { faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }] } as const

test('selected rows of Approved Applications are bound too', async () => {
  await makeBoardPack([CARBAPENEM, PEAT], { ...HANGING_DOWNLOAD, path: COUNCIL_PAGES.Admin.approvedApplications })
  expect((await findPanel()).getByText('Board pack of 2 applications', { selector: 'p' })).toBeVisible()
})

async function createPdfWithoutPages(): Promise<Blob> {
  const document = await PDFDocument.create()
  return new Blob([(await document.save({ addDefaultPage: false })).slice()])
}

describe('a board pack', () => {
  test('is made during navigation and kept until it is dismissed', async () => {
    const { user, saved } = await makeBoardPack([PEAT])
    expect((await findPanel()).getByText('Board pack of 1 application', { selector: 'p' })).toBeVisible()
    await openPage(user, 'Dashboard')
    expect(await (await findPanel()).findByText(/is ready\. Saved as Board_pack-2026-11-20\.pdf\./)).toBeVisible()
    const [first] = saved.values()
    await user.click((await findPanel()).getByRole('button', { name: /^Save again/ }))
    expect(await saved.get('Board_pack-2026-11-20.pdf')?.text()).toBe(await first?.text())
    await user.click((await findPanel()).getByRole('button', { name: /^Dismiss/ }))
    await expectNoPanel()
  })

  test('shows its progress and stops on Cancel', async () => {
    const { user, saved, mock } = await makeBoardPack([PEAT], HANGING_DOWNLOAD)
    expect(await (await findPanel()).findByText(/^1 of \d+: 18_2026, Application$/)).toBeVisible()
    expect((await findPanel()).getByRole('progressbar', { name: /documents bound$/ })).toBeVisible()
    await waitFor(() => expect(countCalls(mock, 'downloadApplicationPdf')).toBe(1))
    await user.click((await findPanel()).getByRole('button', { name: /^Cancel/ }))
    await expectNoPanel()
    expect(saved.size).toBe(0)
    expect(countCalls(mock, 'downloadApplicationPdf')).toBe(1)
  })

  test('has all readable documents, and names the others', async () => {
    // The mock parses uploaded files to count their pages.
    expectLogged(/^(Trying to parse invalid object|Invalid object ref)/)
    const mock = createMock({
      clock: fixedClock(SCENARIOS['council-year'].startsAt),
      faults: [{ call: 'downloadApplicationPdf', kind: 'empty', times: 1 }],
    })
    const store = await mock.store()
    const validPdf = await makePdfFile('whole.pdf', 3)
    const unreadableFiles: Partial<Record<FileKind, Blob>> = {
      proposal: validPdf.slice(0, validPdf.size / 2),
      cvPrincipalInvestigator: makeProtectedPdf('passwordAes'),
      cvCoInvestigators: await createPdfWithoutPages(),
      projectBudget: new Blob(['<!doctype html><title>Log in</title>']),
    }
    for (const { id, kind } of store.storedFiles.findByApplication(18)) {
      const file = unreadableFiles[kind as FileKind]
      if (file) store.fileBytes.set(id, file)
    }
    const { user, saved } = await makeBoardPack([CARBAPENEM, PEAT], { mock })
    const ready = await (await findPanel()).findByRole('alert')
    expect(ready).toHaveTextContent(/^Board pack of 2 applications is ready\. Saved as Board_pack-2026-11-20\.pdf\./)
    expect(countCalls(mock, 'getDetails')).toBe(2)
    await user.click(await (await findPanel()).findByText(/^These documents could not be bound: /))
    const unboundDocuments = (await findPanel()).getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const words of [
      '18_2026, Project proposal. Is damaged and cannot be read.',
      '18_2026, CV of the principal investigator. Opens only with a password. Get it with All originals.',
      '18_2026, CVs of the co-investigators. Has no pages.',
      '18_2026, Submitted budget. Could not be loaded from the server.',
    ])
      expect(unboundDocuments).toContain(words)
    expect(unboundDocuments.filter((text) => /^\d+_2026, Application\. Could not be loaded/.test(text))).toHaveLength(1)
    const document = await PDFDocument.load((await saved.get('Board_pack-2026-11-20.pdf')?.arrayBuffer()) ?? '')
    expect(document.getPageCount()).toBeGreaterThan(8)
    // The top-level bookmarks are the index and two applications.
    const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
    expect(outline.get(PDFName.of('Count'))?.toString()).toBe('3')
  })

  test.each(['changesRc4', 'changesAes'] as const)('has the pages of a PDF protected by %s', async (protection) => {
    // The mock parses uploaded files to count their pages.
    expectLogged(/^(Trying to parse invalid object|Invalid object ref)/)
    const mock = createMock({ clock: fixedClock(SCENARIOS['council-year'].startsAt) })
    const store = await mock.store()
    for (const { id, kind } of store.storedFiles.findByApplication(18))
      if (kind === 'projectBudget') store.fileBytes.set(id, makeProtectedPdf(protection))
    const { saved } = await makeBoardPack([PEAT], { mock })
    expect(await (await findPanel()).findByText(/is ready\. Saved as Board_pack-2026-11-20\.pdf\./)).toBeVisible()
    expect((await findPanel()).queryByText(/could not be bound/)).toBeNull()
    const document = await PDFDocument.load((await saved.get('Board_pack-2026-11-20.pdf')?.arrayBuffer()) ?? '')
    // The pages of the protected budget are squares of 100 points.
    expect(document.getPages().filter((page) => page.getWidth() === 100)).toHaveLength(2)
  })

  test('is removed with its person', async () => {
    const { user, saved } = await makeBoardPack([PEAT], HANGING_DOWNLOAD)
    await findPanel()
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    await expectNoPanel()
    expect(saved.size).toBe(0)
  })
})

test('several can be made at the same time', async () => {
  const { user } = await makeBoardPack([PEAT], HANGING_DOWNLOAD)
  await findPanel()
  await user.click(screen.getByRole('button', { name: 'Board pack' }))
  await waitFor(async () => expect((await findPanel()).getAllByRole('progressbar')).toHaveLength(2))
})
