import { REVIEWERS } from '@/domain/reviewers'
import { ROLES } from '@/domain/roles'
import { check, fileOrNone, holds, needed, noFile, refused, same } from '../checks'
import { FLAG, type SuiteContext } from '../suite-context'
import { step, type Step } from '../step'
import { UNKNOWN } from './access'

/** Any application that the council sees. */
async function anyApplication(context: SuiteContext): Promise<string> {
  const [first] = await (await context.asCouncil()).listApplications({})
  return needed(first, 'an application in ViewApplication.php').applicationId
}

async function anyCriteria(context: SuiteContext): Promise<string> {
  const { criteria } = await (await context.asCouncil()).listCriteria({})
  return needed(criteria[0], 'a file in Criteria.php')
}

async function ownApplication(context: SuiteContext): Promise<string> {
  const [first] = await (await context.as('Applicant')).listSubmittedGrants({})
  return needed(first, 'an application of the applicant in SubmittedGrants.php').applicationId
}

/** Lists of the council, which both of its roles may read. */
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

const ownLists = (['listSubmittedGrants', 'listApplicationIds'] as const).map((call) =>
  step(call, 'is read by an applicant', async (context) => (await context.as('Applicant'))[call]({})),
)

/** Records that are empty for an unknown id. */
const cases = (['getApplicationToApprove', 'getApplicationToReview', 'getDetails'] as const).flatMap((call) => [
  step(call, 'is read by whoever holds the link', async (context) => {
    const found = await context.visitor()[call]({ applicationId: await anyApplication(context) })
    holds('record', found !== null, 'one application', 'none')
  }),
  step(call, 'an unknown id is no application', async (context) =>
    same('record', await context.visitor()[call]({ applicationId: UNKNOWN }), null),
  ),
])

const criteriaForReviewers = REVIEWERS.map(({ number }) => `downloadCriteriaAsReviewer${number}` as const).map((call) =>
  step(call, 'a file or none', async (context) =>
    fileOrNone(context.visitor()[call]({ applicationId: await anyApplication(context) })),
  ),
)

/** Calls that change nothing, whatever the host stores. */
export const readingSteps: Step[] = [
  ...ROLES.map((role) =>
    step('logIn', `lets ${role} in`, async (context) => {
      const { email, password } = context.logInOf(role)
      const loggedIn = await context.visitor().logIn({ email, password }).catch(check(FLAG[role]))
      same('user_role', loggedIn.role, role)
    }),
  ),
  step('logIn', 'a wrong password is refused', (context) =>
    refused(context.visitor().logIn({ email: context.newcomer.email, password: 'not-the-password' })),
  ),
  step('logIn', 'a missing password is refused', (context) =>
    refused(context.visitor().logIn({ email: context.newcomer.email, password: '' })),
  ),
  step('checkSession', 'a visitor has no session', (context) => refused(context.visitor().checkSession({}))),
  step('getProfile', 'tells an applicant what they are', async (context) =>
    same('role', (await (await context.as('Applicant')).getProfile({})).role, 'Applicant'),
  ),
  step('logOut', 'ends the session', async (context) => {
    const client = await context.logIn(context.host.people.Applicant ?? context.logInOf('Admin'))
    await client.checkSession({})
    await client.logOut({})
    await refused(client.checkSession({}))
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
    holds('Open_Date', (openDate ?? '') <= (closeDate ?? ''), 'a date before Close_Date', 'a later one')
  }),

  ...councilLists,
  ...ownLists,
  ...cases,

  step('getFormData', 'is read by the applicant whose it is', async (context) => {
    const { data } = await (await context.as('Applicant')).getFormData({ applicationId: await ownApplication(context) })
    holds('data.projectTitle', data.projectTitle !== '', 'a title', 'none')
  }),
  step('getFormData', 'an unknown id is refused', async (context) =>
    refused((await context.as('Applicant')).getFormData({ applicationId: UNKNOWN })),
  ),

  step('downloadApplicationPdf', 'a file or none', async (context) =>
    fileOrNone((await context.asCouncil()).downloadApplicationPdf({ applicationId: await anyApplication(context) })),
  ),
  step('downloadApplicationPdf', 'an unknown id has none', async (context) =>
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
  step('downloadDetailsFile', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadDetailsFile({ applicationId: UNKNOWN, fileType: 'agreement' })),
  ),
  step('downloadProgressReport', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadProgressReport({ applicationId: UNKNOWN, reportType: 'mid' })),
  ),
  step('downloadBudget', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadBudget({ applicationId: UNKNOWN, reportType: 'current' })),
  ),
  step('downloadEvaluationReport', 'an unknown id has none', async (context) =>
    noFile((await context.asCouncil()).downloadEvaluationReport({ applicationId: UNKNOWN, reviewer: 'reviewer_one' })),
  ),
  step('downloadCriteria', 'gives a listed file', async (context) =>
    (await context.asCouncil()).downloadCriteria({ fileName: await anyCriteria(context) }),
  ),
  step('downloadCriteria', 'a name that is not listed has none', async (context) =>
    noFile((await context.asCouncil()).downloadCriteria({ fileName: `${context.mark}.docx` })),
  ),
  step('downloadCriteria', 'a name that leads out of its folder has none', async (context) =>
    noFile((await context.asCouncil()).downloadCriteria({ fileName: '../Criteria.php' })),
  ),
  ...criteriaForReviewers,
]
