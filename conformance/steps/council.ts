import { approvalBy } from '@/domain/people/approvers'
import { attempt } from '../attempt'
import { better, holds, invalid, needed, sameBytes } from '@/wire/conformance/checks'
import { rowOf, same } from '../checks'
import type { Context } from '../context'
import { currentDates, detailsOf, hasStatus, statusOf } from '../existing'
import { docx, pdf } from '../sample'
import { probe, step, type Step } from '../step'
import { spareIn, spendSpare } from '../spares'

const submitted = (context: Context): string => needed(context.granted, 'the application that Grant.php makes')

const invitation = {
  email: 'conformance@example.org',
  subject: 'Conformance',
  message: '<p>Dear reader,<br>a test.</p>',
}

/** Writes the current dates and criteria again: they apply to the whole council. */
export const settingSteps: readonly Step[] = [
  step('setApplicationDates', 'keeps dates with their times', async (context) => {
    const client = await context.as('Admin')
    const dates = await currentDates(context)
    if (!/"Year"/i.test(context.reply))
      context.left.push(`the application dates with Year ${dates.year}: the host does not return the Year it had`)
    await client.setApplicationDates(dates)
    const kept = await currentDates(context)
    same('Open_Date', kept.openDate, dates.openDate)
    same('Close_Date', kept.closeDate, dates.closeDate)
  }),
  probe('uploadCriteria', 'a file that is no Word document is refused', async (context) => {
    const client = await context.as('Admin')
    context.criteriaBefore = (await client.listCriteria({})).criteria
    await invalid(client.uploadCriteria({ criteria: pdf('criteria', context.mark) }))
  }),
  step(
    'uploadCriteria',
    'keeps a Word document',
    async (context) => {
      const client = await context.as('Admin')
      const [name] = (await client.listCriteria({})).criteria
      const kept = name === undefined ? null : await client.downloadCriteria({ fileName: name })
      const file = kept ? new File([kept.blob], name ?? '', { type: kept.blob.type }) : docx('criteria', context.mark)
      const { criteria } = await client.uploadCriteria({ criteria: file })
      context.criteria = { name: criteria, file }
    },
    { reaches: 'criteria for reviewers' },
  ),
  step(
    'listCriteria',
    'names the document',
    async (context) => {
      const { name } = needed(context.criteria, 'the file that Criteria.php keeps')
      const { criteria } = await (await context.as('urc')).listCriteria({})
      holds('criteria', criteria.includes(name), 'the name that the upload told', 'other names')
    },
    { needs: 'criteria for reviewers' },
  ),
  step(
    'downloadCriteria',
    'gives the document back',
    async (context) => {
      const { name, file } = needed(context.criteria, 'the file that Criteria.php keeps')
      await sameBytes(await (await context.as('urc')).downloadCriteria({ fileName: name }), file)
    },
    { needs: 'criteria for reviewers' },
  ),
  step('sendEmail', 'takes a letter', (context) => context.visitor().sendEmail(invitation)),
]

const SUBMITTED = { needs: 'a submitted application' } as const
const SHORTLISTED = { needs: 'a shortlisted application' } as const

/** Anybody with the link of an HOD or Dean. */
const BY_LINK = 'whoever knows the address of the page'

