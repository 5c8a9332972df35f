import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useAnnounce } from '@/ui/announcer'
import { AnnouncerProvider } from '@/ui/announcer-provider'
import { Button } from '@/ui/button'
import { withRouter } from '../support/decorators'

function Announces() {
  const announce = useAnnounce()
  return <Button onClick={() => announce('View Rice deleted.')}>Announce</Button>
}

const meta = {
  title: 'Controls/Announcer',
  component: AnnouncerProvider,
  decorators: [withRouter],
  args: { children: <Announces /> },
} satisfies Meta<typeof AnnouncerProvider>
export default meta

type Story = StoryObj<typeof meta>

/** The text is only for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    await expect(canvas.getByText('View Rice deleted.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: 'Announce' })).toHaveFocus()
  },
}
