import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Login' }
export default meta

const logIn: StoryObj['play'] = async () => {
  await userEvent.type(await screen.findByLabelText('Email'), 'applicant@demo.urc')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await press('Login')
}

export const Default = screenStory({ path: paths.login, shows: 'Forgot password?' })

export const NothingFilledIn = screenStory({
  path: paths.login,
  play: () => press('Login'),
  shows: ['Email is required', 'Password is required'],
})

export const Refused = screenStory({
  path: paths.login,
  play: logIn,
  state: ['sending refused'],
  shows: 'Incorrect email or password',
  holds: 'applicant@demo.urc',
})

export const Broken = screenStory({
  path: paths.login,
  play: logIn,
  faults: [{ call: 'logIn', kind: 'network' }],
  shows: 'There was an error submitting the form. Please try again.',
})

export const Phone = screenStory({ path: paths.login, shows: 'Forgot password?', phone: true })

export const SignedInAlready = screenStory({
  path: paths.login,
  person: 'admin@demo.urc',
  shows: /To use another account, log out first\./,
})

export const Dark = screenStory({ path: paths.login, shows: 'Forgot password?', dark: true })
