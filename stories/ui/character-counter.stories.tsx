import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CharacterCounter } from '@/ui/character-counter'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Character counter',
  component: CharacterCounter,
  decorators: [withRouter],
  args: { length: 800, max: 1000 },
} satisfies Meta<typeof CharacterCounter>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Announces the last tenth, in steps of ten. */
export const NearTheLimit: Story = {
  args: { length: 955 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 characters left').closest('[aria-live=polite]')).not.toBeNull()
  },
}

export const TooMany: Story = { args: { length: 1012 } }

export const Dark: Story = { ...TooMany, decorators: [withDarkTheme] }
