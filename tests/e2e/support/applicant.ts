import { expect, type Locator, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { REVIEWERS } from '@/domain/people/reviewers'
import { closeAlert } from './session'

interface PdfSize {
  pages?: number
  /** Padding after the end of the PDF, which readers ignore. */
  bytes?: number
}

export async function pdfFile(name: string, { pages = 1, bytes = 0 }: PdfSize = {}) {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1)
    document.addPage([595, 842]).drawText(`${name}, page ${page}`, { x: 60, y: 760 })
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([await document.save(), Buffer.alloc(bytes, ' ')]) }
}

/** Chooses a PDF in the only file field, and waits until it was accepted. */
export async function chooseFile(within: Page | Locator, name: string, size?: PdfSize) {
  await within.locator('input[type=file]').setInputFiles(await pdfFile(name, size))
  await expect(within.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

export async function fillProfile(page: Page, email = 'sunil@example.org') {
  await page.getByLabel('Title', { exact: true }).selectOption('Dr')
  await page.getByLabel('Name', { exact: true }).fill('சுந்தரம் Perera සුනිල්')
  await page.getByLabel('Faculty').selectOption({ index: 1 })
  await expect(page.getByLabel('Department').locator('option').nth(1)).toBeAttached()
  await page.getByLabel('Department').selectOption({ index: 1 })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone number').fill('077 123 4567')
  await page.getByLabel('Position').fill('Senior Lecturer')
  await page.getByLabel('Degree').fill('PhD')
  await page.getByLabel('University').fill('University of Samanala')
  await page.getByLabel('Year', { exact: true }).fill('2012')
  await page.getByLabel('Field', { exact: true }).fill('Botany')
  await page
    .getByRole('group', { name: /sabbatical leave/ })
    .getByLabel('No')
    .check()
}

export const PROJECT_TITLE = 'Seed banks of montane forests'

export async function fillProject(page: Page, title = PROJECT_TITLE) {
  await page.getByLabel('Project Title').fill(title)
  const row = page.getByRole('group', { name: 'Grant row 1' })
  await row.getByLabel('Funding source').fill('National Science Fund')
  await row.getByLabel('Duration period').fill('01/01/2012-31/12/2012')
  await row.getByLabel('Currency').fill('LKR')
  await row.getByLabel('Amount').fill('250000')
  await page
    .getByRole('group', { name: /currently involved/ })
    .getByLabel('No')
    .check()
  await page.getByLabel('Publication link 1').fill('https://example.org/paper')
  await page
    .getByRole('group', { name: /outside grants/ })
    .getByLabel('Yes')
    .check()
  const funding = page.getByRole('group', { name: 'Funding row 1' })
  await funding.getByLabel('Funding organization').fill('Forest Trust')
  await funding.getByLabel('Amount').fill('90000')
  await page.getByLabel('Research facilities').fill('A herbarium and a greenhouse.')
}

export async function fillSupervisors(page: Page) {
  const row = page.getByRole('group', { name: 'Co-investigator 1' })
  await row.getByLabel('Name').fill('Kamala Dias')
  await row.getByLabel('Department and University').fill('Zoology, University of Samanala')
}

const FILES = [
  ['Project Proposal', 'proposal.pdf', 3],
  ['Project Budget', 'budget.pdf', 1],
  ['Project CV', 'cv.pdf', 2],
  ['Co-investigators CVs', 'cvs.pdf', 2],
] as const

export async function chooseFiles(page: Page) {
  for (const [label, name, pages] of FILES) {
    await page.getByLabel(label, { exact: true }).setInputFiles(await pdfFile(name, { pages }))
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
}

export async function fillReviewers(page: Page) {
  for (const { number } of REVIEWERS) {
    await page.getByLabel(`Reviewer ${number} Name`).fill(`Reviewer Number ${number}`)
    await page.getByLabel(`Reviewer ${number} Email`).fill(`reviewer${number}@university${number}.org`)
    await page.getByLabel(`Reviewer ${number} Affiliation`).fill(`University ${number}`)
  }
}

export async function pressNext(page: Page, path: string) {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** Fills all five steps and stops before Finish and Submit. */
export async function writeApplication(page: Page, title = PROJECT_TITLE, email?: string) {
  await page.goto('/grant')
  await fillProfile(page, email)
  await pressNext(page, '/project')
  await fillProject(page, title)
  await pressNext(page, '/supervisors')
  await fillSupervisors(page)
  await pressNext(page, '/uploads')
  await chooseFiles(page)
  await pressNext(page, '/reviewers')
  await fillReviewers(page)
}

/** Writes an application and submits it. Returns the new tab for its PDF, which the headless shell leaves empty. */
export async function apply(page: Page, title: string, email?: string): Promise<Page> {
  await writeApplication(page, title, email)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  const printed = await opened
  await expect(page).toHaveURL(/\/popup$/)
  await expect(page.getByText('Thank You! Your Data Successfully Submitted.')).toBeVisible()
  return printed
}

/** Opens the applicant's own list, and returns the row of the application. */
export async function ownRow(page: Page, title: string): Promise<Locator> {
  await page.goto('/submittedgrant')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  return row
}

/** Downloads the council's agreement and uploads a signed one. */
export async function returnAgreement(page: Page, title: string) {
  const row = await ownRow(page, title)
  // Playwright cannot observe downloads in a stock Firefox.
  if (page.context().browser()?.browserType().name() !== 'firefox') {
    const saving = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download/ }).click()
    expect((await saving).suggestedFilename()).toMatch(/^\d+_Agreement\.pdf$/)
  }
  await row.getByRole('button', { name: /Upload/ }).click()
  const dialog = page.getByRole('dialog')
  await chooseFile(dialog, 'signed.pdf', { pages: 2 })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await closeAlert(page, 'File uploaded successfully!')
}

async function chooseApplication(page: Page, applicationId: string) {
  const ids = page.getByLabel('Application ID')
  const label = await ids
    .locator('option')
    .filter({ hasText: new RegExp(`^${applicationId}_`) })
    .textContent()
  await ids.selectOption(label ?? '')
}

export async function sendBudget(page: Page, applicationId: string) {
  await page.goto('/budget')
  await chooseApplication(page, applicationId)
  await chooseFile(page, 'revision.pdf')
  await page.getByRole('button', { name: 'Submit' }).click()
  await closeAlert(page, 'Files uploaded successfully!')
}

export const REPORTS = ['Mid-year progress report', 'Year-end progress report', 'Final progress report'] as const

export async function sendReport(page: Page, applicationId: string, report: (typeof REPORTS)[number]) {
  await page.goto('/progressreport')
  await chooseApplication(page, applicationId)
  await page.getByLabel(report).check()
  await chooseFile(page, 'report.pdf')
  await page.getByRole('button', { name: 'Submit' }).click()
  await closeAlert(page, 'Files uploaded successfully!')
}
