import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Dossiers and board packs' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.viewApplications, person: 'admin@demo.urc' }

async function bindOne() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Peat swamps/ }))
  await press('Board pack')
}

const hanging = [{ call: 'downloadApplicationPdf', kind: 'hang' }] as const

/** A worker creates it, so that the page stays usable and can be left. */
export const Making = screenStory({
  ...page,
  faults: hanging,
  play: bindOne,
  shows: ['Board pack of 1 application', /^1 of \d+: 18_2026, Application$/],
})

export const Ready = screenStory({ ...page, play: bindOne, shows: [/is ready/, /^These documents could not be bound/] })

export const MakingOnAPhone = screenStory({
  ...page,
  phone: true,
  faults: hanging,
  play: bindOne,
  shows: /^1 of \d+: 18_2026, Application$/,
})

export const MakingInTheDark = screenStory({
  ...page,
  dark: true,
  faults: hanging,
  play: bindOne,
  shows: /^1 of \d+: 18_2026, Application$/,
})
