import { answerAsApprover } from './support/answers'
import { submitApplication, openOwnRow } from './support/applicant'
import { requestApproval, openRow, shortlistOrReject } from './support/council'
import { expect, test } from './support/people'
import { logIn, logOut } from './support/session'

const ADMIN = 'admin@demo.urc'
const HOD = 'hod.botany@samanala.example'
const DEAN = 'dean.science@samanala.example'

test.describe('an application', () => {
  test('can be rejected by the council before any review', async ({ page, unique }) => {
    const title = unique('Turned down by the council')
    await logIn(page, 'newcomer@demo.urc')
    const pdfTab = await submitApplication(page, title)
    await expect.poll(() => pdfTab.url()).toMatch(/^blob:/)
    await pdfTab.close()
    await logOut(page)
    await logIn(page, ADMIN)
    await shortlistOrReject(page, title, 'Reject')
    await logOut(page)
    await logIn(page, 'newcomer@demo.urc')
    await expect(await openOwnRow(page, title)).toContainText('Rejected')
  })

  for (const role of ['HOD', 'Dean'] as const)
    test(`can be rejected by the ${role} from the link`, async ({ page, mailbox, unique, host }) => {
      const title = unique(`Turned down by the ${role}`)
      const approver = role === 'HOD' ? HOD : DEAN
      await logIn(page, 'newcomer@demo.urc')
      await submitApplication(page, title)
      await logOut(page)
      await logIn(page, ADMIN)
      await shortlistOrReject(page, title, 'Shortlist')
      await requestApproval(page, title, role, approver)
      await logOut(page)
      await mailbox.follow(approver, `APPROVE PROJECT: ${title}`)
      await answerAsApprover(page, 'Reject', 'Not in this form.')
      await logIn(page, ADMIN)
      await expect(await openRow(page, 'Request Approval', title)).toContainText('Reject')
      await logOut(page)
      await logIn(page, 'newcomer@demo.urc')
      // On the legacy host only the Dean's answer changes the status.
      const isRejected = role === 'Dean' || host !== 'php'
      await expect(await openOwnRow(page, title)).toContainText(isRejected ? 'Rejected' : 'Shortlisted')
    })
})
