import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Order Applications' }
export default meta

const page = { path: paths.orderApplications, person: 'admin@demo.urc' }

const choose = (choice: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Select Flowering times/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }))
}

export const Default = screenStory({ ...page, shows: /Flowering times/ })

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listApplicationsToShortlist', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listApplicationsToShortlist', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listApplicationsToShortlist', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const RejectionWaits = screenStory({ ...page, play: choose('Reject'), shows: 'Not saved yet' })

export const TakenBack = screenStory({
  ...page,
  faults: [{ call: 'shortlistOrReject', kind: 'refused' }],
  play: choose('Shortlist'),
  shows: 'Not saved. The council cannot do this now.',
})

export const RowOpened = screenStory({ ...page, path: `${page.path}?open=32`, shows: 'View PDF' })

export const Phone = screenStory({ ...page, phone: true, shows: /Flowering times/ })

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: /Flowering times/ })

export const Print = screenStory({ ...page, print: true, shows: /^Flowering times/ })
