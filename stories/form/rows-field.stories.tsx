import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen } from 'storybook/test'
import { Form } from '@/form/form'
import { RowsField } from '@/form/rows-field'
import { TextField } from '@/form/text-field'
import { useCheckedForm } from '@/form/use-schema-form'
import { press } from '../support/press'
import { withDarkTheme, onPhone, withRouter } from '../support/decorators'
import { SINHALA } from '../support/texts'

// A type and not an interface: forms need an index signature.
type People = { people: { name: string; affiliation: string }[] }

const peopleOf = (names: readonly string[]): People => ({
  people: names.map((name) => ({ name, affiliation: 'University of Samanala' })),
})

type PeopleProps = ComponentProps<typeof RowsField<People, People, 'people'>>

function PeopleForm({ names, ...args }: PeopleProps & { names: readonly string[] }) {
  const { control, ...form } = useCheckedForm<People>(() => [], peopleOf(names))
  return (
    <Form form={{ control, ...form }} onSubmit={() => {}} busy={false} submitError={null}>
      <RowsField {...args} control={control} name="people">
        {(index) => (
          <>
            <TextField control={control} name={`people.${index}.name`} label="Name" />
            <TextField control={control} name={`people.${index}.affiliation`} label="Affiliation" />
          </>
        )}
      </RowsField>
    </Form>
  )
}

const meta = {
  title: 'Form/Rows field',
  component: RowsField,
  decorators: [withRouter],
  args: {
    label: 'Co-investigators',
    rowLabel: 'Co-investigator',
    addLabel: 'Add a co-investigator',
    newRow: { name: '', affiliation: '' },
  },
  render: (args, { parameters }) => <PeopleForm {...args} names={parameters.names ?? ['N. Perera', 'K. Selvam']} />,
} satisfies Meta<typeof RowsField<People, People, 'people'>>
export default meta

type Story = StoryObj<typeof RowsField<People, People, 'people'>>

export const Default: Story = {}

/** The last row cannot be removed. */
export const OneRow: Story = { args: { hint: 'Those who sign the application.' }, parameters: { names: ['N. Perera'] } }

export const None: Story = { args: { min: 0 }, parameters: { names: [] } }

export const Removed: Story = {
  play: async () => {
    await press('Remove co-investigator 1')
    await expect(screen.queryByDisplayValue('N. Perera')).toBeNull()
    await press('Undo removal of co-investigator 1')
    await expect(screen.getAllByLabelText('Name')[0]).toHaveValue('N. Perera')
  },
}

export const Dark: Story = { decorators: [withDarkTheme] }

export const LongTextOnPhone: Story = { ...onPhone, args: { label: SINHALA }, parameters: { names: [SINHALA] } }
