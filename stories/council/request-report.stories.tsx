import type { Meta } from '@storybook/react-vite'
import { COUNCIL_PAGES } from '@/council-pages'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Progress Reports' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.requestReport, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: [/^View/, /^Not Available/] })

export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.requestReport,
  person: 'urc@demo.urc',
  shows: /^Not Available/,
})

const list = listStories(page, 'listProgressReports')
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

export const Phone = screenStory({ ...page, phone: true, shows: /^Not Available/ })

export const NotMailed = screenStory({
  ...page,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: async () => {
    await press(/^Send Email/)
    await press('Send')
    await press(/^Do it now/)
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows: /^Not Available/ })

export const Print = screenStory({ ...page, print: true, shows: /^Tank cascades/ })
