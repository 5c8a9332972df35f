import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StageLine } from '@/ui/stage-line'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Stage line',
  component: StageLine,
  decorators: [withRouter],
  args: {
    label: 'The way of the application',
    stages: [
      { label: 'Submission', state: 'past' },
      { label: 'Shortlist', state: 'past' },
      { label: 'HOD and Dean', state: 'here' },
      { label: 'Decision', state: 'ahead' },
      { label: 'Project', state: 'ahead' },
    ],
  },
  argTypes: { stages: { control: false } },
} satisfies Meta<typeof StageLine>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Submission: past',
      'Shortlist: past',
      'HOD and Dean: now',
      'Decision: ahead',
      'Project: ahead',
    ])
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
  },
}

export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('HOD and Dean, 3 of 5')).toBeNull()
  },
}

export const Ended: Story = {
  args: {
    stages: [
      { label: 'Submission', state: 'past' },
      { label: 'Shortlist', state: 'ended' },
      { label: 'HOD and Dean', state: 'ahead' },
    ],
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const Phone: Story = { ...onPhone }
