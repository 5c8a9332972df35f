import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS } from '@/domain/status/status'
import { press } from '../support/press'
import { readingStories, screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Decide' }
export default meta

const getDecidePath = (applicationId: string) => `${COUNCIL_PAGES.urc.approvedApplications}/${applicationId}?view=board`

const page = { path: getDecidePath('19'), person: 'urc@demo.urc' }

const PLAN = { [storedItems.decisionPlan('4')]: '{"envelopes":{"2026":"5,000,000"},"amounts":{"19":"1,500,000"}}' }

export const Default = screenStory({
  ...page,
  statuses: [STATUS.approved],
  shows: [
    /^Page 1 of/,
    /^Soil carbon under home gardens/,
    'Dilshan Wickramage',
    '81',
    'A minus, with reservations about sampling',
    '40.5',
    /spread 81, 1 mark left out of it/,
  ],
})

export const AtTheSecretarysDesk = screenStory({
  path: `${COUNCIL_PAGES.Admin.approvedApplications}/19`,
  person: 'admin@demo.urc',
  shows: 'Decide 19_2026',
})

export const PlannedAmount = screenStory({
  ...page,
  stored: PLAN,
  play: async () => {
    await press('Add up 1 grant')
  },
  shows: 'LKR 2,750,000',
  holds: '1500000',
})

/** Marks and approvals are missing, so the mean is provisional. */
export const Provisional = screenStory({
  ...page,
  path: getDecidePath('18'),
  shows: `provisional, ${REVIEWERS.length - 1} marks missing`,
})

/** The list contains an earlier grant of the applicant. */
export const NotApproved = screenStory({
  ...page,
  path: getDecidePath('21'),
  statuses: [STATUS.shortlisted],
  shows: [
    'HOD and Dean have not both approved this application yet.',
    /^Pollination of wild cinnamon/,
    /^Only shortlisted applications/,
  ],
})

/** Implausible details cause a warning but are accepted. */
export const GrantWarnings = screenStory({
  ...page,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Start Date'), '2006-01-01')
    await userEvent.type(screen.getByLabelText('Period'), 'forever')
    await userEvent.type(screen.getByLabelText('Approved Amount (LKR)'), '0')
    await userEvent.click(screen.getByText('The rejection e-mail'))
    await press('Granted')
  },
  shows: ['Check this before you grant.', 'Application Rejection Notification'],
})

export const SendingRefused = screenStory({
  ...page,
  faults: [
    { call: 'grantOrDeny', kind: 'refused', times: 1 },
    { call: 'sendEmail', kind: 'refused', times: 1 },
  ],
  play: async () => {
    await press('Deny')
    await press(/^Do it now/)
    await screen.findByText('An error occurred. Please try again.')
    await press('Deny')
    await press(/^Do it now/)
  },
  shows: 'Denied, but the e-mail did not go out.',
})

/** Another person decides while the details are being typed. */
export const DecidedMeanwhile = screenStory({
  ...page,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Period'), '2 Years')
  },
  afterPlay: async ({ mock, services }) => {
    ;(await mock.store()).applications.update(19, { status: STATUS.denied })
    await services.queries.invalidateQueries()
  },
  shows: 'This application was decided meanwhile: Deny.',
})

export const Granted = screenStory({
  ...page,
  path: getDecidePath('20'),
  statuses: [STATUS.granted],
  shows: ['LKR 2,250,000', /The list does not say who decided it, or when\.$/],
})

export const Denied = screenStory({
  ...page,
  path: getDecidePath('10'),
  statuses: [STATUS.denied],
  shows: 'Decide 10_2026',
})

/** The decision waits in the queue, paused so that the story stays stable. */
export const NothingLeft = screenStory({
  ...page,
  path: `${COUNCIL_PAGES.urc.approvedApplications}/19?needs=decide`,
  play: async () => {
    await press('Deny')
    await press(/^Pause/)
  },
  shows: ['Your decision is waiting to go out.', /^is paused at \d s$/, 'Nothing is left to decide here.'],
})

export const Empty = screenStory({
  ...page,
  scenario: 'empty',
  shows: 'This application is not among those to decide.',
})

const reads = readingStories(page, 'listApprovedApplications')
export const Loading = reads.Loading
export const Refused = reads.Refused
export const Broken = reads.Broken

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const Phone = screenStory({ ...page, phone: true, shows: 'View PDF' })

export const Dark = screenStory({ ...page, dark: true, shows: /^Page 1 of/ })
