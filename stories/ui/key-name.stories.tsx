import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyName } from '@/ui/key-name'
import { withDarkTheme, withRouter } from '../support/decorators'

const meta = {
  title: 'Controls/Key name',
  component: KeyName,
  decorators: [withRouter],
  args: { children: 'N' },
  render: (args) => (
    <p>
      Next undecided <KeyName {...args} />
    </p>
  ),
} satisfies Meta<typeof KeyName>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { decorators: [withDarkTheme] }
