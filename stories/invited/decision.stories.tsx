import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { STATUS, STATUS_ROWS, type StatusCode } from '@/domain/status/status'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'By link/Decision' }
export default meta

const dean = { path: '/dean?app_ID=23&Role=Dean' }

export const Default = screenStory({ ...dean, shows: 'Your decision' })

export const OfTheHod = screenStory({ path: '/hod?app_ID=21&Role=HOD', shows: 'HOD’s decision' })

export const NothingEntered = screenStory({
  path: '/hod?app_ID=21&Role=HOD',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  },
  shows: ['Both decision and remarks are required.', 'Decision is required', 'Remarks are required'],
})

async function decide() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Reject' }))
  await userEvent.type(screen.getByLabelText('Remarks'), 'The laboratory has no room for it.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
}

export const Question = screenStory({ ...dean, play: decide, shows: /^You reject application 23_2026\./ })

async function decideAndConfirm() {
  await decide()
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
}

export const AlreadyAnswered = screenStory({
  path: '/dean?app_ID=17&Role=Dean',
  shows: 'A decision was already recorded.',
})

const stored = { 'dean:23': '{"sent":{"answer":"Approve","at":"2026-11-20T03:30:00.000Z"}}' }

export const AnsweredFromHere = screenStory({
  ...dean,
  stored,
  prepare: async ({ services }) =>
    void (await services.client.decideAsDean({
      applicationId: '23',
      decision: '3.1',
      remarks: 'The slopes are ours.',
    })),
  shows: 'Your decision is recorded.',
})

export const NotShownByTheHost = screenStory({
  ...dean,
  stored,
  shows: ['You sent your decision from this device.', /^But the council’s server does not show it\./],
})

/** Before the shortlist and after the application has ended, the page explains why no decision is needed. */
const closedAt = (status: StatusCode) =>
  screenStory({
    path: '/hod?app_ID=22&Role=HOD',
    prepare: async ({ mock }) => void (await mock.store()).applications.update(22, { status }),
    state: [`status ${status}`],
    shows: STATUS_ROWS[status].noAnswer ?? '',
  })

export const ClosedBeforeShortlist = closedAt(STATUS.submitted)
export const Closed = closedAt(STATUS.notShortlisted)
export const ClosedAsNotApproved = closedAt(STATUS.notApproved)
export const ClosedAsGranted = closedAt(STATUS.granted)
export const ClosedAsDenied = closedAt(STATUS.denied)

const unreadable = { faults: [{ call: 'getDetails', kind: 'http-500' }] } as const

export const CouldNotCheck = screenStory({
  ...dean,
  ...unreadable,
  shows: 'We could not check whether you have answered already.',
})

export const NotConfirmed = screenStory({
  ...dean,
  faults: [{ call: 'decideAsDean', kind: 'network' }],
  play: async () => {
    await decideAndConfirm()
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  },
  shows: /^We could not confirm whether the server received this\./,
})

export const Empty = screenStory({
  path: '/dean?app_ID=9999',
  state: ['empty'],
  shows: ['Failed to fetch application details.', /^The council has no application with the number/],
})

export const Loading = screenStory({
  ...dean,
  faults: [{ call: 'getApplicationToApprove', kind: 'hang' }],
  // Waits for the page: until then the route shows the same text.
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...dean,
  faults: [{ call: 'getApplicationToApprove', kind: 'refused' }],
  shows: /^The council cannot do this now\./,
})

export const Broken = screenStory({
  ...dean,
  faults: [{ call: 'getApplicationToApprove', kind: 'html' }],
  shows: /^The server’s answer could not be read\./,
})

export const LongText = screenStory({ ...dean, scenario: 'long-texts', shows: LONG_TITLE })

export const Phone = screenStory({ ...dean, phone: true, shows: 'Your decision' })

export const SendingRefused = screenStory({
  ...dean,
  faults: [{ call: 'decideAsDean', kind: 'refused' }],
  play: decideAndConfirm,
  shows: 'The council cannot do this now.',
})

export const Dark = screenStory({ ...dean, dark: true, shows: 'Your decision' })

/** Prints no buttons; the document is printed from its own file. */
export const Print = screenStory({ ...dean, print: true, shows: /Low-cost tilt sensors/ })
