import type { Meta } from '@storybook/react-vite'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/The year' }
export default meta

/** The label of the first bar. */
const FIRST_BAR_LABEL = /^2026: \d+$/

const page = { path: paths.year, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: FIRST_BAR_LABEL })

export const AtTheDirectorsDesk = screenStory({ ...page, person: 'urc@demo.urc', shows: FIRST_BAR_LABEL })

export const EverythingRead = screenStory({
  ...page,
  stored: { [storedItems.decisionPlan('3')]: JSON.stringify({ envelopes: { 2026: '4,000,000', 2025: '8,000,000' } }) },
  play: async () => {
    await press(/^Read the granted amounts/)
    await press(/^Read the dates/)
  },
  shows: ['2026: LKR 2,250,000 of 4,000,000', '8 of 8 read.', '7 of 7 read.'],
})

export const Tables = screenStory({
  ...page,
  play: async () => {
    await press(/^Show the table.*Applications by status/)
    await press(/^Show the table.*Marks/)
  },
  shows: 'Outliers',
})

export const Empty = screenStory({
  ...page,
  scenario: 'empty',
  shows: [
    'There is no mark yet for an application of 2026.',
    'No application was granted.',
    'Nobody was asked about an application of 2026.',
  ],
})

export const Loading = screenStory({ ...page, faults: [{ call: 'listReviewers', kind: 'hang' }], shows: 'Loading...' })

export const AmountsOnTheWay = screenStory({
  ...page,
  faults: [{ call: 'getDetails', kind: 'hang' }],
  play: () => press(/^Read the granted amounts/),
  shows: /^Still counting: 0 of 8/,
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listReviewers', kind: 'refused' }],
  shows: /^This could not be read/,
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listApplications', kind: 'html' }],
  shows: /^This could not be read/,
})

export const LongText = screenStory({
  ...page,
  scenario: 'long-texts',
  play: () => press(/^Show the table.*Marks/),
  shows: LONG_TITLE,
})

export const Phone = screenStory({ ...page, phone: true, shows: FIRST_BAR_LABEL })

export const Dark = screenStory({ ...page, dark: true, shows: FIRST_BAR_LABEL })

export const OnPaper = screenStory({ ...page, print: true, shows: FIRST_BAR_LABEL })
