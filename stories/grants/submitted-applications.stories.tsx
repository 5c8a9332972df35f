import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import { STATUS } from '@/domain/status/status'
import type { ApplicationSeed } from '@mocks/seed/application-seed'
import { kavindu, nirmala } from '@mocks/seed/people'
import { NAMED_APPLICATIONS } from '@mocks/seed/scenarios'
import { press } from '../support/press'
import { readingStories, screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Grants/Submitted Grants' }
export default meta

const findStatuses = (applicant: ApplicationSeed['owner']) => [
  ...new Set(NAMED_APPLICATIONS.filter(({ owner }) => owner === applicant).map(({ status }) => status)),
]

const page = { path: paths.submittedApplications, person: 'applicant@demo.urc' }

export const Default = screenStory({
  ...page,
  statuses: findStatuses(nirmala),
  shows: [
    '7_2026',
    /Invasive grasses/,
    'Sign and upload the agreement within one week.',
    'With: Your Head of Department and Dean.',
  ],
})

export const ChangedSinceTheLastVisit = screenStory({
  ...page,
  stored: {
    [storedItems.lastSeen('1')]: JSON.stringify({
      at: '2026-11-01T03:30:00.000Z',
      seen: { 21: { status: STATUS.submitted, hasAgreement: false } },
    }),
  },
  shows: 'Changed since 1 Nov 2026, 09:00',
})

export const Empty = screenStory({
  ...page,
  person: 'newcomer@demo.urc',
  shows: ['No submitted grants found.', 'Apply New Grant'],
})

const stories = readingStories(page, 'listSubmittedApplications')
export const Loading = stories.Loading
export const Refused = stories.Refused
export const Broken = stories.Broken

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const Phone = screenStory({ ...page, phone: true, shows: /Invasive grasses/ })

export const UploadOfSignedAgreement = screenStory({
  ...page,
  play: () => press(/^Upload agreement for Invasive grasses/),
  shows: 'Upload the signed agreement',
})

/** Covers the statuses that no application of the first applicant has. */
export const OfAnother = screenStory({
  ...page,
  person: 'applicant2@demo.urc',
  statuses: findStatuses(kavindu),
  shows: /Vaccine confidence/,
})

export const DeletingRefused = screenStory({
  ...page,
  faults: [{ call: 'deleteApplication', kind: 'refused' }],
  play: async () => {
    await press(/^Delete Mangrove restoration/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  },
  shows: 'Failed to delete application: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, dark: true, shows: /Invasive grasses/ })

export const Print = screenStory({ ...page, print: true, shows: /Invasive grasses/ })
