import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from '@/ui/timeline'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Timeline',
  component: Timeline,
  decorators: [withRouter],
  args: {
    label: 'Progress',
    items: [
      {
        id: 'submitted',
        title: 'Submitted',
        displayedDate: '30 Nov 2026, 16:00',
        dateTime: '2026-11-30T16:00',
        tone: 'done',
      },
      {
        id: 'hod',
        title: 'Approved by the head of department',
        displayedDate: '2 Dec 2026',
        dateTime: '2026-12-02',
        tone: 'good',
      },
      { id: 'dean', title: 'Waiting for the dean', tone: 'waiting', children: <p>Asked twice.</p> },
      { id: 'review', title: 'Review' },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Progress' })).toBeVisible()
    await expect(canvas.getByText('30 Nov 2026, 16:00').closest('time')).toHaveAttribute('datetime', '2026-11-30T16:00')
  },
}

export const Refused: Story = {
  args: { items: [{ id: 'dean', title: 'Refused by the dean', displayedDate: '2 Dec 2026', tone: 'refused' }] },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: {
    items: [
      { id: 'si', title: SINHALA, displayedDate: '30 Nov 2026, 16:00', children: TAMIL },
      { id: 'ta', title: TAMIL },
    ],
  },
}
