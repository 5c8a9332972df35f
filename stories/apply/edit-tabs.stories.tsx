import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { screenStory, waitForPage, type ScreenStorySettings } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Apply/Edit tabs' }
export default meta

/** A half-filled draft stored by the host, opened from the list of applications. */
const page = {
  path: paths.editProfile,
  person: 'applicant@demo.urc',
  prepare: async ({ services }) => services.tab.setItem('editedApplication', '29'),
} satisfies Partial<ScreenStorySettings>

/** Returns what an earlier visit has left of a draft of the council. */
const storedFor = (applicationId: string) =>
  Object.fromEntries(Object.entries(storedDraft()).map(([key, text]) => [`${key}:${applicationId}`, text]))

/** The heading is rendered while the draft is loading, but without the application number. */
const shows = /^Draft 29_2026/

export const Default = screenStory({ ...page, shows })

export const Empty = screenStory({
  path: paths.editProfile,
  person: 'applicant@demo.urc',
  scenario: 'empty',
  shows: 'No application is open for editing.',
})

export const Choice = screenStory({
  path: paths.editProject,
  person: 'applicant@demo.urc',
  stored: storedDraft(),
  shows: ['Choose a draft', /^On this device, last saved /, /^29_2026, first saved /],
})

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'getFormData', kind: 'hang' }],
  play: waitForPage,
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
  shows: 'The council has no files of this draft yet. Choose them here.',
})

export const LongText = screenStory({
  ...page,
  path: paths.editProject,
  scenario: 'long-texts',
  shows,
  holds: LONG_TITLE,
})

export const Phone = screenStory({ ...page, phone: true, shows })

export const Project = screenStory({ ...page, path: paths.editProject, shows, holds: /^Mangrove restoration/ })

export const Supervisors = screenStory({ ...page, path: paths.editSupervisors, shows })

export const Reviewers = screenStory({ ...page, path: paths.editReviewers, shows })

export const SaveRefused = screenStory({
  ...page,
  faults: [{ call: 'saveForm', kind: 'refused' }],
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Save draft with the council' })),
  shows: 'The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows })

export const Submitted = screenStory({
  ...page,
  prepare: async ({ services }) => services.tab.setItem('editedApplication', '32'),
  shows: /^Application 32_2026 cannot be edited/,
})

/** A draft of this device that the council does not have. */
export const Gone = screenStory({
  ...page,
  stored: storedFor('99'),
  prepare: async ({ services }) => services.tab.setItem('editedApplication', '99'),
  shows: 'The council no longer has this draft. Your answers are here.',
})

/** Changed on two devices, by an earlier version of the portal that did not store what it started from. */
const inConflict = {
  ...page,
  path: paths.editProject,
  stored: storedFor('29'),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Compare and choose' })),
  shows: 'Choose what to keep. Nothing is sent before you save or submit it.',
} satisfies Partial<ScreenStorySettings>

export const Conflict = screenStory(inConflict)

export const ConflictOnPhone = screenStory({ ...inConflict, phone: true })

export const Unchecked = screenStory({
  ...page,
  faults: [{ call: 'listSubmittedApplications', kind: 'http-500' }],
  shows: 'This draft could not be compared with the council’s.',
})
