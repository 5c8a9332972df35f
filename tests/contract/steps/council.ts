import { approvalBy } from '@/domain/approvers'
import { holds, needed, refused, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, pdf } from '../sample'
import { step, type Step } from '../step'

const submitted = (life: SuiteContext): string => needed(life.granted, 'the application that Grant.php makes')

const statusOf = async (life: SuiteContext, applicationId: string): Promise<string> =>
  needed(await life.visitor().getDetails({ applicationId }), 'its details').status

const letter = { email: 'conformance@example.org', subject: 'Conformance', message: '<p>Dear reader,<br>a test.</p>' }

/** Dates and criteria belong to the whole council: what is there is written again, so that little changes. */
export const settingSteps: Step[] = [
  step('setApplicationDates', 'keeps dates with their times', async (life) => {
    const client = await life.as('Admin')
    const { openDate, closeDate } = await client.getApplicationDates({})
    const [open = '', openTime = '00:00'] = needed(openDate, 'an opening date').split(' ')
    const [close = '', closeTime = '23:59'] = needed(closeDate, 'a closing date').split(' ')
    await client.setApplicationDates({
      openDate: open,
      openTime: openTime.slice(0, 5),
      closeDate: close,
      closeTime: closeTime.slice(0, 5),
      year: close.slice(0, 4),
    })
    const kept = await client.getApplicationDates({})
    same('Open_Date', kept.openDate?.slice(0, 10), open)
    same('Close_Date', kept.closeDate?.slice(0, 10), close)
  }),
  step('uploadCriteria', 'a file that is no Word document is refused', async (life) =>
    refused((await life.as('Admin')).uploadCriteria({ criteria: pdf('criteria', life.mark) })),
  ),
  step('uploadCriteria', 'keeps a Word document', async (life) => {
    const client = await life.as('Admin')
    const [name] = (await client.listCriteria({})).criteria
    const kept = name === undefined ? null : await client.downloadCriteria({ fileName: name })
    const file = kept ? new File([kept.blob], name ?? '', { type: kept.blob.type }) : docx('criteria', life.mark)
    const { criteria } = await client.uploadCriteria({ criteria: file })
    life.criteria = { name: criteria, file }
    if (criteria !== name) life.left.push(`the criteria document "${criteria}"`)
  }),
  step('listCriteria', 'names the document', async (life) => {
    const { name } = needed(life.criteria, 'the file that Criteria.php keeps')
    const { criteria } = await (await life.as('urc')).listCriteria({})
    holds('criteria', criteria.includes(name), 'the name that the upload told', 'other names')
  }),
  step('downloadCriteria', 'gives the document back', async (life) => {
    const { name, file } = needed(life.criteria, 'the file that Criteria.php keeps')
    await sameBytes(await (await life.as('urc')).downloadCriteria({ fileName: name }), file)
  }),
  step('sendEmail', 'takes a letter', (life) => life.visitor().sendEmail(letter)),
]

