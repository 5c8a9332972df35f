import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/paths'
import { priya, sunil } from '@mocks/seed/people'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Profile' }
export default meta

const person = 'applicant@demo.urc'

/** Rendered only with the council's data about the person. */
const shows = /^Set by the council’s office/

export const Default = screenStory({ path: paths.profile, person, shows })

export const Editing = screenStory({
  path: paths.profile,
  person,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Edit Profile' }))
  },
  shows: 'Save Changes',
})

const LONG_NAME = 'Wickramasinghe Mudiyanselage Anuradha Chandrakumari Jayatissa Bandaranayake-Weerasooriya'

export const LongText = screenStory({
  path: paths.profile,
  person,
  prepare: async ({ mock }) =>
    void (await mock.store()).people.update(1, { firstName: LONG_NAME, lastName: `${sunil.name} ${priya.name}` }),
  state: ['long text'],
  shows,
  holds: [LONG_NAME, `${sunil.name} ${priya.name}`],
})

export const Phone = screenStory({ path: paths.profile, person, shows, phone: true })

export const Loading = screenStory({
  path: paths.profile,
  person,
  faults: [{ call: 'getProfile', kind: 'hang' }],
  shows: 'Loading...',
})

/** The data of the login are known without the host's response. */
export const Refused = screenStory({
  path: paths.profile,
  person,
  faults: [{ call: 'getProfile', kind: 'refused' }],
  shows,
  holds: ['Nirmala', 'Applicant'],
})

export const BrokenInTheDark = screenStory({
  path: paths.profile,
  person,
  dark: true,
  faults: [{ call: 'getProfile', kind: 'html' }],
  shows,
  holds: 'Nirmala',
})
