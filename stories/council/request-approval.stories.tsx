import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Request Approval' }
export default meta

const page = { path: paths.requestApproval, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: ['Status: Pending', 'Approve', 'Reject', 'Not Decided'] })

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listApprovals', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listApprovals', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listApprovals', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const Composer = screenStory({
  ...page,
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Send Email/ })
    if (first) await userEvent.click(first)
  },
  shows: 'Open in mail client',
})

const chooseAllFor = (action: 'Send e-mails' | 'Remind') => async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(await screen.findByRole('button', { name: `${action}…` }))
  await screen.findByRole('dialog', { name: action })
}

/** An HOD or Dean entered once applies to all applications. No e-mail is sent if every address is missing. */
export const SeveralWithoutAddresses = screenStory({
  ...page,
  play: async () => {
    await chooseAllFor('Send e-mails')()
    await userEvent.click(screen.getByRole('button', { name: /^Send \d+ e-mails?$/ }))
  },
  shows: [/^Use for all/, /^None of them can go out yet/],
})

export const Reminders = screenStory({ ...page, play: chooseAllFor('Remind'), shows: /^HOD: 1 of 1$/ })

export const Phone = screenStory({ ...page, phone: true, shows: 'Status: Pending' })

export const NotMailed = screenStory({
  ...page,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Send Email/ })
    if (first) await userEvent.click(first)
    await userEvent.type(await screen.findByLabelText('Name'), 'Prof. Sunil Jayasinghe')
    await userEvent.type(screen.getByLabelText('Email'), 'sunil@samanala.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Do it now/ }))
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Status: Pending' })

export const Print = screenStory({ ...page, print: true, shows: 'Status: Pending' })
