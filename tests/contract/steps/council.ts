import { approvalBy } from '@/domain/approvers'
import { holds, needed, refused, rowOf, same, sameBytes } from '../checks'
import type { SuiteContext } from '../suite-context'
import { docx, pdf } from '../sample'
import { step, type Step } from '../step'

const submitted = (context: SuiteContext): string => needed(context.granted, 'the application that Grant.php makes')

const statusOf = async (context: SuiteContext, applicationId: string): Promise<string> =>
  needed(await context.visitor().getDetails({ applicationId }), 'its details').status

const letter = { email: 'conformance@example.org', subject: 'Conformance', message: '<p>Dear reader,<br>a test.</p>' }

/** Dates and criteria belong to the whole council: the present ones are written again, so that little changes. */
export const settingSteps: Step[] = [
  step('setApplicationDates', 'keeps dates with their times', async (context) => {
    const client = await context.as('Admin')
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
  step('uploadCriteria', 'a file that is no Word document is refused', async (context) =>
    refused((await context.as('Admin')).uploadCriteria({ criteria: pdf('criteria', context.mark) })),
  ),
  step('uploadCriteria', 'keeps a Word document', async (context) => {
    const client = await context.as('Admin')
    const [name] = (await client.listCriteria({})).criteria
    const kept = name === undefined ? null : await client.downloadCriteria({ fileName: name })
    const file = kept ? new File([kept.blob], name ?? '', { type: kept.blob.type }) : docx('criteria', context.mark)
    const { criteria } = await client.uploadCriteria({ criteria: file })
    context.criteria = { name: criteria, file }
    if (criteria !== name) context.left.push(`the criteria document "${criteria}"`)
  }),
  step('listCriteria', 'names the document', async (context) => {
    const { name } = needed(context.criteria, 'the file that Criteria.php keeps')
    const { criteria } = await (await context.as('urc')).listCriteria({})
    holds('criteria', criteria.includes(name), 'the name that the upload told', 'other names')
  }),
  step('downloadCriteria', 'gives the document back', async (context) => {
    const { name, file } = needed(context.criteria, 'the file that Criteria.php keeps')
    await sameBytes(await (await context.as('urc')).downloadCriteria({ fileName: name }), file)
  }),
  step('sendEmail', 'takes a letter', (context) => context.visitor().sendEmail(letter)),
]

/** From Submitted to Shortlisted or Rejected. */
const orderSteps: Step[] = [
  step('listApplicationsToShortlist', 'shows what was submitted', async (context) => {
    const applicationId = submitted(context)
    const row = rowOf(
      await (await context.as('Admin')).listApplicationsToShortlist({}),
      (row) => row.applicationId === applicationId,
    )
    same('Status', row.status, '1')
    same('projectTitle', row.projectTitle, context.applicationTitle)
  }),
  step('listApplications', 'shows what was submitted', async (context) => {
    const applicationId = submitted(context)
    const row = rowOf(
      await (await context.as('urc')).listApplications({}),
      (row) => row.applicationId === applicationId,
    )
    same('Status', row.status.status, '1')
    same('name', row.name, context.fields().name)
  }),
  step('decideAsHod', 'is refused before the council has shortlisted', (context) =>
    refused(
      context.visitor().decideAsHod({ applicationId: submitted(context), decision: '3.1', remarks: 'Too early.' }),
    ),
  ),
  step('grantOrDeny', 'is refused before the council has shortlisted', async (context) => {
    const grant = {
      applicationId: submitted(context),
      status: '5.1',
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '1',
    } as const
    await refused((await context.as('Admin')).grantOrDeny(grant))
  }),
  step('shortlistOrReject', 'shortlists', async (context) => {
    const applicationId = submitted(context)
    await (await context.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
    same('Status', await statusOf(context, applicationId), '2.1')
  }),
  step('shortlistOrReject', 'is refused a second time', async (context) => {
    const applicationId = submitted(context)
    await refused((await context.as('Admin')).shortlistOrReject({ applicationId, status: '2.2' }))
  }),
  step('shortlistOrReject', 'rejects', async (context) => {
    const applicationId = await context.submit(`${context.applicationTitle}, not shortlisted`)
    context.rejected = applicationId
    await (await context.as('urc')).shortlistOrReject({ applicationId, status: '2.2' })
    same('Status', await statusOf(context, applicationId), '2.2')
  }),
]

/** HOD and Dean: both have to approve, one rejection is enough (docs/portal.md#who-moves-the-status). */
const approvalSteps: Step[] = [
  ...(['saveHod', 'saveDean'] as const).map((call) =>
    step(call, 'the invitation is remembered', async (context) => {
      const applicationId = submitted(context)
      const admin = await context.as('Admin')
      await admin[call]({ applicationId, email: `${call}@example.org`.toLowerCase(), name: 'An approver' })
      await admin.sendEmail(letter)
      const row = rowOf(await admin.listApprovals({}), (row) => row.applicationId === applicationId)
      const { sent, email } = approvalBy(row, call === 'saveHod' ? 'HOD' : 'Dean')
      same('sent', sent, true)
      same('email', email, `${call}@example.org`.toLowerCase())
    }),
  ),
  step('getApplicationToApprove', 'tells title and applicant', async (context) => {
    const found = needed(
      await context.visitor().getApplicationToApprove({ applicationId: submitted(context) }),
      'the case',
    )
    same('projectTitle', found.projectTitle, context.applicationTitle)
    same('name', found.name, context.fields().name)
  }),
  step('decideAsHod', 'missing remarks are refused', (context) =>
    refused(context.visitor().decideAsHod({ applicationId: submitted(context), decision: '3.1', remarks: '' })),
  ),
  step('decideAsHod', 'is kept, and does not move the status alone', async (context) => {
    const applicationId = submitted(context)
    await context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Within the plan.' })
    const row = rowOf(await (await context.as('Admin')).listApprovals({}), (row) => row.applicationId === applicationId)
    same('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
    same('Status', row.status, '2.1')
  }),
  step('decideAsHod', 'a second decision is refused', (context) =>
    refused(
      context
        .visitor()
        .decideAsHod({ applicationId: submitted(context), decision: '3.2', remarks: 'Changed my mind.' }),
    ),
  ),
  step('decideAsDean', 'with the approval of both it is approved', async (context) => {
    const applicationId = submitted(context)
    await context.visitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })
    const found = needed(await context.visitor().getDetails({ applicationId }), 'its details')
    same('Status', found.status, '3.1')
    same('hod_remarks', approvalBy(found, 'HOD').remarks, 'Within the plan.')
    same('dean_remarks', approvalBy(found, 'Dean').remarks, 'A sound plan.')
    holds('dean_date', approvalBy(found, 'Dean').date !== null, 'a date', 'none')
  }),
  step('decideAsDean', 'a second decision is refused', (context) =>
    refused(
      context
        .visitor()
        .decideAsDean({ applicationId: submitted(context), decision: '3.2', remarks: 'Changed my mind.' }),
    ),
  ),
  step('decideAsDean', 'one rejection rejects', async (context) => {
    const applicationId = await context.submit(`${context.applicationTitle}, rejected`)
    await (await context.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
    await context.visitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' })
    same('Status', await statusOf(context, applicationId), '3.2')
  }),
]

export const councilSteps: Step[] = [...orderSteps, ...approvalSteps]
