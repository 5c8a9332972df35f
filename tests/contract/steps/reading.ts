import type { Client } from '@/api/client'
import { ROLES } from '@/domain/roles'
import { fileOrNone, holds, needed, noFile, refused, same, signedOut } from '../checks'
import type { Life } from '../life'
import { step, type Step } from '../step'

/** No host has come so far. */
const UNKNOWN = '999999999'

const ofCouncil = (life: Life): Promise<Client> => life.as(life.host.people.Admin ? 'Admin' : 'urc')

/** Some application the council sees, whichever it is. */
const anyApplication = async (life: Life): Promise<string> => {
  const [first] = await (await ofCouncil(life)).listApplications({})
  return needed(first, 'an application in ViewApplication.php').app_ID
}

const anyCriteria = async (life: Life): Promise<string> => {
  const { criteria } = await (await ofCouncil(life)).listCriteria({})
  return needed(criteria[0], 'a file in Criteria.php')
}

const ownApplication = async (life: Life): Promise<string> => {
  const [first] = await (await life.as('Applicant')).listSubmittedGrants({})
  return needed(first, 'an application of the applicant in SubmittedGrants.php').Id
}

/** Lists of the council: read by both desks, and by nobody who is not signed in. */
const councilLists = (
  [
    'listApplications',
    'listApplicationsToOrder',
    'listProgressReports',
    'listBudgets',
    'listApprovedApplications',
    'listAgreements',
    'listReviewers',
    'listApprovals',
    'listCriteria',
  ] as const
).flatMap((call) => [
  ...(['Admin', 'urc'] as const).map((role) =>
    step(call, `is read by ${role}`, async (life) => (await life.as(role))[call]({})),
  ),
  step(call, 'an applicant is refused', async (life) => refused((await life.as('Applicant'))[call]({}))),
  step(call, 'nobody signed in is told so', (life) => signedOut(life.visitor()[call]({}))),
])

const ownLists = (['listSubmittedGrants', 'listApplicationIds'] as const).flatMap((call) => [
  step(call, 'is read by an applicant', async (life) => (await life.as('Applicant'))[call]({})),
  step(call, 'nobody signed in is told so', (life) => signedOut(life.visitor()[call]({}))),
])

/** Records that an unknown id leaves empty (wire 2.7). */
const cases = (['getApprovalCase', 'getReviewCase', 'getDetails'] as const).flatMap((call) => [
  step(call, 'is read by whoever holds the link', async (life) => {
    const found = await life.visitor()[call]({ app_ID: await anyApplication(life) })
    holds('record', found !== null, 'one application', 'none')
  }),
  step(call, 'an unknown id is no application', async (life) =>
    same('record', await life.visitor()[call]({ app_ID: UNKNOWN }), null),
  ),
])

const criteriaForReviewers = (
  ['downloadCriteriaAsReviewer1', 'downloadCriteriaAsReviewer2', 'downloadCriteriaAsReviewer3'] as const
).map((call) =>
  step(call, 'a file or none', async (life) =>
    fileOrNone(life.visitor()[call]({ app_ID: await anyApplication(life) })),
  ),
)

/** Every call that changes nothing, on whatever the host holds: the whole suite where writing is not allowed. */
export const readingSteps: Step[] = [
  ...ROLES.map((role) =>
    step('logIn', `lets ${role} in`, async (life) => {
      const { email, password } = needed(life.host.people[role], `a log-in for ${role}`)
      const { user_role } = await life.visitor().logIn({ email, password })
      same('user_role', user_role, role)
    }),
  ),
  step('checkSession', 'a visitor has no session', (life) => refused(life.visitor().checkSession({}))),
  step('getProfile', 'nobody signed in is told so', (life) => signedOut(life.visitor().getProfile({}))),
  step('logOut', 'ends the session', async (life) => {
    const client = await life.logIn(needed(life.host.people.Applicant ?? life.host.people.Admin, 'a log-in'))
    await client.checkSession({})
    await client.logOut({})
    await refused(client.checkSession({}))
  }),

  step('listFaculties', 'has at least one', async (life) => {
    const { faculties } = await life.visitor().listFaculties({})
    life.faculty = needed(faculties[0], 'a faculty').fid
  }),
  step('listDepartments', 'has those of a faculty', async (life) => {
    const { departments } = await life.visitor().listDepartments({ fid: needed(life.faculty, 'a faculty') })
    life.department = needed(departments[0], 'a department of the first faculty').did
  }),
  step('getApplicationDates', 'opens before it closes', async (life) => {
    const { Open_Date, Close_Date } = await life.visitor().getApplicationDates({})
    holds('Open_Date', (Open_Date ?? '') <= (Close_Date ?? ''), 'a date before Close_Date', 'a later one')
  }),

  ...councilLists,
  ...ownLists,
  ...cases,

  step('getFormData', 'is read by the applicant whose it is', async (life) => {
    const { data } = await (await life.as('Applicant')).getFormData({ app_ID: await ownApplication(life) })
    holds('data.projectTitle', data.projectTitle !== '', 'a title', 'none')
  }),
  step('getFormData', 'an unknown id is refused', async (life) =>
    refused((await life.as('Applicant')).getFormData({ app_ID: UNKNOWN })),
  ),

  step('downloadApplicationPdf', 'a file or none', async (life) =>
    fileOrNone((await ofCouncil(life)).downloadApplicationPdf({ app_ID: await anyApplication(life) })),
  ),
  step('downloadApplicationPdf', 'an unknown id has none', async (life) =>
    noFile((await ofCouncil(life)).downloadApplicationPdf({ app_ID: UNKNOWN })),
  ),
  step('downloadAgreement', 'a file or none', async (life) =>
    fileOrNone((await life.as('Applicant')).downloadAgreement({ grantId: await ownApplication(life) })),
  ),
  step('downloadDetailsFile', 'agrees with CheckFileExistence.php', async (life) => {
    const client = await ofCouncil(life)
    const file = { app_ID: await anyApplication(life), fileType: 'proposal' } as const
    const { exists } = await client.checkFileExistence(file)
    await (exists ? client.downloadDetailsFile(file) : noFile(client.downloadDetailsFile(file)))
  }),
  step('downloadDetailsFile', 'an unknown id has none', async (life) =>
    noFile((await ofCouncil(life)).downloadDetailsFile({ app_ID: UNKNOWN, fileType: 'agreement' })),
  ),
  step('downloadProgressReport', 'an unknown id has none', async (life) =>
    noFile((await ofCouncil(life)).downloadProgressReport({ app_ID: UNKNOWN, reportType: 'mid' })),
  ),
  step('downloadBudget', 'an unknown id has none', async (life) =>
    noFile((await ofCouncil(life)).downloadBudget({ app_ID: UNKNOWN, reportType: 'current' })),
  ),
  step('downloadEvaluationReport', 'an unknown id has none', async (life) =>
    noFile((await ofCouncil(life)).downloadEvaluationReport({ app_ID: UNKNOWN, reviewerType: 'reviewer_one' })),
  ),
  step('downloadCriteria', 'gives a listed file', async (life) =>
    (await ofCouncil(life)).downloadCriteria({ download: await anyCriteria(life) }),
  ),
  step('downloadCriteria', 'a name that is not listed has none', async (life) =>
    noFile((await ofCouncil(life)).downloadCriteria({ download: `${life.mark}.docx` })),
  ),
  step('downloadCriteria', 'a name that leads out of its folder has none', async (life) =>
    noFile((await ofCouncil(life)).downloadCriteria({ download: '../Criteria.php' })),
  ),
  ...criteriaForReviewers,
]
