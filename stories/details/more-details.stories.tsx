import type { Meta } from '@storybook/react-vite'
import { detailsPath } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Details/More Details' }
export default meta

/** An application with everything in it: decisions, three reviews, a grant, a report and a revised budget. */
const granted = { path: detailsPath('8', 'one'), person: 'applicant@demo.urc' }

export const Default = screenStory({ ...granted, shows: 'The case so far' })

export const ForTheCouncil = screenStory({ ...granted, person: 'admin@demo.urc', shows: 'The case so far' })

export const ByLink = screenStory({ path: detailsPath('8', 'two'), shows: 'The case so far' })

export const Waiting = screenStory({ ...granted, path: detailsPath('21', 'one'), shows: 'HOD: Pending' })

export const Rejected = screenStory({ ...granted, path: detailsPath('11', 'one'), shows: 'HOD: Rejected' })

export const Draft = screenStory({ ...granted, path: detailsPath('29', 'one'), shows: 'Draft saved' })

export const Empty = screenStory({
  ...granted,
  path: detailsPath('9999', 'one'),
  shows: 'Failed to fetch application details.',
})

export const Loading = screenStory({
  ...granted,
  faults: [{ call: 'getDetails', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...granted,
  faults: [{ call: 'getDetails', kind: 'refused' }],
  shows: 'Failed to fetch application details.',
})

export const Broken = screenStory({
  ...granted,
  faults: [{ call: 'getDetails', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({ ...granted, scenario: 'long-texts', shows: /^A comparative longitudinal study/ })

export const Phone = screenStory({ ...granted, phone: true, shows: 'The case so far' })
