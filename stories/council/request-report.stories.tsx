import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Progress Reports' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.requestReport, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: /^Not Available/ })

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

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: /Polytetrafluoroethylene/ })

export const Composer = screenStory({
  ...page,
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Send Email/ })
    if (first) await userEvent.click(first)
  },
  shows: 'Open in mail client',
})

export const Phone = screenStory({ ...page, phone: true, shows: /^Not Available/ })
