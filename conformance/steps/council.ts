import { approvalBy } from '@/domain/people/approvers'
import { warnUnless, failUnless, expectInputRefused, requireValue, expectSameBytes } from '@/wire/conformance/checks'
import { requireRow, expectSame } from '../checks'
import type { Context } from '../context'
import { readDates, readDetails, expectStatus, readStatus } from '../host-data'
import { createDocx, createPdf } from '../sample'
import { probe, step, type Step } from '../step'
import { discardSpare, expectForbiddenOnSpare, getSpare } from '../spares'

const getApplicationId = (context: Context): string =>
  requireValue(context.grantedId, 'the application that Grant.php makes')

const testEmail = {
  email: 'conformance@example.org',
  subject: 'Conformance',
  message: '<p>Dear reader,<br>a test.</p>',
}

/** Writes the current dates and criteria again: they apply to the whole council. */
export const settingSteps: readonly Step[] = [
  step('setApplicationDates', 'keeps dates with their times', async (context) => {
    const client = await context.getClient('Admin')
    const dates = await readDates(context)
    if (!/"Year"/i.test(context.lastBody))
      context.leftovers.push(`the application dates with Year ${dates.year}: the host does not return the Year it had`)
    await client.setApplicationDates(dates)
    const kept = await readDates(context)
    expectSame('Open_Date', kept.openDate, dates.openDate)
    expectSame('Close_Date', kept.closeDate, dates.closeDate)
  }),
  probe('uploadCriteria', 'a file that is no Word document is refused', async (context) => {
    const client = await context.getClient('Admin')
    context.criteriaBefore = (await client.listCriteria({})).criteria
    await expectInputRefused(client.uploadCriteria({ criteria: createPdf('criteria', context.runId) }))
  }),
  step(
    'uploadCriteria',
    'keeps a Word document',
    async (context) => {
      const client = await context.getClient('Admin')
      const [name] = (await client.listCriteria({})).criteria
      const kept = name === undefined ? null : await client.downloadCriteria({ fileName: name })
      const file = kept
        ? new File([kept.blob], name ?? '', { type: kept.blob.type })
        : createDocx('criteria', context.runId)
      const { criteria } = await client.uploadCriteria({ criteria: file })
      context.criteria = { name: criteria, file }
    },
    { reaches: 'criteria for reviewers' },
  ),
  step(
    'listCriteria',
    'names the document',
    async (context) => {
      const { name } = requireValue(context.criteria, 'the file that Criteria.php keeps')
      const { criteria } = await (await context.getClient('urc')).listCriteria({})
      failUnless('criteria', criteria.includes(name), 'the name that the upload told', 'other names')
    },
    { needs: 'criteria for reviewers' },
  ),
  step(
    'downloadCriteria',
    'gives the document back',
    async (context) => {
      const { name, file } = requireValue(context.criteria, 'the file that Criteria.php keeps')
      await expectSameBytes(await (await context.getClient('urc')).downloadCriteria({ fileName: name }), file)
    },
    { needs: 'criteria for reviewers' },
  ),
  step('sendEmail', 'takes a letter', (context) => context.openVisitor().sendEmail(testEmail)),
]

const AFTER_SUBMISSION = { needs: 'a submitted application' } as const
const AFTER_SHORTLISTING = { needs: 'a shortlisted application' } as const

/** Anybody with the link of an HOD or Dean. */
const LINK_HOLDER = 'whoever knows the address of the page'

