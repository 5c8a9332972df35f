import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FileDrop } from '@/ui/file-drop'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

function Drop(args: ComponentProps<typeof FileDrop>) {
  const [files, setFiles] = useState(args.files)
  return (
    <FileDrop
      {...args}
      files={files}
      onAdd={(added, folders) => {
        setFiles(args.multiple ? [...files, ...added] : added)
        args.onAdd(added, folders)
      }}
      onRemove={(removed) => {
        setFiles(files.filter((file) => file !== removed))
        args.onRemove(removed)
      }}
    />
  )
}

const pdf = (name: string) => new File([new Uint8Array(24_000)], name, { type: 'application/pdf' })

const meta = {
  title: 'Controls/File drop',
  component: FileDrop,
  decorators: [withRouter],
  args: {
    label: 'Project proposal',
    files: [],
    accept: '.pdf',
    hint: 'One PDF of at most 10 MB.',
    onAdd: fn(),
    onRemove: fn(),
  },
  argTypes: { files: { control: false } },
  render: (args) => <Drop {...args} />,
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = {
  args: { files: [pdf('proposal.pdf')] },
}

export const SeveralFiles: Story = { args: { multiple: true, files: [pdf('proposal.pdf'), pdf('budget.pdf')] } }

export const Checking: Story = { args: { checking: 'proposal.pdf' } }

export const Invalid: Story = {
  args: { error: 'Project proposal is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Project proposal')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('One PDF of at most 10 MB. Project proposal is required.')
  },
}

export const WithAdvice: Story = {
  args: { files: [pdf('scan.pdf')], advice: 'The file has no text that can be read.' },
}

export const Disabled: Story = {
  args: { disabledReason: 'Uploads are closed.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Project proposal')
    await expect(input).toHaveAccessibleDescription('Uploads are closed.')
    await userEvent.upload(input, pdf('proposal.pdf'))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Dark: Story = { ...SeveralFiles, play: undefined, decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = { ...onPhone, args: { label: SINHALA, files: [pdf(`${SINHALA}.pdf`)] } }
