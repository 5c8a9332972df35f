import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeSwitch } from '@/ui/theme-switch'
import { withDarkTheme, withRouter } from '../support/decorators'

function Switch(args: ComponentProps<typeof ThemeSwitch>) {
  const [theme, setTheme] = useState(args.value)
  return (
    <ThemeSwitch
      value={theme}
      onChange={(chosen) => {
        setTheme(chosen)
        args.onChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Controls/Theme switch',
  component: ThemeSwitch,
  decorators: [withRouter],
  args: { value: 'system', onChange: fn() },
  render: (args) => <Switch key={args.value} {...args} />,
} satisfies Meta<typeof ThemeSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
  },
}

/** As in the header, which is dark in both themes. */
export const OnTheBar: Story = {
  decorators: [
    (Story) => (
      <div className="-m-6 bg-bar p-6 text-on-bar">
        <Story />
      </div>
    ),
  ],
}

export const Dark: Story = { args: { value: 'dark' }, decorators: [withDarkTheme] }
