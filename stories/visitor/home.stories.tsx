import type { Meta } from '@storybook/react-vite'
import { toHomeWithReturn, paths } from '@/paths'
import { screenStory, waitForPage } from '../support/screen-story'

const meta: Meta = { title: 'Visitor/Home' }
export default meta

export const Default = screenStory({
  path: paths.home,
  shows: ['Applications are open', /closes in \d+ days/, 'Sri Lanka time'],
})

export const NotYetOpen = screenStory({
  path: paths.home,
  now: new Date('2026-10-01T04:00:00Z'),
  shows: 'Applications are not open yet',
})

export const Closed = screenStory({
  path: paths.home,
  now: new Date('2026-12-24T04:00:00Z'),
  shows: 'Applications are closed',
})

export const Loading = screenStory({
  path: paths.home,
  faults: [{ call: 'getApplicationDates', kind: 'hang' }],
  play: waitForPage,
  shows: 'Loading...',
})

export const Refused = screenStory({
  path: paths.home,
  faults: [{ call: 'getApplicationDates', kind: 'refused' }],
  shows: 'We could not check the dates.',
})

export const Broken = screenStory({
  path: paths.home,
  faults: [{ call: 'getApplicationDates', kind: 'http-500' }],
  shows: 'We could not check the dates.',
})

export const SentHereToLogIn = screenStory({
  path: toHomeWithReturn(paths.submittedApplications),
  shows: 'You are not logged in.',
})

export const Applicant = screenStory({
  path: paths.home,
  person: 'applicant@demo.urc',
  shows: ['Apply New Grant', 'View Applied Grants'],
})

export const Phone = screenStory({ path: paths.home, shows: 'Applications are open', phone: true })

export const Dark = screenStory({ path: paths.home, shows: 'Applications are open', dark: true })
