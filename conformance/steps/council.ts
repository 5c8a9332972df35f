import { approvalBy } from '@/domain/people/approvers'
import { warnUnless, failUnless, expectInputRefused, requireValue, expectSameBytes } from '@/wire/conformance/checks'
import { SkippedStep } from '@/wire/conformance/finding'
import { requireRow, expectSame } from '../checks'
import type { Context } from '../context'
import { readDates, readDetails, expectStatus, hasStatus, readStatus, withDates } from '../host-data'
import { createDocx, createPdf } from '../sample'
import { probe, step, type Step } from '../step'
import { discardSpare, expectForbiddenOnSpare, getSpare } from '../spares'

const testEmail = {
  email: 'conformance@example.org',
  subject: 'Conformance',
  message: '<p>Dear reader,<br>a test.</p>',
}

/** Writes the dates and criteria that the host had, because they apply to the whole council. */
export const settingSteps: readonly Step[] = [
  step('setApplicationDates', 'stores dates with times', async (context) => {
    const dates = await readDates(context)
    if (!/"Year"/i.test(context.lastBody))
      context.leftovers.push(`the application dates with Year ${dates.year}: the host does not return the Year it had`)
    const { openDate, closeDate } = dates
    await withDates(context, { openTime: '08:15', closeTime: '16:45' }, async () => {
      const stored = await readDates(context)
      expectSame('Open_Date', `${stored.openDate} ${stored.openTime}`, `${openDate} 08:15`)
      expectSame('Close_Date', `${stored.closeDate} ${stored.closeTime}`, `${closeDate} 16:45`)
    })
  }),
  probe('uploadCriteria', 'a file that is not a Word document is refused', async (context) => {
    const client = await context.getClient('Admin')
    context.criteriaBefore = (await client.listCriteria({})).criteria
    await expectInputRefused(client.uploadCriteria({ criteria: createPdf('criteria', context.runId) }))
  }),
  step(
    'uploadCriteria',
    'stores a Word document completely',
    async (context) => {
      const client = await context.getClient('Admin')
      const [name] = (await client.listCriteria({})).criteria
      const currentFile = name === undefined ? null : await client.downloadCriteria({ fileName: name })
      const sentFile = createDocx('criteria', context.runId)
      const { criteria: sentName } = await client.uploadCriteria({ criteria: sentFile })
      const [received] = await Promise.allSettled([client.downloadCriteria({ fileName: sentName })])
      const file = currentFile
        ? new File([currentFile.blob], name ?? '', { type: currentFile.blob.type })
        : createDocx('criteria', context.runId)
      const { criteria } = await client.uploadCriteria({ criteria: file })
      context.criteria = { name: criteria, file }
      if (received.status === 'rejected') throw received.reason
      await expectSameBytes(received.value, sentFile)
    },
    { reaches: 'criteria for reviewers' },
  ),
  step(
    'listCriteria',
    'lists the document',
    async (context) => {
      const { name } = requireValue(context.criteria, 'the file that Criteria.php stores')
      const { criteria } = await (await context.getClient('urc')).listCriteria({})
      failUnless('criteria', criteria.includes(name), 'the name that the upload returned', 'other names')
    },
    { needs: 'criteria for reviewers' },
  ),
  step(
    'downloadCriteria',
    'returns the document',
    async (context) => {
      const { name, file } = requireValue(context.criteria, 'the file that Criteria.php stores')
      await expectSameBytes(await (await context.getClient('urc')).downloadCriteria({ fileName: name }), file)
    },
    { needs: 'criteria for reviewers' },
  ),
  step('sendEmail', 'accepts an e-mail', (context) => context.openVisitor().sendEmail(testEmail)),
]

/** One line of every report, because nothing on the host shows it. */
export const emailSteps: readonly Step[] = [
  step('sendEmail', 'e-mails arrive', () => {
    throw new SkippedStep('nobody can see from here whether e-mails arrive: send one, and look into its mailbox', false)
  }),
]

const getId = ({ applicationId }: Context): string => applicationId

const AFTER_SUBMISSION = { needs: 'a submitted application' } as const
const AFTER_SHORTLISTING = { needs: 'a shortlisted application' } as const

/** Anybody with the link of an HOD or Dean. */
const LINK_HOLDER = 'whoever knows the address of the page'

