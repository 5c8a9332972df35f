import type { Meta } from '@storybook/react-vite'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Dashboard' }
export default meta

export const Applicant = screenStory({ path: paths.dashboard, person: 'applicant@demo.urc', shows: 'Apply New Grant' })

export const Secretary = screenStory({ path: paths.dashboard, person: 'admin@demo.urc', shows: 'Request Report' })

export const Director = screenStory({ path: paths.dashboard, person: 'urc@demo.urc', shows: 'Progress Reports' })

export const Phone = screenStory({
  path: paths.dashboard,
  person: 'applicant@demo.urc',
  shows: 'Apply New Grant',
  phone: true,
})
