import { REVIEWERS } from '@/domain/reviewers'
import { ROLES } from '@/domain/roles'
import { check, fileOrNone, holds, needed, noFile, refused, same } from '../checks'
import { FLAG, type SuiteContext } from '../suite-context'
import { step, type Step } from '../step'
import { UNKNOWN } from './access'

/** Some application the council sees, whichever it is. */
async function anyApplication(life: SuiteContext): Promise<string> {
  const [first] = await (await life.asCouncil()).listApplications({})
  return needed(first, 'an application in ViewApplication.php').applicationId
}

async function anyCriteria(life: SuiteContext): Promise<string> {
  const { criteria } = await (await life.asCouncil()).listCriteria({})
  return needed(criteria[0], 'a file in Criteria.php')
}

async function ownApplication(life: SuiteContext): Promise<string> {
  const [first] = await (await life.as('Applicant')).listSubmittedGrants({})
  return needed(first, 'an application of the applicant in SubmittedGrants.php').applicationId
}

/** Lists of the council: read by both desks. */
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
    step(call, `is read by ${role}`, async (life) => (await life.as(role))[call]({})),
  ),
)

const ownLists = (['listSubmittedGrants', 'listApplicationIds'] as const).map((call) =>
  step(call, 'is read by an applicant', async (life) => (await life.as('Applicant'))[call]({})),
)

/** Records that an unknown id leaves empty (wire 2.7). */
const cases = (['getApplicationToApprove', 'getApplicationToReview', 'getDetails'] as const).flatMap((call) => [
  step(call, 'is read by whoever holds the link', async (life) => {
    const found = await life.visitor()[call]({ applicationId: await anyApplication(life) })
    holds('record', found !== null, 'one application', 'none')
  }),
  step(call, 'an unknown id is no application', async (life) =>
    same('record', await life.visitor()[call]({ applicationId: UNKNOWN }), null),
  ),
])

const criteriaForReviewers = REVIEWERS.map(({ number }) => `downloadCriteriaAsReviewer${number}` as const).map((call) =>
  step(call, 'a file or none', async (life) =>
    fileOrNone(life.visitor()[call]({ applicationId: await anyApplication(life) })),
  ),
)

/** What changes nothing, on whatever the host holds. */
export const readingSteps: Step[] = [
  ...ROLES.map((role) =>
    step('logIn', `lets ${role} in`, async (life) => {
      const { email, password } = life.logInOf(role)
      const loggedIn = await life.visitor().logIn({ email, password }).catch(check(FLAG[role]))
      same('user_role', loggedIn.role, role)
    }),
  ),
  step('logIn', 'a wrong password is refused', (life) =>
    refused(life.visitor().logIn({ email: life.newcomer.email, password: 'not-the-password' })),
  ),
  step('logIn', 'a missing password is refused', (life) =>
    refused(life.visitor().logIn({ email: life.newcomer.email, password: '' })),
  ),
  step('checkSession', 'a visitor has no session', (life) => refused(life.visitor().checkSession({}))),
  step('getProfile', 'tells an applicant what they are', async (life) =>
    same('role', (await (await life.as('Applicant')).getProfile({})).role, 'Applicant'),
  ),
  step('logOut', 'ends the session', async (life) => {
    const client = await life.logIn(life.host.people.Applicant ?? life.logInOf('Admin'))
    await client.checkSession({})
    await client.logOut({})
    await refused(client.checkSession({}))
  }),

  step('listFaculties', 'has at least one', async (life) => {
    const { faculties } = await life.visitor().listFaculties({})
    life.faculty = needed(faculties[0], 'a faculty').facultyId
  }),
  step('listDepartments', 'has those of a faculty', async (life) => {
    const { departments } = await life.visitor().listDepartments({ facultyId: needed(life.faculty, 'a faculty') })
    life.department = needed(departments[0], 'a department of the first faculty').departmentId
  }),
  step('getApplicationDates', 'opens before it closes', async (life) => {
    const { openDate, closeDate } = await life.visitor().getApplicationDates({})
    holds('Open_Date', (openDate ?? '') <= (closeDate ?? ''), 'a date before Close_Date', 'a later one')
  }),

  ...councilLists,
  ...ownLists,
  ...cases,

  step('getFormData', 'is read by the applicant whose it is', async (life) => {
    const { data } = await (await life.as('Applicant')).getFormData({ applicationId: await ownApplication(life) })
    holds('data.projectTitle', data.projectTitle !== '', 'a title', 'none')
  }),
  step('getFormData', 'an unknown id is refused', async (life) =>
    refused((await life.as('Applicant')).getFormData({ applicationId: UNKNOWN })),
  ),

  step('downloadApplicationPdf', 'a file or none', async (life) =>
    fileOrNone((await life.asCouncil()).downloadApplicationPdf({ applicationId: await anyApplication(life) })),
  ),
  step('downloadApplicationPdf', 'an unknown id has none', async (life) =>
    noFile((await life.asCouncil()).downloadApplicationPdf({ applicationId: UNKNOWN })),
  ),
  step('downloadAgreement', 'a file or none', async (life) =>
    fileOrNone((await life.as('Applicant')).downloadAgreement({ applicationId: await ownApplication(life) })),
  ),
  step('downloadDetailsFile', 'agrees with CheckFileExistence.php', async (life) => {
    const client = await life.asCouncil()
    const file = { applicationId: await anyApplication(life), fileType: 'proposal' } as const
    const { exists } = await client.checkFileExistence(file)
    await (exists ? client.downloadDetailsFile(file) : noFile(client.downloadDetailsFile(file)))
  }),
  step('downloadDetailsFile', 'an unknown id has none', async (life) =>
    noFile((await life.asCouncil()).downloadDetailsFile({ applicationId: UNKNOWN, fileType: 'agreement' })),
  ),
  step('downloadProgressReport', 'an unknown id has none', async (life) =>
    noFile((await life.asCouncil()).downloadProgressReport({ applicationId: UNKNOWN, reportType: 'mid' })),
  ),
  step('downloadBudget', 'an unknown id has none', async (life) =>
    noFile((await life.asCouncil()).downloadBudget({ applicationId: UNKNOWN, reportType: 'current' })),
  ),
  step('downloadEvaluationReport', 'an unknown id has none', async (life) =>
    noFile((await life.asCouncil()).downloadEvaluationReport({ applicationId: UNKNOWN, reviewer: 'reviewer_one' })),
  ),
  step('downloadCriteria', 'gives a listed file', async (life) =>
    (await life.asCouncil()).downloadCriteria({ fileName: await anyCriteria(life) }),
  ),
  step('downloadCriteria', 'a name that is not listed has none', async (life) =>
    noFile((await life.asCouncil()).downloadCriteria({ fileName: `${life.mark}.docx` })),
  ),
  step('downloadCriteria', 'a name that leads out of its folder has none', async (life) =>
    noFile((await life.asCouncil()).downloadCriteria({ fileName: '../Criteria.php' })),
  ),
  ...criteriaForReviewers,
]
