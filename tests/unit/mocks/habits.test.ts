import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClient, type Client } from '@/api/client'
import { toApiError } from '@/wire/client/api-error'
import { createMock } from '@mocks/create-mock'
import { HABITS, habitNames, type HabitName, type Habits } from '@mocks/habits'
import { createDocx, createPdf } from '@conformance/sample'

/** Opens a browser for a person, or for a visitor if null. */
type As = (email: string | null) => Promise<Client>

function hostWith(habits: Partial<Habits>) {
  const mock = createMock({ habits })
  const as: As = async (email) => {
    const connection = mock.connect()
    if (email) await connection.signInAs(email)
    return createClient({ base: 'http://mock.test/', fetch: connection.fetch })
  }
  return { mock, as }
}

const APPLICANT = 'applicant@demo.urc'
const ADMIN = 'admin@demo.urc'

/** Named applications of the seed. */
const GRANTED = '8'
const GRANTED_UNSIGNED = '7'
const DENIED = '3'
const NOBODY_INVITED = '17'
const ONE_REVIEW_IN = '18'
const HOD_PENDING = '21'
const NOBODY_ASKED = '22'
const REJECTED = '24'
const DRAFT = '29'

/** Returns the host's text if it has refused the call. */
const outcomeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'taken',
    (error: unknown) => {
      const { serverText, kind } = toApiError(error)
      return serverText || kind
    },
  )

const review = (applicationId: string, marks = '70') => ({ applicationId, marks, report: createPdf('review', 'x') })
const approval = (applicationId: string) => ({ applicationId, decision: '3.1', remarks: 'Good.' }) as const
const rejection = (applicationId: string) => ({ applicationId, decision: '3.2', remarks: 'No.' }) as const
const invitation = { name: 'A', email: 'a@example.org', affiliation: 'North' }

interface Trial {
  /** Returns an observation of the host, short enough to compare. */
  readonly try: (as: As) => Promise<unknown>
  readonly legacy: unknown
  readonly alternative: unknown
}

/** Tests every habit both ways: one without a trial does not compile. */
const TRIALS: Record<HabitName, Trial> = {
  filesBeforeGrant: {
    try: async (as) => {
      const applicant = await as(APPLICANT)
      const admin = await as(ADMIN)
      const file = createPdf('early', 'x')
      return Promise.all([
        outcomeOf(applicant.submitBudget({ applicationId: HOD_PENDING, projectTitle: '', file })),
        outcomeOf(applicant.submitProgressReport({ applicationId: DRAFT, reportType: 'mid-year', files: [file] })),
        outcomeOf(admin.uploadAgreement({ applicationId: HOD_PENDING, file })),
        outcomeOf(admin.uploadAwardLetter({ applicationId: HOD_PENDING, file })),
      ])
    },
    legacy: ['taken', 'taken', 'taken', 'taken'],
    alternative: [
      'Reports and budgets follow once a grant is given.',
      'Reports and budgets follow once a grant is given.',
      'Agreements are exchanged once a grant is given.',
      'Agreements are exchanged once a grant is given.',
    ],
  },
  uninvitedReviewsDropped: {
    try: async (as) => {
      const client = await as(null)
      const marksOf = async (applicationId: string) => {
        await client.submitReview1(review(applicationId))
        return (await client.getDetails({ applicationId }))?.reviews[0]?.marks
      }
      return [await marksOf(NOBODY_INVITED), await marksOf(REJECTED)]
    },
    legacy: [null, null],
    alternative: ['70', '70'],
  },
  zeroIsNoMark: {
    try: async (as) => {
      await (await as(ADMIN)).saveReviewer1({ applicationId: NOBODY_INVITED, ...invitation })
      return outcomeOf((await as(null)).submitReview1(review(NOBODY_INVITED, '0')))
    },
    legacy: 'Missing required fields.',
    alternative: 'taken',
  },
  signedAgreementOnly: {
    try: async (as) => outcomeOf((await as(APPLICANT)).downloadAgreement({ applicationId: GRANTED_UNSIGNED })),
    legacy: 'File not found.',
    alternative: 'taken',
  },
  reportsOnlyAsPdf: {
    try: async (as) => {
      const report = { applicationId: GRANTED, reportType: 'final', files: [createDocx('report', 'x')] } as const
      await (await as(APPLICANT)).submitProgressReport({ ...report, files: [...report.files] })
      return outcomeOf((await as(ADMIN)).downloadProgressReport({ applicationId: GRANTED, reportType: 'final' }))
    },
    legacy: 'File not found.',
    alternative: 'taken',
  },
  answersReplaced: {
    try: async (as) => {
      const client = await as(null)
      await client.decideAsHod(approval(NOBODY_ASKED))
      const second = await outcomeOf(client.decideAsHod(rejection(NOBODY_ASKED)))
      const found = await client.getDetails({ applicationId: NOBODY_ASKED })
      return [second, found?.approvals[0]?.decision, await outcomeOf(client.submitReview1(review(ONE_REVIEW_IN, '12')))]
    },
    legacy: ['taken', '3.2', 'taken'],
    alternative: [
      'A decision was already recorded for this application.',
      '3.1',
      'A review was already recorded for this reviewer.',
    ],
  },
  statusInWords: {
    try: async (as) => {
      const applications = await (await as(APPLICANT)).listSubmittedApplications({})
      const listed = await (await as(ADMIN)).listApplications({})
      const denied = listed.find(({ applicationId }) => applicationId === DENIED)?.status
      return [denied, applications.find(({ applicationId }) => applicationId === HOD_PENDING)?.status]
    },
    legacy: [{ status: '5.1', inWords: true }, '0'],
    alternative: [{ status: '5.2', inWords: false }, '2.1'],
  },
}

describe.each(habitNames)('%s', (name) => {
  const { legacy, alternative, try: run } = TRIALS[name]

  it(`as the legacy host: ${HABITS[name].legacy}`, async () => {
    expect(await run(hostWith({ [name]: true }).as)).toEqual(legacy)
  })

  it(`alternative: ${HABITS[name].alternative}`, async () => {
    expect(await run(hostWith({ [name]: false }).as)).toEqual(alternative)
  })
})

it('a habit can be changed while the host runs', async () => {
  const { mock, as } = hostWith({ signedAgreementOnly: true })
  const agreement = async () => outcomeOf((await as(APPLICANT)).downloadAgreement({ applicationId: GRANTED_UNSIGNED }))
  expect(await agreement()).toBe('File not found.')
  mock.habits.signedAgreementOnly = false
  expect(await agreement()).toBe('taken')
})

it('the table of the README has the texts of the switches', () => {
  const readme = readFileSync('mocks/README.md', 'utf8')
  const listed = readme.split('\n').filter((line) => /^\| `\w+` \| (legacy|kinder|stricter) \|/.test(line))
  expect(listed).toEqual(
    habitNames.map((name) => {
      const { legacy, alternative, alternativeIs, default: initial, reason } = HABITS[name]
      return `| \`${name}\` | ${initial === 'legacy' ? 'legacy' : alternativeIs} | ${legacy} | ${alternative} | ${reason} |`
    }),
  )
})
