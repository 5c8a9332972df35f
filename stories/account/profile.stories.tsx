import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Profile' }
export default meta

const person = 'applicant@demo.urc'

export const Default = screenStory({ path: paths.profile, person, shows: 'Profile Information' })

export const Editing = screenStory({
  path: paths.profile,
  person,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Edit Profile' }))
  },
  shows: 'Save Changes',
})

export const LongText = screenStory({
  path: paths.profile,
  person,
  scenario: 'long-texts',
  shows: 'Profile Information',
})

export const Phone = screenStory({ path: paths.profile, person, shows: 'Profile Information', phone: true })
