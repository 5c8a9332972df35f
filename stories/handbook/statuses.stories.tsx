import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STATUS_CODES, STATUS_ROWS } from '@/domain/status/status'
import { handbookStories } from './parts/handbook-story'
import { StatusesPage, statusItems } from './parts/statuses-page'

const meta: Meta = { title: 'Handbook/Statuses and transitions', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({
  page: StatusesPage,
  items: statusItems,
  play: async () => {
    const drawing = [...document.querySelectorAll('svg[role="img"]')].find((one) => one.checkVisibility())
    const arrows = STATUS_CODES.flatMap((from) => STATUS_ROWS[from].next)
    await expect(drawing?.querySelectorAll('text')).toHaveLength(STATUS_CODES.length)
    await expect(drawing?.querySelectorAll('path[fill="none"]')).toHaveLength(arrows.length)
  },
})

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
