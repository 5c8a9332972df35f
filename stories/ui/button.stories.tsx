import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@/ui/button'
import { dark, onPhone, stage } from '../support/stage'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Button',
  component: Button,
  decorators: [stage],
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

export const Dark: Story = { decorators: [dark], render: everyVariant }

export const WithIcon: Story = { args: { icon: <Plus aria-hidden size={18} />, children: 'Add a grant' } }

/** One of many in a list: screen readers are told what it is about, and those who see the list see it in its row. */
export const OneOfMany: Story = {
  args: { size: 'small', children: 'Delete', about: 'Seed banks of montane forests' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Seed banks of montane forests' })
    await expect(button).toHaveTextContent(/^Delete$/)
  },
}

/** The button keeps its width where the busy label is about as long. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Saving...' },
}

export const Disabled: Story = {
  args: { variant: 'primary', disabledReason: 'Applications are closed.' },
}

/** A small button shows its reason while it is pointed at or has the focus. */
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
  // A docs page moves no focus.
  tags: ['!autodocs'],
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Sinhala: Story = { args: { children: SINHALA } }

export const TamilOnPhone: Story = { ...onPhone, args: { children: TAMIL } }
