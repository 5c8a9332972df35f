import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepList } from '@/ui/step-list'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Step list',
  component: StepList,
  decorators: [withRouter],
  args: {
    label: 'Steps',
    steps: [
      { label: 'Profile', to: '/profile', isCompleted: true },
      { label: 'Project', to: '/project', isCompleted: false, current: true, missingText: 'Project title, 1 amount' },
      { label: 'Reviewers', to: '/reviewers', isCompleted: false },
      { label: 'Uploads', isCompleted: false },
    ],
  },
  render: (args) => (
    <div className="max-w-72">
      <StepList {...args} />
    </div>
  ),
} satisfies Meta<typeof StepList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Project title, 1 amount')
    // A step without a path is no link.
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const AllCompleted: Story = {
  args: {
    steps: [
      { label: 'Profile', to: '/profile', isCompleted: true, current: true },
      { label: 'Project', to: '/project', isCompleted: true },
    ],
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const LongText: Story = {
  args: {
    steps: [
      { label: SINHALA, to: '/profile', isCompleted: false, current: true, missingText: TAMIL },
      { label: TAMIL, to: '/project', isCompleted: false },
    ],
  },
}

/** One row; only the current step shows its label. */
export const Phone: Story = onPhone
