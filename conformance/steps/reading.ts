import { readHostDate } from '@/domain/dates/host-date'
import { REVIEWERS } from '@/domain/people/reviewers'
import { ROLES } from '@/domain/people/roles'
import {
  expectFileOrNone,
  expectForbidden,
  failUnless,
  expectInputRefused,
  isRefusal,
  requireValue,
  expectNoFile,
  warnUnless,
} from '@/wire/conformance/checks'
import { expectSame } from '../checks'
import type { Context } from '../context'
import { SkippedStep, StepFailure, StepVulnerability, StepWarning } from '@/wire/conformance/finding'
import { findApplication } from '../host-data'
import { probe, step, type Step } from '../step'

const UNKNOWN_ID = '999999999'

async function findCriteria(context: Context): Promise<string> {
  const { criteria } = await (await context.getCouncil()).listCriteria({})
  return requireValue(criteria[0], 'a file in Criteria.php')
}

async function findOwnApplication(context: Context): Promise<string> {
  const [first] = await (await context.getClient('Applicant')).listSubmittedApplications({})
  return requireValue(first, 'an application of the applicant in SubmittedGrants.php').applicationId
}

/** Both council roles may read these lists. */
const councilListSteps = (
  [
    'listApplications',
    'listApplicationsToShortlist',
    'listProgressReports',
    'listBudgets',
    'listApprovedApplications',
    'listAgreements',
    'listReviewers',
    'listApprovals',
    'listCriteria',
  ] as const
).flatMap((call) =>
  (['Admin', 'urc'] as const).map((role) =>
    step(call, `is read by ${role}`, async (context) => (await context.getClient(role))[call]({})),
  ),
)

const applicantListSteps = (['listSubmittedApplications', 'listApplicationIds'] as const).map((call) =>
  step(call, 'is read by an applicant', async (context) => (await context.getClient('Applicant'))[call]({})),
)

/** The calls behind the links in e-mails. They return no record for an unknown id. */
const linkSteps = (['getApplicationToApprove', 'getApplicationToReview', 'getDetails'] as const).flatMap((call) => [
  step(call, 'is read with the link alone', async (context) => {
    const application = await context.openVisitor()[call]({ applicationId: await findApplication(context) })
    failUnless('record', application !== null, 'one application', 'none')
  }),
  probe(call, 'an unknown id returns no application', async (context) => {
    if ((await context.openVisitor()[call]({ applicationId: UNKNOWN_ID })) !== null)
      throw new StepWarning({
        expected: 'none',
        actual: 'an application',
        consequence: 'shows an empty application for a wrong address',
      })
  }),
])

const reviewerCriteriaSteps = REVIEWERS.map(({ number }) => `downloadCriteriaAsReviewer${number}` as const).map(
  (call) =>
    step(call, 'returns a file or none', async (context) =>
      expectFileOrNone(context.openVisitor()[call]({ applicationId: await findApplication(context) })),
    ),
)

