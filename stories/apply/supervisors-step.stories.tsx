import type { Meta } from '@storybook/react-vite'
import { paths } from '@/app/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { longForm } from './long-form'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Apply/Investigator and supervisors' }
export default meta

const page = { path: paths.applySupervisors, person: 'applicant@demo.urc' }

export const Default = screenStory({
  ...page,
  stored: storedDraft(),
  shows: 'Apply New Grant: Investigator/Supervisors',
})

export const Empty = screenStory({ ...page, shows: 'Everything you enter is saved on this device.' })

export const Loading = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'hang' }],
  shows: 'Checking the dates',
})

export const Refused = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'refused' }],
  shows: /You can submit once the dates have been checked/,
})

export const Broken = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'html' }],
  shows: /You can submit once the dates have been checked/,
})

export const LongText = screenStory({
  ...page,
  stored: storedDraft({ form: longForm }),
  shows: 'Apply New Grant: Investigator/Supervisors',
})

export const Phone = screenStory({
  ...page,
  stored: storedDraft(),
  phone: true,
  shows: 'Apply New Grant: Investigator/Supervisors',
})
