import type { Meta } from '@storybook/react-vite'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Shell/Wrong host' }
export default meta

export const AnotherPage = screenStory({
  path: paths.home,
  checksHost: true,
  faults: [{ call: '*', kind: 'html' }],
  shows: 'A page of HTML in place of an answer.',
})

export const Broken = screenStory({
  path: paths.dashboard,
  checksHost: true,
  faults: [{ call: '*', kind: 'http-500' }],
  shows: 'HTTP 500.',
})

export const AnotherAddress = screenStory({
  path: paths.login,
  checksHost: true,
  faults: [{ call: '*', kind: 'network' }],
  shows: 'Nothing that this browser may read.',
})

export const OnAPhone = screenStory({
  path: paths.frontPage,
  checksHost: true,
  faults: [{ call: '*', kind: 'empty' }],
  phone: true,
  shows: 'An empty answer.',
})
