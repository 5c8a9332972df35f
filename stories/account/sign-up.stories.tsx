import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Sign Up' }
export default meta

export const Default = screenStory({ path: paths.signUp, shows: 'Have an account already?' })

export const NothingFilledIn = screenStory({
  path: paths.signUp,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Sign Up' }))
  },
  shows: ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password'].map((field) => `${field} is required`),
})

export const Phone = screenStory({ path: paths.signUp, shows: 'Have an account already?', phone: true })

export const Refused = screenStory({
  path: paths.signUp,
  play: async () => {
    const page = within(document.body)
    await userEvent.type(await page.findByLabelText('First Name'), 'Malini')
    await userEvent.type(page.getByLabelText('Last Name'), 'Herath')
    await userEvent.type(page.getByLabelText('Email'), 'applicant@demo.urc')
    await userEvent.type(page.getByLabelText('Password'), 'quiet river lamp')
    await userEvent.type(page.getByLabelText('Confirm Password'), 'quiet river lamp')
    await userEvent.click(page.getByRole('button', { name: 'Sign Up' }))
  },
  state: ['sending refused'],
  shows: 'Email is already registered.',
})

export const Dark = screenStory({ path: paths.signUp, shows: 'Have an account already?', dark: true })
