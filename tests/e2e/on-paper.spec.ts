import type { Page } from '@playwright/test'
import { expect, test } from './support/watch'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

const A4 = { short: 595, long: 842 }

interface PrintedPage {
  readonly width: number
  readonly text: string
}

async function printPages(page: Page): Promise<PrintedPage[]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const document = await getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.ERRORS }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const pdfPage = await document.getPage(index + 1)
      const { items } = await pdfPage.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      return { width: Math.round(pdfPage.getViewport({ scale: 1 }).width), text: text.replaceAll(/\s+/g, ' ') }
    }),
  )
}

/** The longest title that the form accepts ends mid-word. */
const END_OF_TITLE = /livelihoods and g\b/g

const toAdminAddress = (path: string, scenario: string) =>
  `${path}${path.includes('?') ? '&' : '?'}demo-scenario=${scenario}&demo-person=admin@demo.urc`

test('each page of a printed list has its headers and page number, and no controls', async ({ page }) => {
  await page.goto(toAdminAddress('/viewapplication', 'decisions-due'))
  await expect(page.getByRole('row', { name: /Peat swamps/ })).toBeVisible()
  const pages = await printPages(page)
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, { width, text }] of pages.entries()) {
    expect(width).toBe(A4.short)
    expect(text).toContain(`${index + 1} / ${pages.length}`)
    for (const header of ['Applicant Name', 'Application Id', 'Project Title', 'Submitted Date', 'Status'])
      expect(text).toContain(header)
    for (const control of ['Download', 'Delete', 'Details', 'Search', 'Log Out']) expect(text).not.toContain(control)
  }
})

test('a printed list says what it is: title, rows, filters, search, order and date', async ({ page }) => {
  await page.goto(toAdminAddress('/viewapplication?status=submitted&q=e&sort=id', 'council-year'))
  await expect(page.getByRole('button', { name: 'Remove filter Status: Submitted' })).toBeVisible()
  const [first] = await printPages(page)
  expect(first?.text).toMatch(
    /Printed on 20 Nov 2026.*View Applications.*Applications: \d+ of \d+ rows\. Status: Submitted; Search: e\. Sorted by Application Id, ascending/,
  )
})

test('a list of many columns is printed in landscape', async ({ page }) => {
  await page.goto(toAdminAddress('/shortlistedapplication', 'in-review'))
  await expect(page.getByRole('row', { name: /Peat swamps/ })).toBeVisible()
  const pages = await printPages(page)
  for (const { width, text } of pages) {
    expect(width).toBe(A4.long)
    expect(text).toContain('HOD and Dean')
  }
})

test('the rows of all pages are printed, none split between sheets', async ({ page }) => {
  await page.goto(toAdminAddress('/viewapplication', 'long-texts'))
  await expect(page.getByRole('row', { name: /Polytetrafluoroethylene/ }).first()).toBeVisible()
  const rangeText = await page.getByText(/^1–25 of \d+$/).textContent()
  const rows = Number(rangeText?.split(' of ')[1])
  const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const pages = (await printPages(page)).map(({ text }) => [
    countMatches(text, / \d+_2026 /g),
    countMatches(text, END_OF_TITLE),
  ])
  expect(pages.reduce((sum, [startedRows = 0]) => sum + startedRows, 0)).toBe(rows)
  for (const [startedRows, endedRows] of pages) expect(endedRows).toBe(startedRows)
})

test('the decision board of twenty applications fits on one page', async ({ page }) => {
  await page.goto(toAdminAddress('/shortlistedapplication?view=board', 'decisions-due'))
  await expect(page.getByRole('row', { name: /Peat swamps/ })).toBeVisible()
  // The demo has fewer than 20 rows; clones have the same height.
  await page.locator('tbody').evaluate((body) => {
    const rows = Array.from(body.children)
    for (let row = rows.length; row < 20; row += 1) body.append(rows[row % rows.length]?.cloneNode(true) ?? '')
  })
  const pages = await printPages(page)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('1 / 1')
})

test('a case is printed in black on white in the dark scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(toAdminAddress('/moredetails/8', 'council-year'))
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  await expect(page.getByText('Checking...')).toHaveCount(0)
  const [first] = await printPages(page)
  expect(first?.text).toMatch(/Printed on \d{1,2} \w{3} \d{4}.*More Details.*The case so far/)
  expect(first?.text).not.toContain('Dossier')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
})
