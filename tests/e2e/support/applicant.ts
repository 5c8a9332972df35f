import { expect, type Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'

export const DEMO_PASSWORD = 'demo1234'

/** A PDF that the portal accepts, with as many pages as asked for. */
export const pdfFile = async (name: string, pages = 1) => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1)
    document.addPage([595, 842]).drawText(`${name}, page ${page}`, { x: 60, y: 760 })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

export const logIn = async (page: Page, email: string, password = DEMO_PASSWORD) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await closeWelcome(page)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Some log-ins greet the person first; the dashboard follows. */
const closeWelcome = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' })
  const greeting = page.getByRole('alertdialog')
  await expect(heading.or(greeting).first()).toBeVisible()
  if (await greeting.isVisible()) await greeting.getByRole('button', { name: 'OK' }).click()
}

export const fillProfile = async (page: Page) => {
  await page.getByLabel('Title', { exact: true }).selectOption('Dr')
  await page.getByLabel('Name', { exact: true }).fill('சுந்தரம் Perera සුනිල්')
  await page.getByLabel('Faculty').selectOption({ index: 1 })
  await expect(page.getByLabel('Department').locator('option').nth(1)).toBeAttached()
  await page.getByLabel('Department').selectOption({ index: 1 })
  await page.getByLabel('Email').fill('sunil@example.org')
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

export const fillProject = async (page: Page) => {
  await page.getByLabel('Project Title').fill(PROJECT_TITLE)
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

export const fillSupervisors = async (page: Page) => {
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

export const chooseFiles = async (page: Page) => {
  for (const [label, name, pages] of FILES) {
    await page.getByLabel(label, { exact: true }).setInputFiles(await pdfFile(name, pages))
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
}

export const fillReviewers = async (page: Page) => {
  for (const number of [1, 2, 3]) {
    await page.getByLabel(`Reviewer ${number} Name`).fill(`Reviewer Number ${number}`)
    await page.getByLabel(`Reviewer ${number} Email`).fill(`reviewer${number}@university${number}.org`)
    await page.getByLabel(`Reviewer ${number} Affiliation`).fill(`University ${number}`)
  }
}

export const pressNext = async (page: Page, path: string) => {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

/** Fills all five steps and stops before Finish and Submit. */
export const writeApplication = async (page: Page) => {
  await page.goto('/grant')
  await fillProfile(page)
  await pressNext(page, '/project')
  await fillProject(page)
  await pressNext(page, '/supervisors')
  await fillSupervisors(page)
  await pressNext(page, '/uploads')
  await chooseFiles(page)
  await pressNext(page, '/reviewers')
  await fillReviewers(page)
}
