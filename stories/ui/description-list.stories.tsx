import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DescriptionList } from '@/ui/description-list'
import { StatusBadge } from '@/ui/status-badge'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Description list',
  component: DescriptionList,
  decorators: [withRouter],
  args: {
    items: [
      { term: 'Application Id', description: '29_2026' },
      { term: 'Principal investigator', description: 'N. Perera' },
      { term: 'Status', description: <StatusBadge tone="waiting">Waiting for the dean</StatusBadge> },
      { term: 'Amount', description: 'LKR 2,400,000' },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

const long = {
  items: [
    { term: TAMIL, description: SINHALA },
    { term: 'Email', description: 'a-very-long-address-without-any-space@department-of-soil-science.samanala.example' },
  ],
}

export const LongText: Story = { args: long }

export const Phone: Story = { ...onPhone, args: long }
