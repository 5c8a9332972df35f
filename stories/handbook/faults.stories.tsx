import type { Meta } from '@storybook/react-vite'
import { handbookStories } from './parts/handbook-story'
import { FaultsPage, faultItems } from './parts/faults-page'

const meta: Meta = {
  title: 'Handbook/Calls under faults',
  tags: ['!autodocs'],
  // Later rows have the same cells; checking their thousands takes axe ten seconds.
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n + 9)'] } } },
}
export default meta

const stories = handbookStories({ page: FaultsPage, items: faultItems })

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
