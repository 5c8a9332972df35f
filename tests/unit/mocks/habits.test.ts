import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '@/api/client'
import { toApiError } from '@/wire/client/api-error'
import { createMock } from '@mocks/create-mock'
import { HABITS, habitNames, type HabitName, type Habits } from '@mocks/habits'
import { createDocx, createPdf } from '@conformance/sample'

/** Creates the client of a new browser; null is a visitor. */
type ConnectClient = (email: string | null) => Promise<Client>

function createHost(habits: Partial<Habits>) {
  const mock = createMock({ habits })
  const connectAs: ConnectClient = async (email) => {
    const connection = mock.connect()
    if (email) await connection.signInAs(email)
    return createClient({ base: 'http://mock.test/', fetch: connection.fetch })
  }
  return { mock, connectAs }
}

const APPLICANT = 'applicant@demo.urc'
const ADMIN = 'admin@demo.urc'

/** Named applications of the seed. */
const GRANTED = '8'
const GRANTED_UNSIGNED = '7'
const DENIED = '3'
const NOBODY_INVITED = '17'
const ONE_REVIEW_SUBMITTED = '18'
const HOD_PENDING = '21'
const NOTHING_REQUESTED = '22'
const REJECTED = '24'
const DRAFT = '29'

/** Returns the host's text if it refuses the call. */
const getOutcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: unknown) => {
      const { serverText, kind } = toApiError(error)
      return serverText || kind
    },
  )

const createReview = (applicationId: string, marks = '70') => ({
  applicationId,
  marks,
  report: createPdf('review', 'x'),
})
const createApproval = (applicationId: string) => ({ applicationId, decision: '3.1', remarks: 'Good.' }) as const
const createRejection = (applicationId: string) => ({ applicationId, decision: '3.2', remarks: 'No.' }) as const
const invitation = { name: 'A', email: 'a@example.org', affiliation: 'North' }

interface Trial {
  /** Calls the host and returns the results to compare. */
  readonly run: (connectAs: ConnectClient) => Promise<unknown>
  readonly legacy: unknown
  readonly alternative: unknown
}

/** The type requires a trial of every habit. */
const TRIALS: Record<HabitName, Trial> = {
  filesBeforeGrant: {
    run: async (connectAs) => {
      const applicant = await connectAs(APPLICANT)
      const admin = await connectAs(ADMIN)
      const file = createPdf('early', 'x')
      return Promise.all([
        getOutcome(applicant.submitBudget({ applicationId: HOD_PENDING, projectTitle: '', file })),
        getOutcome(applicant.submitProgressReport({ applicationId: DRAFT, reportType: 'mid-year', files: [file] })),
        getOutcome(admin.uploadAgreement({ applicationId: HOD_PENDING, file })),
        getOutcome(admin.uploadAwardLetter({ applicationId: HOD_PENDING, file })),
      ])
    },
    legacy: ['accepted', 'accepted', 'accepted', 'accepted'],
    alternative: [
      'Reports and budgets follow once a grant is given.',
      'Reports and budgets follow once a grant is given.',
      'Agreements are exchanged once a grant is given.',
      'Agreements are exchanged once a grant is given.',
    ],
  },
  uninvitedReviewsDropped: {
    run: async (connectAs) => {
      const client = await connectAs(null)
      const marksOf = async (applicationId: string) => {
        await client.submitReview1(createReview(applicationId))
        return (await client.getDetails({ applicationId }))?.reviews[0]?.marks
      }
      return [await marksOf(NOBODY_INVITED), await marksOf(REJECTED)]
    },
    legacy: [null, null],
    alternative: ['70', '70'],
  },
  zeroIsNoMark: {
    run: async (connectAs) => {
      await (await connectAs(ADMIN)).saveReviewer1({ applicationId: NOBODY_INVITED, ...invitation })
      return getOutcome((await connectAs(null)).submitReview1(createReview(NOBODY_INVITED, '0')))
    },
    legacy: 'Missing required fields.',
    alternative: 'accepted',
  },
  signedAgreementOnly: {
    run: async (connectAs) =>
      getOutcome((await connectAs(APPLICANT)).downloadAgreement({ applicationId: GRANTED_UNSIGNED })),
    legacy: 'File not found.',
    alternative: 'accepted',
  },
  reportsOnlyAsPdf: {
    run: async (connectAs) => {
      const report = { applicationId: GRANTED, reportType: 'final', files: [createDocx('report', 'x')] } as const
      await (await connectAs(APPLICANT)).submitProgressReport({ ...report, files: [...report.files] })
      return getOutcome(
        (await connectAs(ADMIN)).downloadProgressReport({ applicationId: GRANTED, reportType: 'final' }),
      )
    },
    legacy: 'File not found.',
    alternative: 'accepted',
  },
  answersReplaced: {
    run: async (connectAs) => {
      const client = await connectAs(null)
      await client.decideAsHod(createApproval(NOTHING_REQUESTED))
      const secondDecision = await getOutcome(client.decideAsHod(createRejection(NOTHING_REQUESTED)))
      const details = await client.getDetails({ applicationId: NOTHING_REQUESTED })
      return [
        secondDecision,
        details?.approvals[0]?.decision,
        await getOutcome(client.submitReview1(createReview(ONE_REVIEW_SUBMITTED, '12'))),
      ]
    },
    legacy: ['accepted', '3.2', 'accepted'],
    alternative: [
      'A decision was already recorded for this application.',
      '3.1',
      'A review was already recorded for this reviewer.',
    ],
  },
  statusInWords: {
    run: async (connectAs) => {
      const applications = await (await connectAs(APPLICANT)).listSubmittedApplications({})
      const listed = await (await connectAs(ADMIN)).listApplications({})
      const denied = listed.find(({ applicationId }) => applicationId === DENIED)?.status
      return [denied, applications.find(({ applicationId }) => applicationId === HOD_PENDING)?.status]
    },
    legacy: [{ status: '5.1', inWords: true }, '0'],
    alternative: [{ status: '5.2', inWords: false }, '2.1'],
  },
}

describe.each(habitNames)('%s', (name) => {
  const { legacy, alternative, run } = TRIALS[name]

  it(`like the legacy host: ${HABITS[name].legacy}`, async () => {
    expect(await run(createHost({ [name]: true }).connectAs)).toEqual(legacy)
  })

  it(`alternative: ${HABITS[name].alternative}`, async () => {
    expect(await run(createHost({ [name]: false }).connectAs)).toEqual(alternative)
  })
})

it('a habit can be changed while the host runs', async () => {
  const { mock, connectAs } = createHost({ signedAgreementOnly: true })
  const downloadAgreement = async () =>
    getOutcome((await connectAs(APPLICANT)).downloadAgreement({ applicationId: GRANTED_UNSIGNED }))
  expect(await downloadAgreement()).toBe('File not found.')
  mock.habits.signedAgreementOnly = false
  expect(await downloadAgreement()).toBe('accepted')
})

it('the README lists every habit in a table', () => {
  const readme = readFileSync('mocks/README.md', 'utf8')
  const listed = readme.split('\n').filter((line) => /^\| `\w+` \| (legacy|kinder|stricter) \|/.test(line))
  expect(listed).toEqual(
    habitNames.map((name) => {
      const { legacy, alternative, alternativeIs, default: initial, reason } = HABITS[name]
      return `| \`${name}\` | ${initial === 'legacy' ? 'legacy' : alternativeIs} | ${legacy} | ${alternative} | ${reason} |`
    }),
  )
})
