import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { makeOfficeFile } from '@tests/support/office-files'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { createAnswerStories } from './answer-stories'

const meta: Meta = { title: 'By link/Review' }
export default meta

/** The first review is submitted; the second reviewer is invited. */
const review = { path: '/reviewer2?app_ID=18' }

const answer = createAnswerStories({
  ...review,
  call: 'getApplicationToReview',
  shows: 'Your review',
  title: /Peat swamps/,
  closed: { path: '/reviewer1?app_ID=17', id: 17 },
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

export const WithTheDocument = screenStory({
  ...review,
  play: () => press('View the application'),
  shows: 'Page 1 of 3',
})

export const NothingEntered = screenStory({
  ...review,
  play: () => press('Submit'),
  shows: 'Please enter the overall marks and upload the evaluation report.',
})

/** The first bytes of a Word file from before 2007. */
const report = makeOfficeFile.doc('report.doc')

async function send() {
  await userEvent.type(await screen.findByLabelText('Overall Marks'), '78')
  await userEvent.upload(screen.getByLabelText('Evaluation report'), report)
  await screen.findByText('report.doc')
  await press('Submit')
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

export const OfTheThirdReviewer = screenStory({ path: '/reviewer3?app_ID=18', shows: 'Your review' })

const aiTools = {
  ...review,
  branding: {
    aiToolsForReviewers:
      'Please do not enter any part of the application into an AI tool that others operate. You may use such tools to correct the language of your report. Say so in the report.',
  },
  shows: ['AI tools', /^Please do not enter any part/],
}

export const RuleOnAiTools = screenStory(aiTools)

export const RuleOnAiToolsOnAPhone = screenStory({ ...aiTools, phone: true })

export const SendingRefused = screenStory({
  ...review,
  faults: [{ call: 'submitReview2', kind: 'refused' }],
  play: sendAndConfirm,
  shows: 'Error: The council cannot do this now.',
})
