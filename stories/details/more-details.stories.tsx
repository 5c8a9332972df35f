import type { Meta } from '@storybook/react-vite'
import { getDetailsPath } from '@/paths'
import { STATUS, type StatusCode } from '@/domain/status/status'
import { readingStories, screenStory } from '../support/screen-story'
import { SINHALA, TAMIL } from '../support/texts'

const meta: Meta = { title: 'Details/More Details' }
export default meta

/** An application with decisions, three reviews, a grant, a report and a revised budget. */
const grantedPage = { path: getDetailsPath('8', 'one'), person: 'applicant@demo.urc' }

const makeSettings = (applicationId: string, status: StatusCode) => ({
  ...grantedPage,
  path: getDetailsPath(applicationId, 'one'),
  statuses: [status],
})

export const Default = screenStory({ ...grantedPage, statuses: [STATUS.granted], shows: 'The case so far' })

export const ForTheCouncil = screenStory({ ...grantedPage, person: 'admin@demo.urc', shows: 'The case so far' })

export const ByLink = screenStory({ path: getDetailsPath('8', 'two'), shows: 'The case so far' })

export const ForAVisitor = screenStory({ path: getDetailsPath('8', 'one'), shows: 'The case so far' })

export const Draft = screenStory({ ...makeSettings('29', STATUS.draft), shows: 'Draft saved' })

export const Submitted = screenStory({ ...makeSettings('32', STATUS.submitted), shows: 'The case so far' })

export const Waiting = screenStory({
  ...makeSettings('21', STATUS.shortlisted),
  shows: ['Your application is on the shortlist.', 'HOD: Pending', 'Dean: Approved'],
})

export const NotShortlisted = screenStory({
  ...makeSettings('2', STATUS.notShortlisted),
  person: 'applicant2@demo.urc',
  shows: 'The case so far',
})

export const InReview = screenStory({ ...makeSettings('18', STATUS.approved), shows: 'The case so far' })

export const Rejected = screenStory({ ...makeSettings('11', STATUS.notApproved), shows: 'HOD: Rejected' })

export const Denied = screenStory({
  ...makeSettings('10', STATUS.denied),
  person: 'applicant2@demo.urc',
  shows: 'The case so far',
})

export const Empty = screenStory({
  ...grantedPage,
  path: getDetailsPath('9999', 'one'),
  state: ['empty'],
  shows: 'Failed to fetch application details.',
})

const stories = readingStories(grantedPage, 'getDetails')
export const Loading = stories.Loading
export const Broken = stories.Broken

export const Refused = screenStory({
  ...grantedPage,
  faults: [{ call: 'getDetails', kind: 'refused' }],
  shows: ['Failed to fetch application details.', 'The council cannot do this now.'],
})

export const LongText = screenStory({
  ...grantedPage,
  scenario: 'long-texts',
  shows: [new RegExp(`^${SINHALA}`), new RegExp(`^${TAMIL}`)],
})

export const Phone = screenStory({ ...grantedPage, phone: true, shows: 'The case so far' })

export const Dark = screenStory({ ...grantedPage, dark: true, shows: 'The case so far' })

export const Print = screenStory({ ...grantedPage, print: true, shows: 'The case so far' })
