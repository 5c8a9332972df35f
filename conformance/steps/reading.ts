import { REVIEWERS } from '@/domain/people/reviewers'
import { ROLES } from '@/domain/people/roles'
import { fileOrNone, forbidden, holds, invalid, isRefusal, needed, noFile } from '@/wire/conformance/checks'
import { same } from '../checks'
import type { Context } from '../context'
import { Breaks, Door, ToMend } from '@/wire/conformance/finding'
import { anyApplication } from '../existing'
import { probe, step, type Step } from '../step'

const UNKNOWN = '999999999'

async function anyCriteria(context: Context): Promise<string> {
  const { criteria } = await (await context.asCouncil()).listCriteria({})
  return needed(criteria[0], 'a file in Criteria.php')
}

async function ownApplication(context: Context): Promise<string> {
  const [first] = await (await context.as('Applicant')).listSubmittedApplications({})
  return needed(first, 'an application of the applicant in SubmittedGrants.php').applicationId
}

/** Both council roles may read these. */
const councilLists = (
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
    step(call, `is read by ${role}`, async (context) => (await context.as(role))[call]({})),
  ),
)

const ownLists = (['listSubmittedApplications', 'listApplicationIds'] as const).map((call) =>
  step(call, 'is read by an applicant', async (context) => (await context.as('Applicant'))[call]({})),
)

/** These return no record for an unknown id. */
const cases = (['getApplicationToApprove', 'getApplicationToReview', 'getDetails'] as const).flatMap((call) => [
  step(call, 'is read by whoever holds the link', async (context) => {
    const found = await context.visitor()[call]({ applicationId: await anyApplication(context) })
    holds('record', found !== null, 'one application', 'none')
  }),
  probe(call, 'an unknown id is no application', async (context) => {
    if ((await context.visitor()[call]({ applicationId: UNKNOWN })) !== null)
      throw new ToMend({
        expected: 'none',
        came: 'an application',
        means: 'shows an empty application for a wrong address',
      })
  }),
])

const criteriaForReviewers = REVIEWERS.map(({ number }) => `downloadCriteriaAsReviewer${number}` as const).map((call) =>
  step(call, 'a file or none', async (context) =>
    fileOrNone(context.visitor()[call]({ applicationId: await anyApplication(context) })),
  ),
)

/** Steps that change nothing and work with any data. */
export const readingSteps: readonly Step[] = [
  ...ROLES.map((role) =>
    step('logIn', `lets ${role} in`, async (context) => {
      const who = context.logInOf(role)
      await context.logIn(who)
      same('user_role', (await context.visitor().logIn(who)).role, role)
    }),
  ),
  ...['not-the-password', ''].map((password) =>
    probe('logIn', `${password === '' ? 'a missing' : 'a wrong'} password is refused`, (context) => {
      // Prefer an existing account.
      const { email } = Object.values(context.host.people).find((person) => person !== undefined) ?? context.newcomer
      return forbidden(context.visitor().logIn({ email, password }), {
        who: 'anybody without a log-in',
        could: 'log in without the password',
      })
    }),
  ),
  probe('checkSession', 'a visitor has no session', async (context) => {
    const session = await context
      .visitor()
      .checkSession({})
      .catch((error: unknown) => (isRefusal(error) ? null : Promise.reject(error as Error)))
    if (session !== null)
      throw new Breaks({
        expected: 'a refusal',
        came: 'a session',
        means: 'takes a visitor for somebody who is signed in',
      })
  }),
  step('getProfile', 'tells an applicant what they are', async (context) =>
    same('role', (await (await context.as('Applicant')).getProfile({})).role, 'Applicant'),
  ),
  step('logOut', 'ends the session', async (context) => {
    const client = await context.logIn(context.host.people.Applicant ?? context.logInOf('Admin'))
    await client.checkSession({})
    await client.logOut({})
    const left = await client.checkSession({}).then(
      () => true,
      () => false,
    )
    if (left)
      throw new Door({
        who: 'the next person at a device',
        could: 'go on as the person who has logged out',
        came: 'a session after the log-out',
      })
  }),

  step('listFaculties', 'has at least one', async (context) => {
    const { faculties } = await context.visitor().listFaculties({})
    context.faculty = needed(faculties[0], 'a faculty').facultyId
  }),
  step('listDepartments', 'has those of a faculty', async (context) => {
    const { departments } = await context.visitor().listDepartments({ facultyId: needed(context.faculty, 'a faculty') })
    context.department = needed(departments[0], 'a department of the first faculty').departmentId
  }),
  step('getApplicationDates', 'opens before it closes', async (context) => {
    const { openDate, closeDate } = await context.visitor().getApplicationDates({})
    if (openDate !== null && closeDate !== null)
      holds('Open_Date', openDate <= closeDate, 'a date before Close_Date', 'a later one')
  }),

  ...councilLists,
  ...ownLists,
  ...cases,

  step('getFormData', 'is read by the applicant whose it is', async (context) => {
    const { data } = await (await context.as('Applicant')).getFormData({ applicationId: await ownApplication(context) })
    holds('data.projectTitle', data.projectTitle !== '', 'a title', 'none')
  }),
  probe('getFormData', 'an unknown id is refused', async (context) =>
    invalid((await context.as('Applicant')).getFormData({ applicationId: UNKNOWN })),
  ),

  step('downloadApplicationPdf', 'a file or none', async (context) =>
    fileOrNone((await context.asCouncil()).downloadApplicationPdf({ applicationId: await anyApplication(context) })),
  ),
  probe('downloadApplicationPdf', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadApplicationPdf({ applicationId: UNKNOWN })),
  ),
  step('downloadAgreement', 'a file or none', async (context) =>
    fileOrNone((await context.as('Applicant')).downloadAgreement({ applicationId: await ownApplication(context) })),
  ),
  step('downloadDetailsFile', 'agrees with CheckFileExistence.php', async (context) => {
    const client = await context.asCouncil()
    const file = { applicationId: await anyApplication(context), fileType: 'proposal' } as const
    const { exists } = await client.checkFileExistence(file)
    await (exists ? client.downloadDetailsFile(file) : noFile(client.downloadDetailsFile(file)))
  }),
  probe('downloadDetailsFile', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadDetailsFile({ applicationId: UNKNOWN, fileType: 'agreement' })),
  ),
  probe('downloadProgressReport', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadProgressReport({ applicationId: UNKNOWN, reportType: 'mid' })),
  ),
  probe('downloadBudget', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadBudget({ applicationId: UNKNOWN, reportType: 'current' })),
  ),
  probe('downloadEvaluationReport', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadEvaluationReport({ applicationId: UNKNOWN, reviewer: 'reviewer_one' })),
  ),
  step('downloadCriteria', 'gives a listed file', async (context) =>
    (await context.asCouncil()).downloadCriteria({ fileName: await anyCriteria(context) }),
  ),
  probe('downloadCriteria', 'a name that is not listed has none', async (context) =>
    noFile((await context.asCouncil()).downloadCriteria({ fileName: `${context.mark}.docx` })),
  ),
  probe('downloadCriteria', 'a name that leads out of its folder has none', async (context) => {
    const call = (await context.asCouncil()).downloadCriteria({ fileName: '../Criteria.php' })
    const got = await call.then(
      () => true,
      () => false,
    )
    if (!got) return noFile(call)
    throw new Door({
      who: 'a member of the council',
      could: 'read other files of the server by their names',
      came: 'the source of a PHP file',
      harm: 'confidential files',
    })
  }),
  ...criteriaForReviewers,
]
