import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UserText } from '@/ui/user-text'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/User text',
  component: UserText,
  decorators: [withRouter],
  args: { children: 'Soil carbon under tea, 2026' },
} satisfies Meta<typeof UserText>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The number that follows in the sentence stays on the right. */
export const Arabic: Story = {
  args: { children: 'دراسة التربة' },
  decorators: [
    (Title) => (
      <p>
        <span>Application </span>
        <Title />
        <span>, 2026</span>
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByText('دراسة التربة').getBoundingClientRect()
    await expect(canvas.getByText(', 2026').getBoundingClientRect().left).toBeGreaterThanOrEqual(title.right - 1)
  },
}

/** A screen reader changes its voice for each script. */
export const SinhalaAndTamil: Story = {
  ...onPhone,
  args: { children: `Wells: ${SINHALA} / ${TAMIL}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SINHALA).closest('[lang]')).toHaveAttribute('lang', 'si')
    await expect(canvas.getByText(TAMIL).closest('[lang]')).toHaveAttribute('lang', 'ta')
    await expect(canvas.getByText('Wells:')).not.toHaveAttribute('lang')
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }
