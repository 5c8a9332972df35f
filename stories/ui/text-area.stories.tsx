import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '@/ui/text-area'
import { nativeAttributes } from '../support/native-attributes'
import { withDarkTheme, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Text area',
  component: TextArea,
  decorators: [withRouter],
  args: { 'aria-label': 'Summary' },
  argTypes: nativeAttributes,
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TwoLines: Story = { args: { rows: 2 } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Submitted on 30 November 2026.' } }

export const Dark: Story = { args: { defaultValue: 'Rice and drought' }, decorators: [withDarkTheme] }

/** Grows with its text up to a limit, then scrolls. */
export const LongText: Story = { args: { defaultValue: `${SINHALA}\n\n${TAMIL}\n\n`.repeat(6) } }
