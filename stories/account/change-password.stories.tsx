import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Change Password' }
export default meta

const person = 'applicant@demo.urc'

const change: StoryObj['play'] = async () => {
  await userEvent.type(await screen.findByLabelText('Current Password'), 'wrong')
  await userEvent.type(screen.getByLabelText('New Password'), 'four words in a row')
  await press('Change Password')
}

export const Default = screenStory({ path: paths.changePassword, person, shows: 'New Password' })

export const Refused = screenStory({
  path: paths.changePassword,
  person,
  play: change,
  state: ['sending refused'],
  shows: 'Current password is incorrect.',
})

export const Phone = screenStory({ path: paths.changePassword, person, shows: 'New Password', phone: true })

export const Dark = screenStory({ path: paths.changePassword, person, shows: 'New Password', dark: true })
