import type { Page } from '@playwright/test'
import { makePdfFile } from './support/applicant'
import { openStep } from './support/draft'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** Blocks storage, databases, caches and locks together, as blocked cookies do. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  navigator.locks.request = async () => refuse()
}

/** Simulates a database locked by another program: opening it neither succeeds nor fails. */
function silenceDatabases() {
  IDBFactory.prototype.open = () => {
    Object.assign(window, { isDatabaseOpening: true })
    return new EventTarget() as IDBOpenDBRequest
  }
}

/** Advances the clock past the timeout of the database. */
async function passDatabaseTimeout(page: Page) {
  await page.waitForFunction(() => 'isDatabaseOpening' in window)
  await page.clock.runFor(25_000)
}

/** Navigates by links, because a reload would reset a demo without storage. */
async function openApplication(page: Page) {
  await logIn(page, 'applicant2@demo.urc')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Apply New Grant' }).click()
  await page.getByLabel('Position').fill('Senior Lecturer')
}

async function chooseProposal(page: Page) {
  await openStep(page, 'Uploads')
  await page.getByLabel('Project Proposal', { exact: true }).setInputFiles(await makePdfFile('proposal.pdf'))
  await expect(page.getByText('This device could not keep the file.')).toBeVisible()
}

const ANSWERS_SAVED = /^Answers saved \d\d:\d\d on this device, but not your files\.$/

const expectDraftKept = async (page: Page) => {
  await openStep(page, 'Profile')
  await expect(page.getByLabel('Position')).toHaveValue('Senior Lecturer')
}

test('a browser without storage shows every page and warns that it saves nothing', async ({ page }) => {
  await page.addInitScript(forbidStorage)
  await openApplication(page)
  await expect(page.getByText('Not saved: this browser blocks saving.')).toBeVisible()
  await chooseProposal(page)
  await expectDraftKept(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/dean?app_ID=23&Role=Dean')
  await page.getByLabel('Remarks').fill('Worth it.')
  await expect(page.getByText('This browser does not keep what you enter')).toBeVisible()
})

test('a browser with stuck databases keeps a draft’s values and reports unkept files', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(silenceDatabases)
  const opened = openApplication(page)
  await passDatabaseTimeout(page)
  await opened
  await passDatabaseTimeout(page)
  await expect(page.getByText(ANSWERS_SAVED)).toBeVisible()
  await chooseProposal(page)
  await expectDraftKept(page)
})
