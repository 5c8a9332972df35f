import type { Meta } from '@storybook/react-vite'
import { handbookStories } from './parts/handbook-story'
import { CallsPage, callItems } from './parts/calls-page'

const meta: Meta = { title: 'Handbook/Calls of the host', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({ page: CallsPage, items: callItems })

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
