import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/New Account' }
export default meta

const page = { path: paths.newAccount, person: 'admin@demo.urc' }

/** Enters the text in one event, like a password manager. */
async function paste(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}

async function fillForm(name = 'Malini') {
  await paste('First Name', name)
  await paste('Last Name', 'Herath')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'urc')
  await paste('Email', 'malini@samanala.example')
  await paste('Password', 'quiet river lamp')
  await paste('Confirm Password', 'quiet river lamp')
}

async function createAccount() {
  await fillForm()
  await press('Create Account')
}

/** The page loads no data, so its initial state is empty. */
export const Default = screenStory({ ...page, shows: 'Select Role' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'createAccount', kind: 'hang' }],
  play: createAccount,
  shows: 'Creating...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'createAccount', kind: 'refused' }],
  play: createAccount,
  shows: 'The council cannot do this now.',
})

const LONG_NAME = 'Warnakulasuriya Mudiyanselage Sri Chandrarathna Bandaranayake'

export const LongText = screenStory({
  ...page,
  play: () => fillForm(LONG_NAME),
  shows: 'Create Account',
  holds: LONG_NAME,
})

export const Phone = screenStory({ ...page, phone: true, shows: 'Select Role' })

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Select Role' })
