import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { storedDraft } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Account/Dashboard' }
export default meta

export const Applicant = screenStory({
  path: paths.dashboard,
  person: 'applicant@demo.urc',
  shows: 'Continue draft 29_2026',
})

export const ApplicantWithDraft = screenStory({
  path: paths.dashboard,
  person: 'applicant2@demo.urc',
  stored: storedDraft({ owner: '2', form: { projectTitle: 'Seed banks of montane forests' } }),
  shows: 'Seed banks of montane forests',
})

export const Newcomer = screenStory({
  path: paths.dashboard,
  person: 'applicant@demo.urc',
  scenario: 'empty',
  shows: 'Start your application',
})

export const Secretary = screenStory({ path: paths.dashboard, person: 'admin@demo.urc', shows: 'Ready to decide' })

export const Director = screenStory({ path: paths.dashboard, person: 'urc@demo.urc', shows: 'Ready to decide' })

export const NothingWaits = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  scenario: 'empty',
  shows: 'Nothing waits.',
})

export const Loading = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  faults: [
    { call: 'listApplicationsToShortlist', kind: 'hang' },
    { call: 'listReviewers', kind: 'hang' },
    { call: 'listAgreements', kind: 'hang' },
  ],
  shows: 'Loading...',
})

export const Counting = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  faults: [{ call: 'checkFileExistence', kind: 'hang' }],
  shows: /^Still counting/,
})

export const OneCallRefused = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  faults: [{ call: 'listApprovals', kind: 'refused' }],
  shows: `This could not be counted. ${REFUSAL_TEXT}`,
})

export const Broken = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  faults: [{ call: 'listBudgets', kind: 'shape' }],
  shows: /^This could not be counted/,
})

export const LongText = screenStory({
  path: paths.dashboard,
  person: 'applicant@demo.urc',
  scenario: 'long-texts',
  shows: LONG_TITLE,
})

export const Phone = screenStory({
  path: paths.dashboard,
  person: 'admin@demo.urc',
  shows: 'Ready to decide',
  phone: true,
})

export const Dark = screenStory({ path: paths.dashboard, person: 'urc@demo.urc', shows: 'Ready to decide', dark: true })
