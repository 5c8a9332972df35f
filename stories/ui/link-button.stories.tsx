import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExternalLink } from 'lucide-react'
import { expect } from 'storybook/test'
import { LinkButton } from '@/ui/link-button'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

const meta = {
  title: 'Controls/Link button',
  component: LinkButton,
  decorators: [withRouter],
  args: { to: '/apply', children: 'Apply for a grant' },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for a grant' })).toHaveAttribute('href', '/apply')
  },
}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'done'] as const

const everyVariant: Story['render'] = (args) => (
  <div className="flex flex-wrap items-start gap-4">
    {VARIANTS.map((variant) => (
      <LinkButton key={variant} {...args} variant={variant}>
        {variant}
      </LinkButton>
    ))}
  </div>
)

export const Variants: Story = { render: everyVariant }

export const Small: Story = { args: { size: 'small' }, render: everyVariant }

export const Dark: Story = { decorators: [withDarkTheme], render: everyVariant }

export const WithIcon: Story = { args: { icon: <ExternalLink aria-hidden size={18} /> } }

export const SinhalaOnPhone: Story = { ...onPhone, args: { children: SINHALA } }
