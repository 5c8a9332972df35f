import type { Meta } from '@storybook/react-vite'
import { handbookStories } from './parts/handbook-story'
import { MessagesPage, messageItems } from './parts/messages-page'

const meta: Meta = { title: 'Handbook/Messages', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({ page: MessagesPage, items: messageItems })

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
