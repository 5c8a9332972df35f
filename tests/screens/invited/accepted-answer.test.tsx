import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Output } from '@/contract'
import { getFileStore } from '@/lib/file-store'
import type { FaultKind } from '@/wire/mock/faults'
import { makePdfFile } from '@tests/support/pdf-file'
import { pressInAlert } from '../../support/alerts'
import { expectAccessible } from '../../support/axe'
import { renderPortal, type PageSettings } from '../../support/render-portal'

const DECISION = {
  task: 'decision',
  confirm: 'Approve',
  thanks: 'Thank You, Your Data Successfully Submitted',
} as const
const REVIEW = {
  task: 'review',
  confirm: 'Send review',
  thanks: 'Thank You! Your Data Successfully Submitted.',
} as const

const HOD = { ...DECISION, who: 'HOD', path: '/hod?app_ID=21&Role=HOD', call: 'decideAsHod' } as const
const DEAN = { ...DECISION, who: 'Dean', path: '/dean?app_ID=23&Role=Dean', call: 'decideAsDean' } as const
const REVIEWERS = [
  { ...REVIEW, who: 'reviewer 1', path: '/reviewer1?app_ID=17', call: 'submitReview1' },
  { ...REVIEW, who: 'reviewer 2', path: '/reviewer2?app_ID=18', call: 'submitReview2' },
  { ...REVIEW, who: 'reviewer 3', path: '/reviewer3?app_ID=18', call: 'submitReview3' },
] as const
const INVITED = [HOD, DEAN, ...REVIEWERS]

type Invited = (typeof INVITED)[number]
type Details = Output<'getDetails'>

const NOT_READ_BACK_TEXT = 'The council’s server accepted your answer, but we could not read it back.'
const ANOTHER_ANSWER_TEXT =
  'The council’s server shows another answer than yours. Open your link again to compare the two.'

const KEEPS_UNINVITED_REVIEWS = { uninvitedReviewsDropped: false }

async function openForm({ path, task }: Invited, settings: PageSettings = {}) {
  const stage = await renderPortal({ path, habits: KEEPS_UNINVITED_REVIEWS, ...settings })
  await screen.findByRole('heading', { level: 2, name: `Your ${task}` })
  return stage
}

type Stage = Awaited<ReturnType<typeof openForm>>

const getStoredReports = ({ services }: Stage) =>
  getFileStore(services.draftDatabaseName)((files) => files.getAllKeys('files'))

