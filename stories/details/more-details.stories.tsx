import type { Meta } from '@storybook/react-vite'
import { getDetailsPath } from '@/paths'
import { STATUS, type StatusCode } from '@/domain/status/status'
import { readingStories, screenStory } from '../support/screen-story'
import { SINHALA, TAMIL } from '../support/texts'

const meta: Meta = { title: 'Details/More Details' }
export default meta

/** An application with decisions, three reviews, a grant, a report and a revised budget. */
const granted = { path: getDetailsPath('8', 'one'), person: 'applicant@demo.urc' }

const at = (applicationId: string, status: StatusCode) => ({
  ...granted,
  path: getDetailsPath(applicationId, 'one'),
  statuses: [status],
})

export const Default = screenStory({ ...granted, statuses: [STATUS.granted], shows: 'The case so far' })

export const ForTheCouncil = screenStory({ ...granted, person: 'admin@demo.urc', shows: 'The case so far' })

export const ByLink = screenStory({ path: getDetailsPath('8', 'two'), shows: 'The case so far' })

export const ForAVisitor = screenStory({ path: getDetailsPath('8', 'one'), shows: 'The case so far' })

export const Draft = screenStory({ ...at('29', STATUS.draft), shows: 'Draft saved' })

export const Submitted = screenStory({ ...at('32', STATUS.submitted), shows: 'The case so far' })

export const Waiting = screenStory({
  ...at('21', STATUS.shortlisted),
  shows: ['Your application is on the shortlist.', 'HOD: Pending', 'Dean: Approved'],
})

export const NotShortlisted = screenStory({
  ...at('2', STATUS.notShortlisted),
  person: 'applicant2@demo.urc',
  shows: 'The case so far',
})

export const InReview = screenStory({ ...at('18', STATUS.approved), shows: 'The case so far' })

export const Rejected = screenStory({ ...at('11', STATUS.notApproved), shows: 'HOD: Rejected' })

export const Denied = screenStory({
  ...at('10', STATUS.denied),
  person: 'applicant2@demo.urc',
  shows: 'The case so far',
})

export const Empty = screenStory({
  ...granted,
  path: getDetailsPath('9999', 'one'),
  state: ['empty'],
  shows: 'Failed to fetch application details.',
})

const reads = readingStories(granted, 'getDetails')
export const Loading = reads.Loading
export const Broken = reads.Broken

export const Refused = screenStory({
  ...granted,
  faults: [{ call: 'getDetails', kind: 'refused' }],
  shows: ['Failed to fetch application details.', 'The council cannot do this now.'],
})

export const LongText = screenStory({
  ...granted,
  scenario: 'long-texts',
  shows: [new RegExp(`^${SINHALA}`), new RegExp(`^${TAMIL}`)],
})

export const Phone = screenStory({ ...granted, phone: true, shows: 'The case so far' })

export const Dark = screenStory({ ...granted, dark: true, shows: 'The case so far' })

export const Print = screenStory({ ...granted, print: true, shows: 'The case so far' })
