import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { promptsBeforeClosing } from '@tests/support/prompts-before-closing'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Dossiers and board packs' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.viewApplications, person: 'admin@demo.urc' }

const selectAndPress = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Peat swamps/ }))
  await press(name)
}

const makeBoardPack = selectAndPress('Board pack')
const makeZip = selectAndPress('All originals as ZIP')

const HANGING_DOWNLOAD = [{ call: 'downloadApplicationPdf', kind: 'hang' }] as const

/** A worker creates it, so that the page stays usable. The browser asks before the page is closed. */
export const Making = screenStory({
  ...page,
  faults: HANGING_DOWNLOAD,
  play: async () => {
    await makeBoardPack()
    await waitFor(() => expect(promptsBeforeClosing()).toBe(true))
  },
  shows: ['Board pack of 1 application', /^1 of \d+: 18_2026, Application$/],
})

export const Ready = screenStory({ ...page, play: makeBoardPack, shows: [/is ready/, 'All originals as ZIP'] })

export const Incomplete = screenStory({
  ...page,
  faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  play: makeBoardPack,
  shows: [/is ready/, /^These documents could not be bound/],
})

/** The documents unchanged, with a list of the missing ones. */
export const Originals = screenStory({
  ...page,
  play: makeZip,
  shows: ['ZIP with all originals of 1 application', /Saved as Originals-2026-11-20\.zip\./],
})

export const OriginalsIncomplete = screenStory({
  ...page,
  phone: true,
  faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  play: makeZip,
  shows: [/is ready/, /^These documents could not be packed/],
})

export const MakingOnAPhone = screenStory({
  ...page,
  phone: true,
  faults: HANGING_DOWNLOAD,
  play: makeBoardPack,
  shows: /^1 of \d+: 18_2026, Application$/,
})

export const MakingInTheDark = screenStory({
  ...page,
  dark: true,
  faults: HANGING_DOWNLOAD,
  play: makeBoardPack,
  shows: /^1 of \d+: 18_2026, Application$/,
})