async function sendAnswer(stage: Stage, { task, confirm }: Invited) {
  const { user } = stage
  if (task === 'decision') {
    await user.click(screen.getByRole('radio', { name: 'Approve' }))
    await user.type(screen.getByLabelText('Remarks'), 'A sound plan.')
  } else {
    await user.type(screen.getByLabelText('Overall Marks'), '64')
    await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
    await waitFor(async () => expect(await getStoredReports(stage)).toHaveLength(1))
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await pressInAlert(user, /you cannot change them afterwards\.$/, confirm)
}

/** Replaces the second read of the details. Passes `respond` the real read, and the details before the answer. */
function mockReadAfterAnswer(
  { services: { client } }: Stage,
  respond: (read: () => Promise<Details>, before: Details) => unknown,
) {
  const { getDetails } = client
  let detailsBefore: Details = null
  vi.spyOn(client, 'getDetails')
    .mockImplementationOnce(async (...asked) => (detailsBefore = await getDetails(...asked)))
    .mockImplementationOnce(async (...asked) => (await respond(() => getDetails(...asked), detailsBefore)) as Details)
}

const countSent = ({ mock }: Stage, { call }: Invited) => mock.calls.filter((name) => name === call).length

async function expectThanks(stage: Stage, invited: Invited) {
  await screen.findByRole('heading', { level: 1, name: invited.thanks })
  expect(screen.getByRole('button', { name: 'Copy what you sent' })).toBeVisible()
  expect(countSent(stage, invited)).toBe(1)
}

/** Replaces the answer of an invited person in the host's details. */
const replaceAnswer = (details: Details, { call }: Invited, answer: { remarks?: string; marks?: string | undefined }) =>
  details && {
    ...details,
    approvals: details.approvals.map((approval) =>
      call.toLowerCase() === `decideas${approval.approver}`.toLowerCase() ? { ...approval, ...answer } : approval,
    ),
    reviews: details.reviews.map((review) =>
      call === `submitReview${review.number}` ? { ...review, ...answer } : review,
    ),
  }

describe('an accepted answer', () => {
  test.each(INVITED)('of $who opens the thank-you page if the host shows it', async (invited) => {
    const stage = await openForm(invited)
    await sendAnswer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.queryByText(NOT_READ_BACK_TEXT)).toBeNull()
    await waitFor(async () => expect(await getStoredReports(stage)).toEqual([]))
  })

  test.each(INVITED)('of $who opens the thank-you page with a note if the read fails', async (invited) => {
    const stage = await openForm(invited)
    mockReadAfterAnswer(stage, (read) => {
      stage.mock.faults.add({ call: 'getDetails', kind: 'network' })
      return read()
    })
    await sendAnswer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(NOT_READ_BACK_TEXT)).toBeVisible()
    expect(screen.queryByText(/is recorded/)).toBeNull()
    await expectAccessible()
    stage.reload()
    expect(await screen.findByRole('heading', { name: `Your ${invited.task} is recorded.` })).toBeVisible()
    await waitFor(async () => expect(await getStoredReports(stage)).toEqual([]))
  })

  test.each(
    INVITED.flatMap((invited) => (['refused', 'html'] satisfies FaultKind[]).map((kind) => ({ ...invited, kind }))),
  )('of $who opens the thank-you page on a host that never shows answers: $kind', async ({ kind, ...invited }) => {
    const stage = await openForm(invited, { faults: [{ call: 'getDetails', kind }] })
    await sendAnswer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(NOT_READ_BACK_TEXT)).toBeVisible()
  })

  test.each(REVIEWERS)(
    'of $who opens the thank-you page on a host without columns for this reviewer',
    async (invited) => {
      const stage = await openForm(invited, {
        prepare: ({ services: { client } }) => {
          const { getDetails } = client
          vi.spyOn(client, 'getDetails').mockImplementation(async (...asked) =>
            replaceAnswer(await getDetails(...asked), invited, { marks: undefined }),
          )
        },
      })
      await sendAnswer(stage, invited)
      await expectThanks(stage, invited)
      expect(screen.getByText(NOT_READ_BACK_TEXT)).toBeVisible()
    },
  )

  test.each(INVITED)('of $who stays on the page if the host does not show it', async (invited) => {
    const stage = await openForm(invited)
    const { reload } = stage
    mockReadAfterAnswer(stage, (_, before) => before)
    await sendAnswer(stage, invited)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`The council’s server does not show your ${invited.task}.`)
    expect(await screen.findByDisplayValue(/^(A sound plan\.|64)$/)).toBeVisible()
    await expectAccessible()
    reload()
    // By now, the host shows the answer.
    await screen.findByRole('heading', { name: `Your ${invited.task} is recorded.` })
    expect(countSent(stage, invited)).toBe(1)
  })

  test.each(INVITED)(
    'of $who opens the thank-you page with a note if the host shows another answer',
    async (invited) => {
      const stage = await openForm(invited)
      mockReadAfterAnswer(stage, async (read) =>
        replaceAnswer(await read(), invited, { remarks: 'Older remarks.', marks: '12' }),
      )
      await sendAnswer(stage, invited)
      await expectThanks(stage, invited)
      expect(screen.getByText(ANOTHER_ANSWER_TEXT)).toBeVisible()
      expect(screen.queryByText(/is recorded/)).toBeNull()
    },
  )
})
