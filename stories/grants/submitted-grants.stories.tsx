import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Grants/Submitted Grants' }
export default meta

const page = { path: paths.submittedGrants, person: 'applicant@demo.urc' }

export const Default = screenStory({ ...page, shows: /Invasive grasses/ })

export const Empty = screenStory({ ...page, person: 'newcomer@demo.urc', shows: 'No submitted grants found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listSubmittedGrants', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listSubmittedGrants', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listSubmittedGrants', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: /Polytetrafluoroethylene/ })

export const Phone = screenStory({ ...page, phone: true, shows: /Invasive grasses/ })

export const UploadOfSignedAgreement = screenStory({
  ...page,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Upload agreement for Invasive grasses/ }))
  },
  shows: 'Upload the signed agreement',
})

export const Deleting = screenStory({
  ...page,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete Mangrove restoration/ }))
  },
  shows: 'Are you sure you want to delete this application?',
})
