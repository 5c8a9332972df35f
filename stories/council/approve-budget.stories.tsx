import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { press } from '../support/press'
import { screenStory, waitForPage } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Approve Budget' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.approveBudget, person: 'admin@demo.urc' }

export const Default = screenStory({
  ...page,
  shows: [/Pollination of wild cinnamon/, '8_2026', '12 Nov 2026, 15:20', /^View/, /^Not Available/],
})

export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.approveBudget,
  person: 'urc@demo.urc',
  shows: /Pollination of wild cinnamon/,
})

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications available' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listBudgets', kind: 'hang' }],
  play: waitForPage,
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listBudgets', kind: 'refused' }],
  shows: 'Error fetching applications',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listBudgets', kind: 'html' }],
  shows: 'Error fetching applications',
})

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const Phone = screenStory({ ...page, phone: true, shows: /Pollination of wild cinnamon/ })

export const SavingRefused = screenStory({
  ...page,
  faults: [{ call: 'decideBudget', kind: 'refused' }],
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText(/^Decision, Pollination/), 'Approved')
    await press(/^Save decision, Pollination/)
    await press(/^Do it now/)
  },
  shows: ['Failed to save decision', 'The council cannot do this now.'],
})

export const Dark = screenStory({ ...page, dark: true, shows: /Pollination of wild cinnamon/ })

export const Print = screenStory({ ...page, print: true, shows: /Pollination of wild cinnamon/ })
