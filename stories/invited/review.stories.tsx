import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { STATUS, STATUS_ROWS, type StatusCode } from '@/domain/status/status'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'By link/Review' }
export default meta

/** The first review is submitted; the second reviewer is invited. */
const review = { path: '/reviewer2?app_ID=18' }

export const Default = screenStory({ ...review, shows: 'Your review' })

export const WithTheDocument = screenStory({
  ...review,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'View' })),
  shows: 'Page 1 of 3',
})

export const NothingEntered = screenStory({
  ...review,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  },
  shows: 'There is a problem',
})

/** The first bytes of a Word file from before 2007. */
const report = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'report.doc')

async function send() {
  await userEvent.type(await screen.findByLabelText('Overall Marks'), '78')
  await userEvent.upload(screen.getByLabelText('Evaluation report'), report)
  await screen.findByText('report.doc')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
}

export const Question = screenStory({ ...review, play: send, shows: /Overall marks: 78/ })

async function sendAndConfirm() {
  await send()
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Send review' }))
}

export const Sending = screenStory({
  ...review,
  faults: [{ call: 'submitReview2', kind: 'hang' }],
  play: sendAndConfirm,
  shows: 'Sending...',
})

/** The host reports success for a reviewer who was not invited, and stores nothing. */
export const NotStoredByTheHost = screenStory({
  path: '/reviewer3?app_ID=18',
  play: sendAndConfirm,
  shows: 'The council’s server does not show your review.',
})

export const AlreadyAnswered = screenStory({ path: '/reviewer1?app_ID=18', shows: 'A review was already recorded.' })

export const AnsweredFromHere = screenStory({
  path: '/reviewer1?app_ID=18',
  stored: { 'reviewer1:18': '{"sent":{"answer":"78","at":"2026-11-10T12:50:00.000Z"}}' },
  shows: 'Your review is recorded.',
})

export const NotShownByTheHost = screenStory({
  ...review,
  stored: { 'reviewer2:18': '{"sent":{"answer":"78","at":"2026-11-20T03:30:00.000Z"}}' },
  shows: 'You sent your review from this device.',
})

/** Before the shortlist and after the application has ended, the page explains why no review is needed. */
const closedAt = (status: StatusCode) =>
  screenStory({
    path: '/reviewer1?app_ID=17',
    prepare: async ({ mock }) => void (await mock.store()).applications.update(17, { status }),
    state: [`status ${status}`],
    shows: STATUS_ROWS[status].noAnswer ?? '',
  })

export const ClosedBeforeShortlist = closedAt(STATUS.submitted)
export const Closed = closedAt(STATUS.notShortlisted)
export const ClosedAsNotApproved = closedAt(STATUS.notApproved)
export const ClosedAsDenied = closedAt(STATUS.denied)

const unreadable = { faults: [{ call: 'getDetails', kind: 'http-500' }] } as const

export const CouldNotCheck = screenStory({
  ...review,
  ...unreadable,
  shows: 'We could not check whether you have answered already.',
})

export const Empty = screenStory({
  path: '/reviewer2?app_ID=9999',
  state: ['empty'],
  shows: ['Failed to fetch application details.', /^The council has no application with the number/],
})

export const Loading = screenStory({
  ...review,
  faults: [{ call: 'getApplicationToReview', kind: 'hang' }],
  // Waits for the page: until then the route shows the same text.
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...review,
  faults: [{ call: 'getApplicationToReview', kind: 'refused' }],
  shows: ['Failed to fetch application details.', /^The council cannot do this now\./],
})

export const Broken = screenStory({
  ...review,
  faults: [{ call: 'getApplicationToReview', kind: 'html' }],
  shows: /^The server’s answer could not be read\./,
})

export const LongText = screenStory({ ...review, scenario: 'long-texts', shows: LONG_TITLE })

export const Phone = screenStory({ ...review, phone: true, shows: 'Your review' })

export const OfTheThirdReviewer = screenStory({ path: '/reviewer3?app_ID=18', shows: 'Your review' })

export const SendingRefused = screenStory({
  ...review,
  faults: [{ call: 'submitReview2', kind: 'refused' }],
  play: sendAndConfirm,
  shows: 'Error: The council cannot do this now.',
})

export const Dark = screenStory({ ...review, dark: true, shows: 'Your review' })

/** Prints no buttons; the document is printed from its own file. */
export const Print = screenStory({ ...review, print: true, shows: /Peat swamps/ })
