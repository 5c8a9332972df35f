import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@/ui/button'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Button',
  component: Button,
  decorators: [withRouter],
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'done'] as const

const everyVariant: Story['render'] = (args) => (
  <div className="flex flex-wrap items-start gap-4">
    {VARIANTS.map((variant) => (
      <Button key={variant} {...args} variant={variant}>
        {variant}
      </Button>
    ))}
  </div>
)

export const Variants: Story = { render: everyVariant }

export const Small: Story = { args: { size: 'small' }, render: everyVariant }

export const Dark: Story = { decorators: [withDarkTheme], render: everyVariant }

export const WithIcon: Story = { args: { icon: <Plus aria-hidden size={18} />, children: 'Add a grant' } }

/** `about` extends the accessible name; sighted users see the subject in the row. */
export const OneOfMany: Story = {
  args: { size: 'small', children: 'Delete', about: 'Seed banks of montane forests' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Seed banks of montane forests' })
    await expect(button).toHaveTextContent(/^Delete$/)
  },
}

/** The button keeps its width if the busy label has about the same length. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Saving...' },
}

export const Disabled: Story = {
  args: { variant: 'primary', disabledReason: 'Applications are closed.' },
}

/** A small button shows its reason only on hover or focus. */
export const DisabledAndSmall: Story = {
  args: { size: 'small', disabledReason: 'Applications are closed.' },
  decorators: [
    (Story) => (
      <div className="flex justify-end pb-16">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applications are closed.')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Applications are closed.')).toBeVisible()
  },
}

export const Focus: Story = {
  tags: ['!autodocs'],
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Sinhala: Story = { args: { children: SINHALA } }

export const TamilOnPhone: Story = { ...onPhone, args: { children: TAMIL } }
