import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Visitor/Accessibility' }
export default meta

const accessibility = { path: paths.accessibility, shows: 'Known gaps' }

export const Default = screenStory(accessibility)

export const Phone = screenStory({ ...accessibility, phone: true })

export const Dark = screenStory({ ...accessibility, dark: true })
