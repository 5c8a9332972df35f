import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { longForm } from './long-form'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Projects' }
export default meta

const step = stepStories(paths.applyProject, 'Apply New Grant: Projects')
const { withDraft } = step

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const LongText = step.longText(longForm.projectTitle)
export const Phone = step.Phone
export const Dark = step.Dark

export const AmountOfARow = screenStory({
  ...withDraft,
  play: async () => {
    await press('Add a grant')
    const row = await screen.findByRole('group', { name: 'Grant row 2' })
    await userEvent.type(within(row).getByLabelText('Amount'), 'much')
    await press('Next')
  },
  shows: [
    'Amount, grant row 2: Amount must be a valid number.',
    'Duration period, grant row 2: Fill this in, or leave the whole row empty.',
  ],
})
