import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Sign Up' }
export default meta

export const Default = screenStory({ path: paths.signUp, shows: 'Have an account already?' })

export const NothingFilledIn = screenStory({
  path: paths.signUp,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Sign Up' }))
  },
  shows: 'First Name is required',
})

export const Phone = screenStory({ path: paths.signUp, shows: 'Have an account already?', phone: true })
