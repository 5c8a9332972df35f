import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import { STATUS } from '@/domain/status/status'
import { press } from '../support/press'
import { readingStories, screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Approved Applications' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.approvedApplications, person: 'admin@demo.urc' }

async function openStatusDialog(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Select status of ${title}`) }))
}

export const Default = screenStory({
  ...page,
  statuses: [STATUS.shortlisted, STATUS.approved, STATUS.granted, STATUS.denied],
  shows: [/Soil carbon/, '81 · 0 · A minus, with reservations about sampling', 'Not Rated', 'Not Decided'],
})

export const AtTheDirectorsDesk = screenStory({
  path: COUNCIL_PAGES.urc.approvedApplications,
  person: 'urc@demo.urc',
  shows: /Soil carbon/,
})

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No submitted grants found.' })

const reads = readingStories(page, 'listApprovedApplications')
export const Loading = reads.Loading
export const Refused = reads.Refused
export const Broken = reads.Broken

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const SelectStatus = screenStory({
  ...page,
  play: async () => {
    await openStatusDialog('Heat stress')
    await userEvent.click(await screen.findByText('The rejection e-mail'))
  },
  shows: ['Application Rejection Notification', 'HOD and Dean have not both approved this application yet.'],
})

/** Implausible details cause a warning but are accepted. */
export const GrantWarnings = screenStory({
  ...page,
  play: async () => {
    await openStatusDialog('Soil carbon')
    await press('Granted')
    await userEvent.type(await screen.findByLabelText('Start Date'), '2006-01-01')
    await userEvent.type(screen.getByLabelText('Period'), 'forever')
    await userEvent.type(screen.getByLabelText('Approved Amount (LKR)'), '0')
    await press('Save')
  },
  shows: 'Check this before you grant.',
})

export const UploadOfAwardLetter = screenStory({
  ...page,
  play: () => press(/^Upload award letter for Tank/),
  shows: 'PDF or Word. The applicant can download it. Photos of the pages work too.',
})

export const Board = screenStory({
  path: `${COUNCIL_PAGES.urc.approvedApplications}?view=board`,
  person: 'urc@demo.urc',
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Annual budget (LKR)'), '3,850,000')
    await userEvent.type(await screen.findByLabelText(/^Planned amount in LKR, Peat/), '1,000,000')
    await userEvent.type(await screen.findByLabelText(/^Planned amount in LKR, Soil/), '700,000')
  },
  shows: ['in 1 grant', '3,250,000', 'LKR 100,000 more than there is'],
})

export const BoardOnPhone = screenStory({
  path: `${COUNCIL_PAGES.urc.approvedApplications}?view=board`,
  person: 'urc@demo.urc',
  phone: true,
  shows: 'in 1 grant',
})

export const Phone = screenStory({ ...page, phone: true, shows: /Soil carbon/ })

export const Dark = screenStory({ ...page, dark: true, shows: /Soil carbon/ })

export const Print = screenStory({ ...page, print: true, shows: /^Soil carbon/ })
