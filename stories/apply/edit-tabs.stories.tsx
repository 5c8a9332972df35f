import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory, type ScreenStorySettings } from '../support/screen-story'

const meta: Meta = { title: 'Apply/Edit tabs' }
export default meta

/** A draft of the council with half its answers, opened from the list of applications. */
const page = {
  path: paths.editProfile,
  person: 'applicant@demo.urc',
  prepare: async ({ services }) => services.tab.setItem('editedApplication', '29'),
} satisfies Partial<ScreenStorySettings>

/** The heading stands already while the draft is loaded; the number of the application does not. */
const shows = /^Application 29_2026/

export const Default = screenStory({ ...page, shows })

export const Empty = screenStory({
  path: paths.editProfile,
  person: 'applicant@demo.urc',
  shows: 'No application is open for editing.',
})

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'getFormData', kind: 'hang' }],
  // The frame has a skeleton of its own until the page is there.
  play: async () => {
    await screen.findByRole('heading', { name: 'Edit application: Profile' })
  },
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'getFormData', kind: 'refused' }],
  shows: 'The council cannot do this now.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'getFormData', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const Uploads = screenStory({
  ...page,
  path: paths.editUploads,
  shows: /^The council has no files of this draft yet/,
})

export const LongText = screenStory({
  ...page,
  path: paths.editProject,
  scenario: 'long-texts',
  shows,
  holds: /Polytetrafluoroethylene/,
})

export const Phone = screenStory({ ...page, phone: true, shows })
