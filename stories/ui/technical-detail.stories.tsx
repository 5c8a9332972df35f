import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TechnicalDetail } from '@/ui/technical-detail'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Technical detail',
  component: TechnicalDetail,
  decorators: [withRouter],
  args: { text: 'getFormData.php: unexpected token < at 0' },
} satisfies Meta<typeof TechnicalDetail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Technical detail'))
    await expect(canvas.getByRole('button', { name: 'Copy detail' })).toBeVisible()
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = {
  ...onPhone,
  ...Open,
  args: { text: 'getFormData.php?unexpected=token'.repeat(30) },
}
