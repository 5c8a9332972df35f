import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { OpenButton } from '../support/open-button'
import { darkPage, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  subcomponents: { DialogCancel, DialogFoot: DialogFooter },
  decorators: [withRouter],
  args: {
    open: false,
    title: 'Ask for more details',
    description: '29_2026, Drought tolerance of traditional rice varieties',
    onClose: fn(),
    children: <Field label="Details">{(control) => <TextArea {...control} />}</Field>,
    footer: (
      <>
        <DialogCancel />
        <Button variant="primary">Send</Button>
      </>
    ),
  },
  argTypes: { open: { control: false } },
  render: (args) => (
    <OpenButton label="Open the dialog">
      {(isOpen, close) => (
        <Dialog
          {...args}
          open={isOpen}
          onClose={() => {
            close()
            args.onClose()
          }}
        />
      )}
    </OpenButton>
  ),
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }))
  await screen.findByRole('dialog')
}

export const Default: Story = { play: open }

/** Traps the focus, and restores it on closing. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog', { name: 'Ask for more details', description: /^29_2026/ })
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open the dialog' })).toHaveFocus())
  },
}

export const Wide: Story = { args: { size: 'wide' }, play: open }

/** A busy dialog cannot be closed. */
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button variant="primary" busy busyLabel="Sending...">
        Send
      </Button>
    ),
  },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    const close = screen.getByRole('button', { name: 'Close', description: 'Please wait until this is finished.' })
    await userEvent.click(close)
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

const long = {
  title: SINHALA,
  description: TAMIL,
  children: <p className="whitespace-pre-line">{`${SINHALA}\n\n${TAMIL}\n\n`.repeat(6)}</p>,
}

/** The buttons stay visible while the content scrolls. */
export const LongText: Story = { args: long, play: open }

export const Phone: Story = { ...onPhone, args: long, play: open }

export const Dark: Story = {
  ...darkPage,
  play: open,
}
