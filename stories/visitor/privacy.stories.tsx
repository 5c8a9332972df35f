import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Visitor/Privacy' }
export default meta

const privacy = { path: paths.privacy, shows: 'Stored on this device' }

export const Default = screenStory(privacy)

export const Phone = screenStory({ ...privacy, phone: true })

export const Dark = screenStory({ ...privacy, dark: true })

export const OnPaper = screenStory({ ...privacy, print: true })
