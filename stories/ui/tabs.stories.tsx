import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from '@/ui/tabs'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA, TAMIL } from '../support/texts'

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  decorators: [withRouter],
  args: {
    label: 'Application',
    tabs: [
      { id: 'project', label: 'Project', panel: <p>Drought tolerance of traditional rice varieties</p> },
      { id: 'people', label: 'People', panel: <p>N. Perera, University of Samanala</p> },
      { id: 'files', label: 'Files', panel: <p>proposal.pdf</p> },
    ],
    onChange: fn(),
  },
  argTypes: { tabs: { control: false } },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Arrow keys move between the tabs; Tab moves on to the panel. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tab', { name: 'People', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'People' })).toHaveTextContent('N. Perera')
    await expect(args.onChange).toHaveBeenLastCalledWith('people')
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

/** Overflowing tabs scroll. */
export const LongTextOnPhone: Story = {
  ...onPhone,
  args: {
    tabs: [
      { id: 'si', label: SINHALA, panel: <p>{SINHALA}</p> },
      { id: 'ta', label: TAMIL, panel: <p>{TAMIL}</p> },
    ],
  },
}
