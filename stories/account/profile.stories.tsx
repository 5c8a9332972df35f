import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { priya, sunil } from '@mocks/seed/people'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Profile' }
export default meta

const page = { path: paths.profile, person: 'applicant@demo.urc' }

/** Rendered only with the council's data about the person. */
const shows = 'Ask the council’s office to correct these.'

export const Default = screenStory({ ...page, shows })

export const Editing = screenStory({
  ...page,
  play: () => press('Edit Profile'),
  shows: 'Save Changes',
})

const LONG_NAME = 'Wickramasinghe Mudiyanselage Anuradha Chandrakumari Jayatissa Bandaranayake-Weerasooriya'

export const LongText = screenStory({
  ...page,
  prepare: async ({ mock }) =>
    void (await mock.store()).people.update(1, { firstName: LONG_NAME, lastName: `${sunil.name} ${priya.name}` }),
  state: ['long text'],
  shows,
  holds: [LONG_NAME, `${sunil.name} ${priya.name}`],
})

export const Phone = screenStory({ ...page, shows, phone: true })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'getProfile', kind: 'hang' }],
  shows: 'Loading...',
})

/** The data of the login are known without the host's response. */
export const Refused = screenStory({
  ...page,
  faults: [{ call: 'getProfile', kind: 'refused' }],
  shows,
  holds: ['Nirmala', 'Applicant'],
})

export const BrokenInTheDark = screenStory({
  ...page,
  dark: true,
  faults: [{ call: 'getProfile', kind: 'html' }],
  shows,
  holds: 'Nirmala',
})