/** Steps that change nothing and work with any data. */
export const readingSteps: readonly Step[] = [
  ...ROLES.map((role) =>
    step('logIn', `logs ${role} in`, async (context) => {
      const actor = context.requireLogIn(role)
      await context.logIn(actor)
      expectSame('user_role', (await context.openVisitor().logIn(actor)).role, role)
    }),
  ),
  ...['not-the-password', ''].map((password) =>
    probe('logIn', `${password === '' ? 'a missing' : 'a wrong'} password is refused`, (context) => {
      // Prefers an existing account.
      const { email } = Object.values(context.host.logIns).find((person) => person !== undefined) ?? context.newcomer
      return expectForbidden(context.openVisitor().logIn({ email, password }), {
        actor: 'anybody without a log-in',
        ability: 'log in without the password',
      })
    }),
  ),
  probe('checkSession', 'a visitor has no session', async (context) => {
    const session = await context
      .openVisitor()
      .checkSession({})
      .catch((error: unknown) => (isRefusal(error) ? null : Promise.reject(error as Error)))
    if (session !== null)
      throw new StepFailure({
        expected: 'a refusal',
        actual: 'a session',
        consequence: 'treats a visitor as logged in',
      })
  }),
  step('getProfile', 'returns the role of an applicant', async (context) =>
    expectSame('role', (await (await context.getClient('Applicant')).getProfile({})).role, 'Applicant'),
  ),
  step('logOut', 'ends the session', async (context) => {
    const client = await context.logIn(context.host.logIns.Applicant ?? context.requireLogIn('Admin'))
    await client.checkSession({})
    await client.logOut({})
    const isStillLoggedIn = await client.checkSession({}).then(
      () => true,
      () => false,
    )
    if (isStillLoggedIn)
      throw new StepVulnerability({
        actor: 'the next person at a device',
        ability: 'go on as the person who has logged out',
        actual: 'a session after the log-out',
      })
  }),

  step('listFaculties', 'returns at least one faculty', async (context) => {
    const { faculties } = await context.openVisitor().listFaculties({})
    context.facultyId = requireValue(faculties[0], 'a faculty').facultyId
  }),
  step('listDepartments', 'returns the departments of a faculty', async (context) => {
    const { departments } = await context
      .openVisitor()
      .listDepartments({ facultyId: requireValue(context.facultyId, 'a faculty') })
    context.departmentId = requireValue(departments[0], 'a department of the first faculty').departmentId
  }),
  probe('listDepartments', 'returns others for another faculty', async (context) => {
    const client = context.openVisitor()
    const { faculties } = await client.listFaculties({})
    const [first, second] = faculties.slice(0, 2)
    if (!first || !second) throw new SkippedStep('the host has a single faculty', false)
    const listNames = async ({ facultyId }: typeof first) =>
      (await client.listDepartments({ facultyId })).departments.map(({ department }) => department).join()
    const names = await listNames(first)
    warnUnless('departments', names === '' || names !== (await listNames(second)), {
      expected: 'the departments of the faculty',
      actual: 'the same ones for two faculties',
      consequence: 'offers departments of other faculties',
    })
  }),
  step('getApplicationDates', 'the opening date is before the closing date', async (context) => {
    const { openDate, closeDate } = await context.openVisitor().getApplicationDates({})
    if (openDate !== null && closeDate !== null && [openDate, closeDate].every(readHostDate))
      failUnless('Open_Date', openDate <= closeDate, 'a date before Close_Date', 'a later one')
  }),

  ...councilListSteps,
  ...applicantListSteps,
  ...linkSteps,

  step('getFormData', 'is read by its applicant', async (context) => {
    const { data } = await (
      await context.getClient('Applicant')
    ).getFormData({ applicationId: await findOwnApplication(context) })
    failUnless('data.projectTitle', data.projectTitle !== '', 'a title', 'none')
  }),
  probe('getFormData', 'an unknown id is refused', async (context) =>
    expectInputRefused((await context.getClient('Applicant')).getFormData({ applicationId: UNKNOWN_ID })),
  ),

  step('downloadApplicationPdf', 'returns a file or none', async (context) =>
    expectFileOrNone(
      (await context.getCouncil()).downloadApplicationPdf({ applicationId: await findApplication(context) }),
    ),
  ),
  probe('downloadApplicationPdf', 'an unknown id returns no file', async (context) =>
    expectNoFile((await context.getCouncil()).downloadApplicationPdf({ applicationId: UNKNOWN_ID })),
  ),
  step('downloadAgreement', 'returns a file or none', async (context) =>
    expectFileOrNone(
      (await context.getClient('Applicant')).downloadAgreement({ applicationId: await findOwnApplication(context) }),
    ),
  ),
  step('downloadDetailsFile', 'matches CheckFileExistence.php', async (context) => {
    const client = await context.getCouncil()
    const file = { applicationId: await findApplication(context), fileType: 'proposal' } as const
    const { exists } = await client.checkFileExistence(file)
    await (exists ? client.downloadDetailsFile(file) : expectNoFile(client.downloadDetailsFile(file)))
  }),
  probe('downloadDetailsFile', 'an unknown id returns no file', async (context) =>
    expectNoFile(
      (await context.getCouncil()).downloadDetailsFile({ applicationId: UNKNOWN_ID, fileType: 'agreement' }),
    ),
  ),
  probe('downloadProgressReport', 'an unknown id returns no file', async (context) =>
    expectNoFile((await context.getCouncil()).downloadProgressReport({ applicationId: UNKNOWN_ID, reportType: 'mid' })),
  ),
  probe('downloadBudget', 'an unknown id returns no file', async (context) =>
    expectNoFile((await context.getCouncil()).downloadBudget({ applicationId: UNKNOWN_ID, reportType: 'current' })),
  ),
  probe('downloadEvaluationReport', 'an unknown id returns no file', async (context) =>
    expectNoFile(
      (await context.getCouncil()).downloadEvaluationReport({
        applicationId: UNKNOWN_ID,
        reviewer: 'reviewer_one',
      }),
    ),
  ),
  step('downloadCriteria', 'returns a listed file', async (context) =>
    (await context.getCouncil()).downloadCriteria({ fileName: await findCriteria(context) }),
  ),
  probe('downloadCriteria', 'an unlisted name returns no file', async (context) =>
    expectNoFile((await context.getCouncil()).downloadCriteria({ fileName: `${context.runId}.docx` })),
  ),
  probe('downloadCriteria', 'a path outside the folder returns no file', async (context) => {
    const call = (await context.getCouncil()).downloadCriteria({ fileName: '../Criteria.php' })
    const text = await call.then(
      ({ blob }) => blob.text(),
      () => '',
    )
    if (!text.includes('<?php')) return expectNoFile(call)
    throw new StepVulnerability({
      actor: 'a member of the council',
      ability: 'read other files of the server by their names',
      actual: 'the source of a PHP file',
      harm: 'confidential files',
    })
  }),
  ...reviewerCriteriaSteps,
]
