import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Login' }
export default meta

const page = () => within(document.body)

const press = async () => userEvent.click(await page().findByRole('button', { name: 'Login' }))

const logIn: StoryObj['play'] = async () => {
  await userEvent.type(await page().findByLabelText('Email'), 'applicant@demo.urc')
  await userEvent.type(page().getByLabelText('Password'), 'wrong')
  await press()
}

export const Default = screenStory({ path: paths.login, shows: 'No account yet?' })

export const NothingFilledIn = screenStory({
  path: paths.login,
  play: press,
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

export const Phone = screenStory({ path: paths.login, shows: 'No account yet?', phone: true })

export const SignedInAlready = screenStory({
  path: paths.login,
  person: 'admin@demo.urc',
  shows: /To use another account, log out first\./,
})

export const Dark = screenStory({ path: paths.login, shows: 'No account yet?', dark: true })
