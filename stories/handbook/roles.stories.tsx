import type { Meta } from '@storybook/react-vite'
import { handbookStories } from './parts/handbook-story'
import { RolesPage, roleItems } from './parts/roles-page'

const meta: Meta = { title: 'Handbook/Who may do what', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({ page: RolesPage, items: roleItems })

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