/** From Submitted to Shortlisted or Rejected (spec 4). */
const orderSteps: Step[] = [
  step('listApplicationsToShortlist', 'shows what was submitted', async (life) => {
    const applicationId = submitted(life)
    const row = rowOf(
      await (await life.as('Admin')).listApplicationsToShortlist({}),
      (row) => row.applicationId === applicationId,
    )
    same('Status', row.status, '1')
    same('projectTitle', row.projectTitle, life.applicationTitle)
  }),
  step('listApplications', 'shows what was submitted', async (life) => {
    const applicationId = submitted(life)
    const row = rowOf(await (await life.as('urc')).listApplications({}), (row) => row.applicationId === applicationId)
    same('Status', row.status.status, '1')
    same('name', row.name, life.fields().name)
  }),
  step('decideAsHod', 'is refused before the council has shortlisted', (life) =>
    refused(life.visitor().decideAsHod({ applicationId: submitted(life), decision: '3.1', remarks: 'Too early.' })),
  ),
  step('grantOrDeny', 'is refused before the council has shortlisted', async (life) => {
    const grant = {
      applicationId: submitted(life),
      status: '5.1',
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '1',
    } as const
    await refused((await life.as('Admin')).grantOrDeny(grant))
  }),
  step('shortlistOrReject', 'shortlists', async (life) => {
    const applicationId = submitted(life)
    await (await life.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
    same('Status', await statusOf(life, applicationId), '2.1')
  }),
  step('shortlistOrReject', 'is refused a second time', async (life) => {
    const applicationId = submitted(life)
    await refused((await life.as('Admin')).shortlistOrReject({ applicationId, status: '2.2' }))
  }),
  step('shortlistOrReject', 'rejects', async (life) => {
    const applicationId = await life.submit(`${life.applicationTitle}, not shortlisted`)
    life.rejected = applicationId
    await (await life.as('urc')).shortlistOrReject({ applicationId, status: '2.2' })
    same('Status', await statusOf(life, applicationId), '2.2')
  }),
]

/** HOD and Dean: both have to approve, one rejection is enough (settled "Who moves the status"). */
const approvalSteps: Step[] = [
  ...(['saveHod', 'saveDean'] as const).map((call) =>
    step(call, 'the invitation is remembered', async (life) => {
      const applicationId = submitted(life)
      const admin = await life.as('Admin')
      await admin[call]({ applicationId, email: `${call}@example.org`.toLowerCase(), name: 'An approver' })
      await admin.sendEmail(letter)
      const row = rowOf(await admin.listApprovals({}), (row) => row.applicationId === applicationId)
      const { sent, email } = approvalBy(row, call === 'saveHod' ? 'HOD' : 'Dean')
      same('sent', sent, true)
      same('email', email, `${call}@example.org`.toLowerCase())
    }),
  ),
  step('getApplicationToApprove', 'tells title and applicant', async (life) => {
    const found = needed(await life.visitor().getApplicationToApprove({ applicationId: submitted(life) }), 'the case')
    same('projectTitle', found.projectTitle, life.applicationTitle)
    same('name', found.name, life.fields().name)
  }),
  step('decideAsHod', 'missing remarks are refused', (life) =>
    refused(life.visitor().decideAsHod({ applicationId: submitted(life), decision: '3.1', remarks: '' })),
  ),
  step('decideAsHod', 'is kept, and does not move the status alone', async (life) => {
    const applicationId = submitted(life)
    await life.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Within the plan.' })
    const row = rowOf(await (await life.as('Admin')).listApprovals({}), (row) => row.applicationId === applicationId)
    same('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
    same('Status', row.status, '2.1')
  }),
  step('decideAsHod', 'a second decision is refused', (life) =>
    refused(
      life.visitor().decideAsHod({ applicationId: submitted(life), decision: '3.2', remarks: 'Changed my mind.' }),
    ),
  ),
  step('decideAsDean', 'with the approval of both it is approved', async (life) => {
    const applicationId = submitted(life)
    await life.visitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })
    const found = needed(await life.visitor().getDetails({ applicationId }), 'its details')
    same('Status', found.status, '3.1')
    same('hod_remarks', approvalBy(found, 'HOD').remarks, 'Within the plan.')
    same('dean_remarks', approvalBy(found, 'Dean').remarks, 'A sound plan.')
    holds('dean_date', approvalBy(found, 'Dean').date !== null, 'a date', 'none')
  }),
  step('decideAsDean', 'a second decision is refused', (life) =>
    refused(
      life.visitor().decideAsDean({ applicationId: submitted(life), decision: '3.2', remarks: 'Changed my mind.' }),
    ),
  ),
  step('decideAsDean', 'one rejection rejects', async (life) => {
    const applicationId = await life.submit(`${life.applicationTitle}, rejected`)
    await (await life.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
    await life.visitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' })
    same('Status', await statusOf(life, applicationId), '3.2')
  }),
]

export const councilSteps: Step[] = [...orderSteps, ...approvalSteps]
