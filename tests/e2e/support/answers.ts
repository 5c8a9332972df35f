import { expect, type Page } from '@playwright/test'
import { chooseFile } from './applicant'

/** Answers as HOD or Dean on the page behind their link, without an account. */
export async function answerAsApprover(page: Page, decision: 'Approve' | 'Reject', remarks: string) {
  await page.getByRole('radio', { name: decision }).check()
  await page.getByLabel('Remarks').fill(remarks)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: decision }).click()
  await expect(page).toHaveURL(/\/popup2$/)
}

export async function sendReview(page: Page, marks: string) {
  await page.getByLabel('Overall Marks').fill(marks)
  await chooseFile(page, 'report.pdf', { pages: 2 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send review' }).click()
  await expect(page).toHaveURL(/\/popup$/)
}