const shortlistSteps: readonly Step[] = [
  step(
    'listApplicationsToShortlist',
    'shows what was submitted',
    async (context) => {
      const applicationId = getApplicationId(context)
      const row = requireRow(await (await context.getClient('Admin')).listApplicationsToShortlist({}), applicationId)
      expectSame('Status', row.status, '1')
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
    },
    AFTER_SUBMISSION,
  ),
  step(
    'listApplications',
    'shows what was submitted',
    async (context) => {
      const applicationId = getApplicationId(context)
      const row = requireRow(await (await context.getClient('urc')).listApplications({}), applicationId)
      expectSame('Status', row.status.status, '1')
      expectSame('name', row.name, context.createFields().name)
    },
    AFTER_SUBMISSION,
  ),
  step(
    'shortlistOrReject',
    'shortlists',
    async (context) => {
      const applicationId = getApplicationId(context)
      await (await context.getClient('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await expectStatus(context, applicationId, '2.1')
    },
    { ...AFTER_SUBMISSION, reaches: 'a shortlisted application' },
  ),
  step(
    'shortlistOrReject',
    'rejects',
    async (context) => {
      const applicationId = await context.submit(`${context.applicationTitle}, not shortlisted`)
      context.rejectedId = applicationId
      await (await context.getClient('urc')).shortlistOrReject({ applicationId, status: '2.2' })
      await expectStatus(context, applicationId, '2.2')
    },
    { ...AFTER_SUBMISSION, reaches: 'a rejected application' },
  ),
]

/** Both have to approve; one rejection is enough (docs/portal.md#who-moves-the-status). */
const approvalSteps: readonly Step[] = [
  ...(['saveHod', 'saveDean'] as const).map((call) =>
    step(
      call,
      'the invitation is remembered',
      async (context) => {
        const applicationId = getApplicationId(context)
        const admin = await context.getClient('Admin')
        const email = `${call}@example.org`.toLowerCase()
        await admin[call]({ applicationId, email, name: 'An approver' })
        await admin.sendEmail(testEmail)
        const row = requireRow(await admin.listApprovals({}), applicationId)
        const kept = approvalBy(row, call === 'saveHod' ? 'HOD' : 'Dean')
        warnUnless('sent, email', kept.sent && kept.email === email, {
          expected: 'that the e-mail was sent, and to whom',
          actual: 'less than that',
          consequence: 'knows it on the device that has sent the e-mail alone',
        })
      },
      AFTER_SHORTLISTING,
    ),
  ),
  step(
    'getApplicationToApprove',
    'tells title and applicant',
    async (context) => {
      const found = requireValue(
        await context.openVisitor().getApplicationToApprove({ applicationId: getApplicationId(context) }),
        'the case',
      )
      expectSame('projectTitle', found.projectTitle, context.applicationTitle)
      expectSame('name', found.name, context.createFields().name)
    },
    AFTER_SHORTLISTING,
  ),
  step(
    'decideAsHod',
    'is taken, and does not move the status alone',
    async (context) => {
      const applicationId = getApplicationId(context)
      await context.openVisitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Within the plan.' })
      await expectStatus(context, applicationId, '2.1')
    },
    { ...AFTER_SHORTLISTING, reaches: 'an approval of the HOD' },
  ),
  step(
    'listApprovals',
    'shows the decision of the HOD',
    async (context) => {
      const applicationId = getApplicationId(context)
      const row = requireRow(await (await context.getClient('Admin')).listApprovals({}), applicationId)
      expectSame('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
      expectSame('Status', row.status, '2.1')
    },
    { needs: 'an approval of the HOD', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'with the approval of both it is approved',
    async (context) => {
      const applicationId = getApplicationId(context)
      await context.openVisitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })
      await expectStatus(context, applicationId, '3.1')
    },
    { needs: 'an approval of the HOD', reaches: 'an approved application' },
  ),
  step(
    'getDetails',
    'tells what HOD and Dean have said',
    async (context) => {
      const found = await readDetails(context, getApplicationId(context))
      expectSame('Status', found.status, '3.1')
      expectSame('hod_remarks', approvalBy(found, 'HOD').remarks, 'Within the plan.')
      expectSame('dean_remarks', approvalBy(found, 'Dean').remarks, 'A sound plan.')
      warnUnless('dean_date', approvalBy(found, 'Dean').date !== null, {
        expected: 'a date',
        actual: 'none',
        consequence: 'shows no date of the decision',
      })
    },
    { needs: 'an approved application', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'one rejection rejects',
    async (context) => {
      const applicationId = await context.submit(`${context.applicationTitle}, rejected`)
      await (await context.getClient('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await context.openVisitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' })
      await expectStatus(context, applicationId, '3.2')
    },
    AFTER_SHORTLISTING,
  ),
]

const ruleSteps: readonly Step[] = [
  probe('shortlistOrReject', 'is refused a second time', async (context) => {
    const council = await context.getCouncilClient()
    await expectForbiddenOnSpare(context, {
      state: 'shortlisted',
      actor: 'a member of the council',
      ability: 'reject what is on the shortlist already',
      send: (applicationId) => council.shortlistOrReject({ applicationId, status: '2.2' }),
      hadEffect: async (applicationId) => (await readStatus(context, applicationId)) !== '2.1',
    })
  }),
  probe('decideAsHod', 'is refused before the council has shortlisted', (context) =>
    expectForbiddenOnSpare(context, {
      state: 'submitted',
      actor: LINK_HOLDER,
      ability: 'decide before the council has shortlisted',
      send: (applicationId) =>
        context.openVisitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Too early.' }),
    }),
  ),
  probe('decideAsHod', 'missing remarks are refused', async (context) => {
    const applicationId = await getSpare(context, 'shortlisted')
    const call = context.openVisitor().decideAsHod({ applicationId, decision: '3.1', remarks: '' })
    await call.then(
      () => discardSpare(context, 'shortlisted'),
      () => undefined,
    )
    await expectInputRefused(call)
  }),
  ...(['HOD', 'Dean'] as const).map((approver) =>
    probe(approver === 'HOD' ? 'decideAsHod' : 'decideAsDean', 'a second decision is refused', (context) =>
      expectForbiddenOnSpare(context, {
        // Still on the shortlist, so that only the first decision prevents another.
        state: `decided by the ${approver}`,
        actor: LINK_HOLDER,
        ability: `change what the ${approver} has decided`,
        send: (applicationId) =>
          context.openVisitor()[approver === 'HOD' ? 'decideAsHod' : 'decideAsDean']({
            applicationId,
            decision: '3.2',
            remarks: 'Changed my mind.',
          }),
        hadEffect: async (applicationId) => {
          const found = await readDetails(context, applicationId)
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
  ).map(([title, on, ability]) =>
    probe('grantOrDeny', title, async (context) => {
      const council = await context.getCouncilClient()
      await expectForbiddenOnSpare(context, {
        state: on,
        actor: 'a member of the council',
        ability,
        send: (applicationId) =>
          council.grantOrDeny({
            applicationId,
            status: '5.1',
            startDate: '2027-01-01',
            period: '2 Years',
            amount: '1',
          }),
        hadEffect: async (applicationId) => (await readStatus(context, applicationId)) === '5.1',
      })
    }),
  ),
]

export const councilSteps: readonly Step[] = [...shortlistSteps, ...approvalSteps, ...ruleSteps]
