import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckBox } from '@/ui/check-box'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

function Box(args: ComponentProps<typeof CheckBox>) {
  const [checked, setChecked] = useState(args.checked)
  return (
    <CheckBox
      {...args}
      checked={checked}
      onChange={(next) => {
        setChecked(next)
        args.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Controls/Check box',
  component: CheckBox,
  decorators: [withRouter],
  args: { label: 'The report has been checked', checked: false, onChange: fn() },
  render: (args) => <Box key={String(args.checked)} {...args} />,
} satisfies Meta<typeof CheckBox>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('The report has been checked'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Checked: Story = { args: { checked: true } }

export const Dark: Story = { ...Checked, decorators: [withDarkTheme] }

export const SinhalaOnPhone: Story = { ...onPhone, args: { label: SINHALA } }