const shortlistSteps: readonly Step[] = [
  step(
    'listApplicationsToShortlist',
    'lists the submitted application',
    async (context) => {
      const { applicationId } = context
      const row = requireRow(await (await context.getClient('Admin')).listApplicationsToShortlist({}), applicationId)
      expectSame('Status', row.status, '1')
      expectSame('projectTitle', row.projectTitle, context.applicationTitle)
    },
    AFTER_SUBMISSION,
  ),
  step(
    'listApplications',
    'lists the submitted application',
    async (context) => {
      const { applicationId } = context
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
      const { applicationId } = context
      await (await context.getClient('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await expectStatus(context, applicationId, '2.1')
    },
    { ...AFTER_SUBMISSION, reaches: 'a shortlisted application', isDone: hasStatus(getId, '2.1') },
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
      'stores the request',
      async (context) => {
        const { applicationId } = context
        const admin = await context.getClient('Admin')
        const email = `${call}@example.org`.toLowerCase()
        await admin[call]({ applicationId, email, name: 'An approver' })
        await admin.sendEmail(testEmail)
        const row = requireRow(await admin.listApprovals({}), applicationId)
        const approval = approvalBy(row, call === 'saveHod' ? 'HOD' : 'Dean')
        warnUnless('sent, email', approval.sent && approval.email === email, {
          expected: 'the recipient of the e-mail',
          actual: 'no recipient',
          consequence: 'shows the request only on the device that sent the e-mail',
          ...context.findCulprits(
            call,
            ...(call === 'saveHod' ? ['hod_sent', 'hodEmail'] : ['dean_sent', 'deanEmail']),
          ),
        })
      },
      AFTER_SHORTLISTING,
    ),
  ),
  step(
    'getApplicationToApprove',
    'returns title and applicant',
    async (context) => {
      const application = requireValue(
        await context.openVisitor().getApplicationToApprove({ applicationId: context.applicationId }),
        'the case',
      )
      expectSame('projectTitle', application.projectTitle, context.applicationTitle)
      expectSame('name', application.name, context.createFields().name)
    },
    AFTER_SHORTLISTING,
  ),
  step(
    'decideAsHod',
    'is stored, but does not change the status alone',
    async (context) => {
      const { applicationId } = context
      await context.openVisitor().decideAsHod({ applicationId, decision: '3.1', remarks: 'Within the plan.' })
      await expectStatus(context, applicationId, '2.1')
    },
    {
      ...AFTER_SHORTLISTING,
      reaches: 'an approval of the HOD',
      isDone: async (context) =>
        approvalBy(await readDetails(context, context.applicationId), 'HOD').decision === '3.1',
    },
  ),
  step(
    'listApprovals',
    'returns the decision of the HOD',
    async (context) => {
      const { applicationId } = context
      const row = requireRow(await (await context.getClient('Admin')).listApprovals({}), applicationId)
      expectSame('hod_decision', approvalBy(row, 'HOD').decision, '3.1')
      expectSame('dean_decision', approvalBy(row, 'Dean').decision, null)
      expectSame('Status', row.status, '2.1')
    },
    { needs: 'an approval of the HOD', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'the second approval approves the application',
    async (context) => {
      const { applicationId } = context
      await context.openVisitor().decideAsDean({ applicationId, decision: '3.1', remarks: 'A sound plan.' })
      await expectStatus(context, applicationId, '3.1')
    },
    { needs: 'an approval of the HOD', reaches: 'an approved application', isDone: hasStatus(getId, '3.1') },
  ),
  step(
    'getDetails',
    'returns the remarks of HOD and Dean',
    async (context) => {
      const details = await readDetails(context, context.applicationId)
      expectSame('Status', details.status, '3.1')
      expectSame('hod_remarks', approvalBy(details, 'HOD').remarks, 'Within the plan.')
      expectSame('dean_remarks', approvalBy(details, 'Dean').remarks, 'A sound plan.')
      warnUnless('dean_date', approvalBy(details, 'Dean').date !== null, {
        expected: 'a date',
        actual: 'none',
        consequence: 'shows no date of the decision',
      })
    },
    { needs: 'an approved application', writtenBy: 'decideAsHod' },
  ),
  step(
    'decideAsDean',
    'one rejection is enough',
    async (context) => {
      const applicationId = await context.submit(`${context.applicationTitle}, rejected`)
      await (await context.getClient('Admin')).shortlistOrReject({ applicationId, status: '2.1' })
      await context.openVisitor().decideAsDean({ applicationId, decision: '3.2', remarks: 'Not now.' })
      await expectStatus(context, applicationId, '3.2')
      const { decision } = approvalBy(await readDetails(context, applicationId), 'Dean')
      expectSame('dean_decision', decision, '3.2')
    },
    AFTER_SHORTLISTING,
  ),
]

const ruleSteps: readonly Step[] = [
  probe('shortlistOrReject', 'a second decision is refused', async (context) => {
    const council = await context.getCouncil()
    await expectForbiddenOnSpare(context, {
      state: 'shortlisted',
      actor: 'a member of the council',
      ability: 'reject a shortlisted application',
      send: (applicationId) => council.shortlistOrReject({ applicationId, status: '2.2' }),
      hadEffect: async (applicationId) => (await readStatus(context, applicationId)) !== '2.1',
    })
  }),
  probe('decideAsHod', 'is refused before shortlisting', (context) =>
    expectForbiddenOnSpare(context, {
      state: 'submitted',
      actor: LINK_HOLDER,
      ability: 'decide before shortlisting',
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
          const details = await readDetails(context, applicationId)
          return details.status === '3.2' || approvalBy(details, approver).decision === '3.2'
        },
      }),
    ),
  ),
  ...(
    [
      ['is refused before shortlisting', 'submitted', 'grant an application that is not on the shortlist'],
      ['a second decision is refused', 'denied', 'grant a denied application'],
    ] as const
  ).map(([title, state, ability]) =>
    probe('grantOrDeny', title, async (context) => {
      const council = await context.getCouncil()
      await expectForbiddenOnSpare(context, {
        state,
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
