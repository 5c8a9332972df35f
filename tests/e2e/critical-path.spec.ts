import { submitApplication, openOwnRow } from './support/applicant'
import { denyApplication, shortlistOrReject } from './support/council'
import { expect, test } from './support/people'
import { logIn, logOut } from './support/session'

const APPLICANT = 'newcomer@demo.urc'
const DIRECTOR = 'urc@demo.urc'

test('the director denies a submitted application, and the applicant gets an e-mail', async ({
  page,
  mailbox,
  unique,
}) => {
  const title = unique('Turned down by the director')
  const email = `${unique('turned-down').replace(' ', '-')}@example.org`
  await logIn(page, APPLICANT)
  await submitApplication(page, title, email)
  await logOut(page)
  await logIn(page, DIRECTOR)
  await shortlistOrReject(page, title, 'Shortlist')
  await denyApplication(page, title)
  await logOut(page)
  await expect.poll(() => mailbox.subjectsTo(email)).toContain('Application Rejection Notification')
  await logIn(page, APPLICANT)
  await expect(await openOwnRow(page, title)).toContainText('Deny')
})
