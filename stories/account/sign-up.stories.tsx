import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Sign Up' }
export default meta

export const Default = screenStory({ path: paths.signUp, shows: 'For applicants.' })

export const NothingFilledIn = screenStory({
  path: paths.signUp,
  play: () => press('Sign Up'),
  shows: ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password'].map((field) => `${field} is required`),
})

export const Phone = screenStory({ path: paths.signUp, shows: 'For applicants.', phone: true })

export const Refused = screenStory({
  path: paths.signUp,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('First Name'), 'Malini')
    await userEvent.type(screen.getByLabelText('Last Name'), 'Herath')
    await userEvent.type(screen.getByLabelText('Email'), 'applicant@demo.urc')
    await userEvent.type(screen.getByLabelText('Password'), 'quiet river lamp')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'quiet river lamp')
    await press('Sign Up')
  },
  state: ['sending refused'],
  shows: 'Email is already registered.',
})

export const Dark = screenStory({ path: paths.signUp, shows: 'For applicants.', dark: true })
