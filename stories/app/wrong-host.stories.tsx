import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Shell/Wrong host' }
export default meta

export const AnotherPage = screenStory({
  path: paths.home,
  checksHost: true,
  faults: [{ call: '*', kind: 'html' }],
  shows: ['The portal has not found its server', 'A page of HTML in place of an answer.'],
})

export const AnotherAddress = screenStory({
  path: paths.login,
  checksHost: true,
  faults: [{ call: '*', kind: 'network' }],
  shows: ['Nothing that this browser may read.', /The page and the host have different addresses/],
})

export const OnAPhone = screenStory({
  path: paths.frontPage,
  checksHost: true,
  faults: [{ call: '*', kind: 'empty' }],
  phone: true,
  shows: ['The portal has not found its server', 'An empty answer.'],
})
