import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PDFDocument, PDFDict, PDFName } from 'pdf-lib'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PortalProvider } from '@/api/portal'
import { useBoardPack } from '@/areas/shared/dossier/use-board-pack'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { AlertsProvider } from '@/ui/alerts'
import { AnnouncerProvider } from '@/ui/announcer'
import { expectAccessible } from '@tests/support/axe'
import { portalOnMock } from '@tests/support/portal-on-mock'
import { watchSavedFiles } from './saved-files'

interface Row {
  id: string
}

const columns: Column<Row>[] = [{ id: 'id', header: 'Application Id', cell: ({ id }) => id }]

function List() {
  const boardPack = useBoardPack<Row>(({ id }) => id)
  return (
    <main>
      <h1>Applications</h1>
      <DataTable
        rows={[{ id: '8' }, { id: '17' }, { id: '18' }]}
        columns={columns}
        caption="Applications"
        getRowId={({ id }) => id}
        rowLabel={({ id }) => `application ${id}`}
        emptyState={null}
        bulk={{ actions: [], together: [boardPack.action] }}
      />
      {boardPack.window}
    </main>
  )
}

beforeEach(() => page.viewport(1280, 900))

test('the chosen applications are bound into one PDF, in the order of the list', { timeout: 90_000 }, async () => {
  const saved = watchSavedFiles()
  const { portal, mock } = await portalOnMock({ person: 'urc@demo.urc' })
  const user = userEvent.setup()
  render(
    <PortalProvider portal={portal}>
      <MemoryRouter>
        <AnnouncerProvider>
          <AlertsProvider>
            <List />
          </AlertsProvider>
        </AnnouncerProvider>
      </MemoryRouter>
    </PortalProvider>,
  )
  await user.click(screen.getByRole('checkbox', { name: /application 17/ }))
  await user.click(screen.getByRole('checkbox', { name: /application 18/ }))
  await user.click(screen.getByRole('button', { name: 'Board pack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Board pack' }))
  expect(await dialog.findByText(/^Saved as Board_pack\.pdf\./, {}, { timeout: 80_000 })).toBeVisible()
  await expectAccessible()

  const document = await PDFDocument.load((await saved.get('Board_pack.pdf')?.arrayBuffer()) ?? '')
  expect(document.getPageCount()).toBeGreaterThan(10)
  // The index and two applications stand on the first level of the bookmarks.
  const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
  expect(outline.get(PDFName.of('Count'))?.toString()).toBe('3')
  expect(mock.calls.filter((call) => call === 'getDetails')).toHaveLength(2)
})
