import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Request Approval' }
export default meta

const page = { path: paths.requestApproval, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: ['Status: Pending', 'Approve', 'Reject', 'Not Decided'] })

const list = listStories(page, 'listApprovals')
export const Empty = list.Empty
export const Loading = list.Loading
export const Refused = list.Refused
export const Broken = list.Broken
export const LongText = list.LongText

export const Composer = screenStory({
  ...page,
  play: () => press(/^Send Email/),
  shows: 'Open in mail client',
})

const openDialogForAll = (action: 'Send e-mails' | 'Remind') => async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(await screen.findByRole('button', { name: `${action}…` }))
  await screen.findByRole('dialog', { name: action })
}

/** No e-mail can be sent while every address is missing. */
export const SeveralWithoutAddresses = screenStory({
  ...page,
  play: openDialogForAll('Send e-mails'),
  shows: ['No name, no address', /^No ticked e-mail is complete/],
})

export const Reminders = screenStory({ ...page, play: openDialogForAll('Remind'), shows: /^HOD: 1 of 1$/ })

export const Phone = screenStory({ ...page, phone: true, shows: 'Status: Pending' })

export const NotMailed = screenStory({
  ...page,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: async () => {
    await press(/^Send Email/)
    await userEvent.type(await screen.findByLabelText('Name'), 'Prof. Sunil Jayasinghe')
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'sunil@samanala.example')
    await press('Send')
    await press(/^Do it now/)
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Status: Pending' })

export const Print = screenStory({ ...page, print: true, shows: 'Status: Pending' })
