import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Order Applications' }
export default meta

const page = { path: paths.orderApplications, person: 'admin@demo.urc' }

const chooseStatus = (choice: string) => async () => {
  await press(/^Select Flowering times/)
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }))
}

export const Default = screenStory({ ...page, shows: /Flowering times/ })

const list = listStories(page, 'listApplicationsToShortlist')
export const Empty = list.Empty
export const Loading = list.Loading
export const Refused = list.Refused
export const Broken = list.Broken
export const LongText = list.LongText

export const RejectionWaits = screenStory({ ...page, play: chooseStatus('Reject'), shows: 'Not saved yet' })

export const TakenBack = screenStory({
  ...page,
  faults: [{ call: 'shortlistOrReject', kind: 'refused' }],
  play: async () => {
    await chooseStatus('Shortlist')()
    await press(/^Do it now/)
  },
  shows: 'Not saved. The council cannot do this now.',
})

export const RowOpened = screenStory({ ...page, path: `${page.path}?open=32`, shows: 'View PDF' })

export const Phone = screenStory({ ...page, phone: true, shows: /Flowering times/ })

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: /Flowering times/ })

export const Print = screenStory({ ...page, print: true, shows: /^Flowering times/ })
