import { expect, type Locator, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import {
  APPLICATION_FIELDS,
  getFieldSpec,
  getFieldNames,
  type FieldName,
} from '@/domain/application/application-fields'
import type { Step } from '@/domain/application/application-steps'
import type { TextSpec } from '@/domain/application/field-spec'
import { REVIEWERS } from '@/domain/people/reviewers'
import { closeAlert } from './session'

interface PdfSize {
  pages?: number
  /** Padding after the end of the PDF, which readers ignore. */
  bytes?: number
}

export async function makePdfFile(name: string, { pages = 1, bytes = 0 }: PdfSize = {}) {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1)
    document.addPage([595, 842]).drawText(`${name}, page ${page}`, { x: 60, y: 760 })
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([await document.save(), Buffer.alloc(bytes, ' ')]) }
}

/** Chooses a PDF in the only file field and waits until it is accepted. */
export async function chooseFile(container: Page | Locator, name: string, size?: PdfSize) {
  await container.locator('input[type=file]').setInputFiles(await makePdfFile(name, size))
  await expect(container.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

/** Fills the fields of a step with `values` or with samples. Omits rows and files. */
async function fillStep(page: Page, step: Step, values: Partial<Record<FieldName, string>> = {}) {
  for (const name of getFieldNames(step)) {
    const spec = getFieldSpec(name)
    if (spec.kind === 'rows' || spec.kind === 'pdf' || spec.kind === 'reviewers' || spec.onlyIf) continue
    const value = values[name] ?? spec.sample
    const field = page.getByLabel(spec.label, { exact: true })
    if (spec.kind === 'yesNo') {
      const group = page.getByRole('group', { name: spec.label })
      await group.getByLabel(value === 'yes' ? 'Yes' : 'No').check()
    } else if (spec.kind === 'choice') {
      // The departments load once a faculty is chosen.
      await expect(field.locator('option').nth(1)).toBeAttached()
      await field.selectOption(spec.options ? value : { index: 1 })
    } else if (value !== '') await field.fill(value)
  }
}

export const fillProfile = (page: Page, email = 'sunil@example.org') =>
  fillStep(page, 'profile', { name: 'சுந்தரம் Perera සුනිල්', email })

export const PROJECT_TITLE = 'Seed banks of montane forests'

export async function fillProject(page: Page, title = PROJECT_TITLE) {
  await fillStep(page, 'project', {
    projectTitle: title,
    outsideGrants: 'yes',
    publication1: 'https://example.org/paper',
  })
  await fillRow(page, 'grantRows', 'Grant row 1')
  await fillRow(page, 'fundingRows', 'Funding row 1')
}

export const fillSupervisors = (page: Page) => fillRow(page, 'coInvestigators', 'Co-investigator 1')

async function fillRow(page: Page, list: 'grantRows' | 'fundingRows' | 'coInvestigators', label: string) {
  const row = page.getByRole('group', { name: label })
  for (const column of Object.values<TextSpec>(APPLICATION_FIELDS[list].columns))
    await row.getByLabel(column.label).fill(column.sample)
}

const FILES = [
  ['Project Proposal', 'proposal.pdf', 3],
  ['Project Budget', 'budget.pdf', 1],
  ['Project CV', 'cv.pdf', 2],
  ['Co-investigators CVs', 'cvs.pdf', 2],
] as const

export async function chooseFiles(page: Page) {
  for (const [label, name, pages] of FILES) {
    await page.getByLabel(label, { exact: true }).setInputFiles(await makePdfFile(name, { pages }))
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

/** Writes an application and submits it. Returns the new tab for its PDF, which stays empty in the headless shell. */
export async function submitApplication(page: Page, title: string, email?: string): Promise<Page> {
  await writeApplication(page, title, email)
  const newTab = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  const pdfTab = await newTab
  await expect(page).toHaveURL(/\/popup$/)
  await expect(page.getByText('Thank You! Your Data Successfully Submitted.')).toBeVisible()
  return pdfTab
}

/** Opens the list of the applicant and returns the row of the application. */
export async function openOwnRow(page: Page, title: string): Promise<Locator> {
  await page.goto('/submittedgrant')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  return row
}

/** Downloads the council's agreement and uploads a signed one. */
export async function returnAgreement(page: Page, title: string) {
  const row = await openOwnRow(page, title)
  // Playwright cannot observe downloads in a stock Firefox.
  if (page.context().browser()?.browserType().name() !== 'firefox') {
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^\d+_Agreement\.pdf$/)
  }
  await row.getByRole('button', { name: /Upload/ }).click()
  const dialog = page.getByRole('dialog')
  await chooseFile(dialog, 'signed.pdf', { pages: 2 })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await closeAlert(page, 'File uploaded successfully!')
}

async function chooseApplication(page: Page, applicationId: string) {
  const applicationField = page.getByLabel('Application ID')
  const label = await applicationField
    .locator('option')
    .filter({ hasText: new RegExp(`^${applicationId}_`) })
    .textContent()
  await applicationField.selectOption(label ?? '')
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
