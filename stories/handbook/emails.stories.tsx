import type { Meta } from '@storybook/react-vite'
import { handbookStories } from './parts/handbook-story'
import { EmailsPage, emailItems } from './parts/emails-page'

const meta: Meta = { title: 'Handbook/E-mails', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({ page: EmailsPage, items: emailItems })

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
