import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { createAnswerStories } from './answer-stories'

const meta: Meta = { title: 'By link/Decision' }
export default meta

const dean = { path: '/dean?app_ID=23&Role=Dean' }

const answer = createAnswerStories({
  ...dean,
  call: 'getApplicationToApprove',
  shows: 'Your decision',
  title: /Low-cost tilt sensors/,
  closed: { path: '/hod?app_ID=22&Role=HOD', id: 22 },
})
export const Default = answer.Default
export const ClosedBeforeShortlist = answer.ClosedBeforeShortlist
export const Closed = answer.Closed
export const CouldNotCheck = answer.CouldNotCheck
export const Empty = answer.Empty
export const Loading = answer.Loading
export const Refused = answer.Refused
export const Broken = answer.Broken
export const LongText = answer.LongText
export const Phone = answer.Phone
export const Dark = answer.Dark
export const Print = answer.Print

export const OfTheHod = screenStory({ path: '/hod?app_ID=21&Role=HOD', shows: 'HOD’s decision' })

export const NothingEntered = screenStory({
  path: '/hod?app_ID=21&Role=HOD',
  play: () => press('Submit'),
  shows: ['Both decision and remarks are required.', 'Decision is required', 'Remarks are required'],
})

async function decide() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Reject' }))
  await userEvent.type(screen.getByLabelText('Remarks'), 'The laboratory has no room for it.')
  await press('Submit')
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

export const NotConfirmed = screenStory({
  ...dean,
  faults: [{ call: 'decideAsDean', kind: 'network' }],
  play: async () => {
    await decideAndConfirm()
    await press('OK')
  },
  shows: /^We could not confirm whether the server received this\./,
})

export const SendingRefused = screenStory({
  ...dean,
  faults: [{ call: 'decideAsDean', kind: 'refused' }],
  play: decideAndConfirm,
  shows: 'The council cannot do this now.',
})
