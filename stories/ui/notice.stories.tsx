import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Notice, NoticePlacesProvider } from '@/ui/notice'
import { TextInput } from '@/ui/text-input'
import { onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Notice',
  component: Notice,
  subcomponents: { NoticePlaces: NoticePlacesProvider },
  decorators: [
    (Story) => (
      <NoticePlacesProvider>
        <div className="pt-40">
          <Field label="Project title">{(control) => <TextInput {...control} />}</Field>
        </div>
        <Story />
      </NoticePlacesProvider>
    ),
    withRouter,
  ],
  args: {
    tone: 'info',
    children: 'A newer version of the portal is there.',
    actions: <Button size="small">Reload</Button>,
  },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The notice takes no focus; F8 moves the focus to it and back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('A newer version of the portal is there.')
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'Rice')
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus())
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Success: Story = { args: { tone: 'success', children: 'The e-mail was sent.' } }

export const Failure: Story = {
  args: {
    tone: 'error',
    children: 'The e-mail was not sent.',
    reason: 'The council cannot do this now.',
    detail: 'sendMail.php: 500',
  },
}

export const LongTextOnPhone: Story = { ...onPhone, args: { tone: 'error', children: SINHALA, reason: TAMIL } }
