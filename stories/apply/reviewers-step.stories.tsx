import type { Meta } from '@storybook/react-vite'
import { paths } from '@/app/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { longForm } from './long-form'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Apply/Reviewers and submission' }
export default meta

const page = { path: paths.applyReviewers, person: 'applicant@demo.urc' }

export const Default = screenStory({ ...page, stored: storedDraft(), shows: 'Apply New Grant: Reviewers' })

export const Empty = screenStory({ ...page, shows: 'Everything you enter is saved on this device.' })

export const Loading = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'hang' }],
  shows: 'Checking the dates',
})

export const Refused = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'refused' }],
  shows: /You can submit once the dates have been checked/,
})

export const Broken = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'html' }],
  shows: /You can submit once the dates have been checked/,
})

export const LongText = screenStory({
  ...page,
  stored: storedDraft({ form: longForm }),
  shows: 'Apply New Grant: Reviewers',
})

export const Phone = screenStory({ ...page, stored: storedDraft(), phone: true, shows: 'Apply New Grant: Reviewers' })

export const Warnings = screenStory({
  ...page,
  stored: storedDraft({ form: { reviewer2Name: 'Dr Kamala Dias', reviewer3Email: 'anula@north.example' } }),
  shows: 'Reviewer 2 is the same person as co-investigator 1.',
})

export const Unconfirmed = screenStory({
  ...page,
  stored: storedDraft({ submission: { done: [], begun: 'grant' } }),
  shows: 'We could not confirm whether your application was received.',
})

export const FilesStillMissing = screenStory({
  ...page,
  stored: storedDraft({ submission: { appId: '12', done: ['grant'] } }),
  shows: 'Not received yet: your four files.',
})

export const Closed = screenStory({
  ...page,
  stored: storedDraft(),
  scenario: 'window-closed',
  shows: 'You can submit only while applications are open.',
})
