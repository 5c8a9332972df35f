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
  what: 'decision',
  confirm: 'Approve',
  thanks: 'Thank You, Your Data Successfully Submitted',
} as const
const REVIEW = {
  what: 'review',
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

const NOT_READ = 'The council’s server accepted your answer, but we could not read it back.'
const DIFFERS = 'The council’s server shows another answer than yours. Open your link again to compare the two.'

const KEEPS_EVERY_REVIEW = { uninvitedReviewsDropped: false }

async function open({ path, what }: Invited, settings: PageSettings = {}) {
  const stage = await renderPortal({ path, habits: KEEPS_EVERY_REVIEW, ...settings })
  await screen.findByRole('heading', { level: 2, name: `Your ${what}` })
  return stage
}

type Stage = Awaited<ReturnType<typeof open>>

const storedReports = ({ services }: Stage) =>
  getFileStore(services.draftDatabaseName)((files) => files.getAllKeys('files'))

async function answer(stage: Stage, { what, confirm }: Invited) {
  const { user } = stage
  if (what === 'decision') {
    await user.click(screen.getByRole('radio', { name: 'Approve' }))
    await user.type(screen.getByLabelText('Remarks'), 'A sound plan.')
  } else {
    await user.type(screen.getByLabelText('Overall Marks'), '64')
    await user.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
    await waitFor(async () => expect(await storedReports(stage)).toHaveLength(1))
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await pressInAlert(user, /you cannot change them afterwards\.$/, confirm)
}

/** Replaces the read after the answer; the one right before it is real. `before` is what that one returned. */
function readBack(
  { services: { client } }: Stage,
  respond: (read: () => Promise<Details>, before: Details) => unknown,
) {
  const { getDetails } = client
  let before: Details = null
  vi.spyOn(client, 'getDetails')
    .mockImplementationOnce(async (...asked) => (before = await getDetails(...asked)))
    .mockImplementationOnce(async (...asked) => (await respond(() => getDetails(...asked), before)) as Details)
}

const sentTimes = ({ mock }: Stage, { call }: Invited) => mock.calls.filter((one) => one === call).length

async function expectThanks(stage: Stage, invited: Invited) {
  await screen.findByRole('heading', { level: 1, name: invited.thanks })
  expect(screen.getByRole('button', { name: 'Copy what you sent' })).toBeVisible()
  expect(sentTimes(stage, invited)).toBe(1)
}

/** Replaces this answer in what the host returns. */
const withAnswer = (details: Details, { call }: Invited, answer: { remarks?: string; marks?: string | undefined }) =>
  details && {
    ...details,
    approvals: details.approvals.map((one) =>
      call.toLowerCase() === `decideas${one.approver}`.toLowerCase() ? { ...one, ...answer } : one,
    ),
    reviews: details.reviews.map((one) => (call === `submitReview${one.number}` ? { ...one, ...answer } : one)),
  }

describe('an accepted answer', () => {
  test.each(INVITED)('of $who that the host shows is thanked for', async (invited) => {
    const stage = await open(invited)
    await answer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.queryByText(NOT_READ)).toBeNull()
    await waitFor(async () => expect(await storedReports(stage)).toEqual([]))
  })

  test.each(INVITED)('of $who is thanked for, with a note, if the read fails', async (invited) => {
    const stage = await open(invited)
    readBack(stage, (read) => {
      stage.mock.faults.add({ call: 'getDetails', kind: 'network' })
      return read()
    })
    await answer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(NOT_READ)).toBeVisible()
    expect(screen.queryByText(/is recorded/)).toBeNull()
    await expectAccessible()
    stage.reload()
    expect(await screen.findByRole('heading', { name: `Your ${invited.what} is recorded.` })).toBeVisible()
    await waitFor(async () => expect(await storedReports(stage)).toEqual([]))
  })

  test.each(
    INVITED.flatMap((invited) => (['refused', 'html'] satisfies FaultKind[]).map((kind) => ({ ...invited, kind }))),
  )('of $who is thanked for on a host that never shows answers: $kind', async ({ kind, ...invited }) => {
    const stage = await open(invited, { faults: [{ call: 'getDetails', kind }] })
    await answer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(NOT_READ)).toBeVisible()
  })

  test.each(REVIEWERS)('of $who is thanked for on a host without columns for it', async (invited) => {
    const stage = await open(invited, {
      prepare: ({ services: { client } }) => {
        const { getDetails } = client
        vi.spyOn(client, 'getDetails').mockImplementation(async (...asked) =>
          withAnswer(await getDetails(...asked), invited, { marks: undefined }),
        )
      },
    })
    await answer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(NOT_READ)).toBeVisible()
  })

  test.each(INVITED)('of $who that the host does not show stays on the page', async (invited) => {
    const stage = await open(invited)
    const { reload } = stage
    readBack(stage, (_, before) => before)
    await answer(stage, invited)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`The council’s server does not show your ${invited.what}.`)
    expect(await screen.findByDisplayValue(/^(A sound plan\.|64)$/)).toBeVisible()
    await expectAccessible()
    reload()
    // The answer has arrived late.
    await screen.findByRole('heading', { name: `Your ${invited.what} is recorded.` })
    expect(sentTimes(stage, invited)).toBe(1)
  })

  test.each(INVITED)('of $who may differ from what the host shows', async (invited) => {
    const stage = await open(invited)
    readBack(stage, async (read) => withAnswer(await read(), invited, { remarks: 'Older remarks.', marks: '12' }))
    await answer(stage, invited)
    await expectThanks(stage, invited)
    expect(screen.getByText(DIFFERS)).toBeVisible()
    expect(screen.queryByText(/is recorded/)).toBeNull()
  })
})
