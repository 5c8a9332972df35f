import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Progress Reports' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.requestReport, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: [/^View/, /^Not Available/] })

export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.requestReport,
  person: 'urc@demo.urc',
  shows: /^Not Available/,
})

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listProgressReports', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listProgressReports', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listProgressReports', kind: 'html' }],
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

export const Phone = screenStory({ ...page, phone: true, shows: /^Not Available/ })

export const NotMailed = screenStory({
  ...page,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Send Email/ })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Do it now/ }))
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows: /^Not Available/ })

export const Print = screenStory({ ...page, print: true, shows: /^Tank cascades/ })
