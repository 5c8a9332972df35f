import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Visitor/Front page' }
export default meta

export const Default = screenStory({ path: paths.frontPage, shows: 'Awards' })

export const Phone = screenStory({ path: paths.frontPage, shows: 'Awards', phone: true })

export const Dark = screenStory({ path: paths.frontPage, shows: 'Awards', dark: true })
