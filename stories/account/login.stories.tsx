import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Login' }
export default meta

const logIn =
  (password: string): StoryObj['play'] =>
  async () => {
    const page = within(document.body)
    await userEvent.type(await page.findByLabelText('Email'), 'applicant@demo.urc')
    if (password) await userEvent.type(page.getByLabelText('Password'), password)
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
  }

export const Default = screenStory({ path: paths.login, shows: 'No account yet?' })

export const MissingPassword = screenStory({ path: paths.login, play: logIn(''), shows: 'Password is required' })

export const Refused = screenStory({
  path: paths.login,
  play: logIn('wrong'),
  state: ['sending refused'],
  shows: 'Incorrect email or password',
})

export const Broken = screenStory({
  path: paths.login,
  play: logIn('demo1234'),
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
