import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/New Account' }
export default meta

const page = { path: paths.newAccount, person: 'admin@demo.urc' }

const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Create Account' }))

async function fillIn(name = 'Malini') {
  await userEvent.type(await screen.findByLabelText('First Name'), name)
  await userEvent.type(screen.getByLabelText('Last Name'), 'Herath')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'urc')
  await userEvent.type(screen.getByLabelText('Email'), 'malini@samanala.example')
  await userEvent.type(screen.getByLabelText('Password'), 'quiet river lamp')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'quiet river lamp')
}

async function fillInAndCreate() {
  await fillIn()
  await create()
}

/** The page loads nothing: it is empty from the start. */
export const Default = screenStory({ ...page, shows: 'Select Role' })

export const Empty = screenStory({ ...page, play: create, shows: 'There is a problem' })

/** The button says that it is busy. */
export const Loading = screenStory({
  ...page,
  faults: [{ call: 'createAccount', kind: 'hang' }],
  play: fillInAndCreate,
  shows: 'Creating...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'createAccount', kind: 'refused' }],
  play: fillInAndCreate,
  shows: 'The council cannot do this now.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'createAccount', kind: 'html' }],
  play: fillInAndCreate,
  shows: /^There was an error submitting the form\. Please try again\./,
})

const LONG_NAME = 'Warnakulasuriya Mudiyanselage Sri Chandrarathna Bandaranayake'

export const LongText = screenStory({
  ...page,
  play: () => fillIn(LONG_NAME),
  shows: 'Create Account',
  holds: LONG_NAME,
})

export const Created = screenStory({ ...page, play: fillInAndCreate, shows: 'Account created successfully.' })

export const Phone = screenStory({ ...page, phone: true, shows: 'Select Role' })

/** The director opens the same page. */
export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Select Role' })
