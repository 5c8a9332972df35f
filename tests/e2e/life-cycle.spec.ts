import { REVIEWERS } from '@/domain/people/reviewers'
import { submitApplication, openOwnRow, REPORTS, returnAgreement, sendBudget, sendReport } from './support/applicant'
import { answerAsApprover, sendReview } from './support/answers'
import {
  requestApproval,
  decideBudget,
  grantApplication,
  inviteReviewer,
  openRow,
  shortlistOrReject,
  requestAgreement,
  requestReport,
  uploadAwardLetter,
} from './support/council'
import { expect, test } from './support/people'
import { logIn, logOut, signUp } from './support/session'

const ADMIN = 'admin@demo.urc'
const DIRECTOR = 'urc@demo.urc'
const HOD = 'hod.botany@samanala.example'
const DEAN = 'dean.science@samanala.example'
const PASSWORD = 'long-enough-1'

const NOMINATED_REVIEWERS = REVIEWERS.map(({ number, mayBeAbsent }) => ({
  number,
  mayBeAbsent,
  email: `reviewer${number}@university${number}.org`,
  marks: 70 + 5 * number,
}))

const formatMean = (marks: readonly number[]) => String(marks.reduce((sum, mark) => sum + mark, 0) / marks.length)

test('nine people take an application from sign-up to its final report', async ({ page, mailbox, unique, host }) => {
  const title = unique('Seed banks of montane forests')
  const applicant = `${unique('sunil').replace(' ', '-')}@example.org`

  await test.step('a visitor sees the reason for a refused page', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/home\b/)
    await page.goto('/reviewer1')
    await expect(page.getByText('No app_ID provided.')).toBeVisible()
    await page.goto('/hod?app_ID=999999')
    await expect(page.getByText('The council has no application with the number')).toBeVisible()
  })

  const applicationId =
    await test.step('the applicant signs up, applies and gets a confirmation by e-mail', async () => {
      await signUp(page, applicant, PASSWORD)
      await logIn(page, applicant, PASSWORD)
      await submitApplication(page, title, applicant)
      const row = await openOwnRow(page, title)
      await expect(row).toContainText('Submitted')
      await expect.poll(() => mailbox.subjectsTo(applicant)).toContain('Application Submitted Successfully')
      return /(\d+)_\d{4}/.exec((await row.textContent()) ?? '')?.[1] ?? ''
    })
  await logOut(page)

  await test.step('the secretary shortlists the application and requests approval from HOD and Dean', async () => {
    await logIn(page, ADMIN)
    await shortlistOrReject(page, title, 'Shortlist')
    await requestApproval(page, title, 'HOD', HOD)
    await requestApproval(page, title, 'Dean', DEAN)
    await logOut(page)
  })

  await test.step('HOD and Dean approve the application from their links', async () => {
    for (const person of [HOD, DEAN]) {
      await mailbox.follow(person, `APPROVE PROJECT: ${title}`)
      await expect(page.getByText(title)).toBeVisible()
      await answerAsApprover(page, 'Approve', 'A sound plan.')
    }
  })

  await test.step('the secretary invites the reviewers', async () => {
    await logIn(page, ADMIN)
    await expect(await openRow(page, 'Request Approval', title)).toContainText('Approve')
    for (const { number } of NOMINATED_REVIEWERS) await inviteReviewer(page, title, number)
    await logOut(page)
  })

  await test.step('each reviewer sends marks and a report', async () => {
    for (const { email, marks } of NOMINATED_REVIEWERS) {
      await mailbox.follow(email, `INVITATION TO REVIEW PROJECT: ${title}`)
      await sendReview(page, String(marks))
    }
  })

  await test.step('the director compares the marks, grants the application and uploads the award letter', async () => {
    await logIn(page, DIRECTOR)
    await openRow(page, 'Shortlisted Applications', title)
    await page.getByRole('tab', { name: 'Decision board' }).click()
    // The legacy list contains the marks of the first two reviewers only.
    const listedReviewers = NOMINATED_REVIEWERS.filter(({ mayBeAbsent }) => host !== 'php' || !mayBeAbsent)
    const mean = page.getByRole('row').filter({ hasText: title }).locator('[data-label=Mean]')
    await expect(mean).toHaveText(formatMean(listedReviewers.map(({ marks }) => marks)))
    await grantApplication(page, title)
    await uploadAwardLetter(page, title)
    await logOut(page)
  })

  await test.step('the secretary sends the agreement', async () => {
    await logIn(page, ADMIN)
    await requestAgreement(page, title)
    await logOut(page)
    await expect
      .poll(() => mailbox.subjectsTo(applicant))
      .toEqual(expect.arrayContaining(['Application Granted for Funding', 'Regarding the Agreement']))
  })

  await test.step('the applicant signs the agreement and revises the budget', async () => {
    await logIn(page, applicant, PASSWORD)
    await expect(await openOwnRow(page, title)).toContainText('Granted')
    await returnAgreement(page, title)
    await sendBudget(page, applicationId)
    await logOut(page)
  })

  await test.step('the secretary approves the budget and requests a report', async () => {
    await logIn(page, ADMIN)
    await decideBudget(page, title, 'Approved')
    await requestReport(page, title)
    await logOut(page)
  })

  await test.step('the applicant sends all reports', async () => {
    await logIn(page, applicant, PASSWORD)
    for (const report of REPORTS) await sendReport(page, applicationId, report)
    await logOut(page)
  })

  await test.step('the director finds every document in the details', async () => {
    await logIn(page, DIRECTOR)
    const row = await openRow(page, 'Progress Reports', title)
    await expect(row.getByRole('button', { name: /^View Final progress report/ })).toBeVisible()
    await page.goto(`/moredetails/${applicationId}`)
    await expect(page.getByRole('button', { name: /^Download Final progress report/ })).toBeVisible()
    await expect(page.getByText('Checking...')).toHaveCount(0)
    await expect(page.getByText('Not Available')).toHaveCount(0)
  })
})
