import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { STATUS, STATUS_CODES } from '@/domain/status/status'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/View Applications' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.viewApplications, person: 'admin@demo.urc' }

export const Default = screenStory({
  ...page,
  statuses: STATUS_CODES.filter((code) => code !== STATUS.draft),
  shows: [/Tank cascades/, '20_2026', '18 Feb 2026'],
})

/** The director's page loads the other list first; both lists together have the same content. */
export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.viewApplications,
  person: 'urc@demo.urc',
  shows: /Epiphytic orchids/,
})

const list = listStories(page, 'listApplications', 'listApplicationsToShortlist')
export const Empty = list.Empty
export const Loading = list.Loading
export const Refused = list.Refused
export const Broken = list.Broken
export const LongText = list.LongText

/** The host has one word for granted and denied applications, and fails to send the list that distinguishes them. */
export const WordsAlone = screenStory({
  ...page,
  habits: { statusInWords: true },
  faults: [{ call: 'listApprovedApplications', kind: 'refused' }],
  shows: ['This list is not complete.', /which were denied could not be loaded/],
})

export const Deleting = screenStory({
  ...page,
  play: () => press(/^Delete Flowering times/),
  shows: [
    'Are you sure you want to delete this application?',
    '32_2026',
    /answers and documents/,
    'It cannot be undone.',
  ],
})

export const Phone = screenStory({ ...page, phone: true, shows: /Tank cascades/ })

export const DeletingRefused = screenStory({
  ...page,
  faults: [{ call: 'deleteApplication', kind: 'refused' }],
  play: async () => {
    await press(/^Delete Flowering times/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  },
  shows: 'Failed to delete application: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows: /Tank cascades/ })

export const Print = screenStory({ ...page, print: true, shows: /^Tank cascades/ })
