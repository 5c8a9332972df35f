import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/On paper',
  component: OnPaper,
  decorators: [withRouter],
  args: { text: 'Requested' },
  render: (args) => (
    <>
      <Button size="small">Request again</Button>
      <OnPaper {...args} />
    </>
  ),
} satisfies Meta<typeof OnPaper>
export default meta

type Story = StoryObj<typeof meta>

/** Shows the button on screen and the text in print. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Requested')).toBeNull()
    await expect(canvasElement.querySelector('[data-on-paper="Requested"]')).not.toBeVisible()
  },
}