const orderSteps: readonly Step[] = [
  step(
    'listApplicationsToShortlist',
    'shows what was submitted',
    async (context) => {
      const applicationId = submitted(context)
      const row = rowOf(await (await context.as('Admin')).listApplicationsToShortlist({}), applicationId)
      same('Status', row.status, '1')
      same('projectTitle', row.projectTitle, context.applicationTitle)
    },
    SUBMITTED,
  ),
  step(
    'listApplications',
    'shows what was submitted',
    async (context) => {
      const applicationId = submitted(context)
      const row = rowOf(await (await context.as('urc')).listApplications({}), applicationId)
      same('Status', row.status.status, '1')
      same('name', row.name, context.fields().name)
    },
    SUBMITTED,
  ),
  step(
    'shortlistOrReject',
    'shortlists',
    async (context) => {
      const applicationId = submitted(context)
      await (await context.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await hasStatus(context, applicationId, '2.1')
    },
    { ...SUBMITTED, reaches: 'a shortlisted application' },
  ),
  step(
    'shortlistOrReject',
    'rejects',
    async (context) => {
      const applicationId = await context.submit(`${context.applicationTitle}, not shortlisted`)
      context.rejected = applicationId
      await (await context.as('urc')).shortlistOrReject({ applicationId, status: '2.2' })
      await hasStatus(context, applicationId, '2.2')
    },
    { ...SUBMITTED, reaches: 'a rejected application' },
  ),
]

/** Both have to approve; one rejection is enough (docs/portal.md#who-moves-the-status). */
const approvalSteps: readonly Step[] = [
  ...(['saveHod', 'saveDean'] as const).map((call) =>
    step(
      call,
      'the invitation is remembered',
      async (context) => {
        const applicationId = submitted(context)
        const admin = await context.as('Admin')
        const email = `${call}@example.org`.toLowerCase()
        await admin[call]({ applicationId, email, name: 'An approver' })
        await admin.sendEmail(invitation)
        const row = rowOf(await admin.listApprovals({}), applicationId)
        const kept = approvalBy(row, call === 'saveHod' ? 'HOD' : 'Dean')
        better('sent, email', kept.sent && kept.email === email, {
          expected: 'that the e-mail was sent, and to whom',
          came: 'less than that',
          means: 'knows it on the device that has sent the e-mail alone',
        })
      },
      SHORTLISTED,
    ),
  ),
  step(
    'getApplicationToApprove',
    'tells title and applicant',
    async (context) => {
      const found = needed(
        await context.visitor().getApplicationToApprove({ applicationId: submitted(context) }),
        'the case',
      )
      same('projectTitle', found.projectTitle, context.applicationTitle)
      same('name', found.name, context.fields().name)
    },
    SHORTLISTED,
  ),
  step(
    'decideAsHod',
    'is taken, and does not move the status alone',
    async (context) => {
      const applicationId = submitted(context)
      await context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Within the plan.' })
      await hasStatus(context, applicationId, '2.1')
    },
    { ...SHORTLISTED, reaches: 'an approval of the HOD' },
  ),
  step(
    'listApprovals',
    'shows the decision of the HOD',
    async (context) => {
      const applicationId = submitted(context)
      const row = rowOf(await (await context.as('Admin')).listApprovals({}), applicationId)
      same('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
      same('Status', row.status, '2.1')
    },
    { needs: 'an approval of the HOD', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'with the approval of both it is approved',
    async (context) => {
      const applicationId = submitted(context)
      await context.visitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })
      await hasStatus(context, applicationId, '3.1')
    },
    { needs: 'an approval of the HOD', reaches: 'an approved application' },
  ),
  step(
    'getDetails',
    'tells what HOD and Dean have said',
    async (context) => {
      const found = await detailsOf(context, submitted(context))
      same('Status', found.status, '3.1')
      same('hod_remarks', approvalBy(found, 'HOD').remarks, 'Within the plan.')
      same('dean_remarks', approvalBy(found, 'Dean').remarks, 'A sound plan.')
      better('dean_date', approvalBy(found, 'Dean').date !== null, {
        expected: 'a date',
        came: 'none',
        means: 'shows no date of the decision',
      })
    },
    { needs: 'an approved application', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'one rejection rejects',
    async (context) => {
      const applicationId = await context.submit(`${context.applicationTitle}, rejected`)
      await (await context.as('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await context.visitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' })
      await hasStatus(context, applicationId, '3.2')
    },
    SHORTLISTED,
  ),
]

const ruleSteps: readonly Step[] = [
  probe('shortlistOrReject', 'is refused a second time', async (context) => {
    const council = await context.asCouncil()
    await attempt(context, {
      on: 'shortlisted',
      who: 'a member of the council',
      could: 'reject what is on the shortlist already',
      send: (applicationId) => council.shortlistOrReject({ applicationId, status: '2.2' }),
      did: async (applicationId) => (await statusOf(context, applicationId)) !== '2.1',
    })
  }),
  probe('decideAsHod', 'is refused before the council has shortlisted', (context) =>
    attempt(context, {
      on: 'submitted',
      who: BY_LINK,
      could: 'decide before the council has shortlisted',
      send: (applicationId) => context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Too early.' }),
    }),
  ),
  probe('decideAsHod', 'missing remarks are refused', async (context) => {
    const applicationId = await spareIn(context, 'shortlisted')
    const call = context.visitor().decideAsHod({ applicationId, decision: '3.1', remarks: '' })
    await call.then(
      () => spendSpare(context, 'shortlisted'),
      () => undefined,
    )
    await invalid(call)
  }),
  ...(['HOD', 'Dean'] as const).map((approver) =>
    probe(approver === 'HOD' ? 'decideAsHod' : 'decideAsDean', 'a second decision is refused', (context) =>
      attempt(context, {
        // Still on the shortlist, so that only the first decision prevents another.
        on: `decided by the ${approver}`,
        who: BY_LINK,
        could: `change what the ${approver} has decided`,
        send: (applicationId) =>
          context.visitor()[approver === 'HOD' ? 'decideAsHod' : 'decideAsDean']({
            applicationId,
            decision: '3.2',
            remarks: 'Changed my mind.',
          }),
        did: async (applicationId) => {
          const found = await detailsOf(context, applicationId)
          return found.status === '3.2' || approvalBy(found, approver).decision === '3.2'
        },
      }),
    ),
  ),
  ...(
    [
      [
        'is refused before the council has shortlisted',
        'submitted',
        'grant an application that is not on the shortlist',
      ],
      ['is refused a second time', 'denied', 'grant what was denied'],
    ] as const
  ).map(([tries, on, could]) =>
    probe('grantOrDeny', tries, async (context) => {
      const council = await context.asCouncil()
      await attempt(context, {
        on,
        who: 'a member of the council',
        could,
        send: (applicationId) =>
          council.grantOrDeny({
            applicationId,
            status: '5.1',
            startDate: '2027-01-01',
            period: '2 Years',
            amount: '1',
          }),
        did: async (applicationId) => (await statusOf(context, applicationId)) === '5.1',
      })
    }),
  ),
]

export const councilSteps: readonly Step[] = [...orderSteps, ...approvalSteps, ...ruleSteps]
