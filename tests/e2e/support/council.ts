import { expect, type Locator, type Page } from '@playwright/test'
import { chooseFile } from './applicant'
import { closeAlert } from './session'

/** Opens a screen by its tile and returns the row of an application. */
export async function openRow(page: Page, tile: string, title: string): Promise<Locator> {
  // Follows links, because opening an address would reload the portal.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: tile }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toBeVisible()
  return row
}

/** Sends a queued write immediately. On a slow machine, its Undo period may end before the press. */
async function sendNow(page: Page) {
  const button = page.getByRole('button', { name: /^Do it now/ })
  await button.click({ timeout: 20_000 }).catch(() => expect(button).toBeHidden())
}

/** Checks the newest outcome in the queue panel and dismisses it. */
async function dismissOutcome(page: Page, text: string) {
  const queuePanel = page.getByRole('region', { name: 'Sending' })
  // The text is in its line, or beside the heading once the line has collapsed.
  await expect(queuePanel.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await queuePanel
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click()
  await expect(queuePanel).toBeHidden()
}

export async function shortlistOrReject(page: Page, title: string, decision: 'Shortlist' | 'Reject') {
  const row = await openRow(page, 'Order Applications', title)
  await row.getByRole('button', { name: /^Select/ }).click()
  await page.getByRole('menuitem', { name: decision }).click()
  await sendNow(page)
  await expect(row).toContainText(decision === 'Shortlist' ? 'Shortlisted' : 'Rejected')
  await expect(row).not.toContainText('Not saved yet')
}

async function sendEmail(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sendNow(page)
  await dismissOutcome(page, 'Email sent successfully!')
}

export async function requestApproval(page: Page, title: string, role: 'HOD' | 'Dean', email: string) {
  const row = await openRow(page, 'Request Approval', title)
  await row.getByRole('button', { name: new RegExp(`^Send Email to ${role}`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Prof. ${role}`)
  await dialog.getByLabel('Email').fill(email)
  await sendEmail(page)
}

export async function inviteReviewer(page: Page, title: string, number: number) {
  const row = await openRow(page, 'Send Reviewers', title)
  await row.getByRole('button', { name: new RegExp(`^Send Email to Reviewer ${number}`) }).click()
  // Prefilled with the applicant's nominations.
  await expect(page.getByRole('dialog').getByLabel('Email')).not.toHaveValue('')
  await sendEmail(page)
}

async function openDecision(page: Page, title: string) {
  const row = await openRow(page, 'Shortlisted Applications', title)
  await row.getByRole('button', { name: /^Select/ }).click()
  return { row, decision: page.getByRole('dialog', { name: 'Select Status' }) }
}

export async function grantApplication(page: Page, title: string) {
  const { row, decision } = await openDecision(page, title)
  await decision.getByRole('button', { name: 'Granted' }).click()
  const details = page.getByRole('dialog', { name: 'Enter Grant Details' })
  await details.getByLabel('Start Date').fill('2027-01-01')
  await details.getByLabel('Period').fill('2 Years')
  await details.getByLabel('Approved Amount (LKR)').fill('1250000')
  await details.getByRole('button', { name: 'Save' }).click()
  await sendNow(page)
  await dismissOutcome(page, 'Email notification sent to the applicant.')
  await expect(row.getByRole('button', { name: /^Granted/ })).toBeVisible()
}

/** Leaves the denial in the queue. */
async function queueDenial(page: Page, title: string) {
  const { row, decision } = await openDecision(page, title)
  await decision.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByRole('region', { name: 'Sending' })).toContainText('Denial')
  return row
}

export async function denyApplication(page: Page, title: string) {
  const row = await queueDenial(page, title)
  await sendNow(page)
  await dismissOutcome(page, 'Rejection email notification sent to the applicant.')
  await expect(row.getByRole('button', { name: /^Deny/ })).toBeVisible()
}

async function upload(page: Page, row: Locator, button: RegExp) {
  await row.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await chooseFile(dialog, 'document.pdf')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await closeAlert(page, 'File uploaded successfully!')
}

export async function uploadAwardLetter(page: Page, title: string) {
  const row = await openRow(page, 'Shortlisted Applications', title)
  await upload(page, row, /^Upload award letter/)
  await expect(row.getByRole('button', { name: /^View/ })).toBeVisible()
}

export async function requestAgreement(page: Page, title: string) {
  const row = await openRow(page, 'Request Agreement', title)
  await upload(page, row, /^Upload/)
  await row.getByRole('button', { name: /^Request/ }).click()
  await sendEmail(page)
  await expect(row.getByRole('button', { name: /^Requested/ })).toBeVisible()
}

export async function requestReport(page: Page, title: string) {
  const row = await openRow(page, 'Request Report', title)
  await row.getByRole('button', { name: /^Send Email/ }).click()
  await sendEmail(page)
}

export async function decideBudget(page: Page, title: string, decision: 'Approved' | 'Rejected') {
  const row = await openRow(page, 'Approve Budget', title)
  await row.getByLabel(/^Decision/).selectOption(decision)
  await row.getByRole('button', { name: /^Save/ }).click()
  await sendNow(page)
  const savedDialog = page.getByRole('dialog', { name: 'Decision Status' })
  await expect(savedDialog).toContainText(`Decision "${decision}" was saved successfully!`)
  await savedDialog.getByText('Close', { exact: true }).click()
  await expect(row.getByLabel(/^Decision/)).toHaveValue(decision)
}
