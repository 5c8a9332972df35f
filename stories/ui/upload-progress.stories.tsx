import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UploadProgress } from '@/ui/upload-progress'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

const meta = {
  title: 'Controls/Upload progress',
  component: UploadProgress,
  decorators: [withRouter],
  args: {
    fileName: 'proposal.pdf',
    sent: 1_400_000,
    total: 2_400_000,
    state: 'sending',
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UploadProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Sending: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload of proposal.pdf' })
    await expect(bar).toHaveAttribute('aria-valuenow', '58')
  },
}

/** A request sent as a whole cannot be cancelled. */
export const SendingToTheEnd: Story = { args: { onCancel: undefined } }

export const Failed: Story = {
  args: { state: 'failed', error: 'The connection was lost.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Done: Story = { args: { state: 'done', sent: 2_400_000 } }

export const Dark: Story = { args: { state: 'failed' }, decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = { ...onPhone, args: { fileName: `${SINHALA}.pdf` } }
