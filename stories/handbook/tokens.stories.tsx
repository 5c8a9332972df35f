import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { handbookStories } from './parts/handbook-story'
import { findFaintPairs } from './parts/token-colours'
import { TokensPage, tokenItems } from './parts/tokens-page'

const meta: Meta = { title: 'Handbook/Design tokens', tags: ['!autodocs'] }
export default meta

const stories = handbookStories({
  page: TokensPage,
  items: tokenItems,
  play: async () => {
    await expect(findFaintPairs()).toEqual([])
  },
})

export const Default = stories.Default
export const Dark = stories.Dark
export const Phone = stories.Phone
