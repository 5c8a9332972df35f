import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PlainAlert } from '@/ui/plain-alert'
import { OpenButton } from '../support/open-button'
import { onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Plain alert',
  component: PlainAlert,
  decorators: [withRouter],
  args: {
    entry: { text: 'Log out?', reason: '1 e-mail is not sent yet.', confirmLabel: 'Log out', cancelLabel: 'Cancel' },
    onClosed: fn(),
  },
  render: (args) => (
    <OpenButton label="Ask">
      {(isOpen, close) =>
        isOpen && (
          <PlainAlert
            {...args}
            onClosed={(confirmed) => {
              close()
              args.onClosed(confirmed)
            }}
          />
        )
      }
    </OpenButton>
  ),
} satisfies Meta<typeof PlainAlert>
export default meta

type Story = StoryObj<typeof meta>

const ask: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('alertdialog')
}

export const Question: Story = {
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(context.args.onClosed).toHaveBeenLastCalledWith(false)
    await expect(context.canvas.getByRole('button', { name: 'Ask' })).toHaveFocus()
  },
}

export const Message: Story = {
  args: { entry: { text: 'The application was submitted.', confirmLabel: 'OK', cancelLabel: null } },
  play: ask,
}

export const LongTextOnPhone: Story = {
  ...onPhone,
  args: { entry: { text: SINHALA, reason: TAMIL, confirmLabel: 'OK', cancelLabel: 'Cancel' } },
  play: ask,
}
