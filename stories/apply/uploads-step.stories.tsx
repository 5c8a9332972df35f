import type { Meta } from '@storybook/react-vite'
import { paths } from '@/app/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Uploads' }
export default meta

const step = stepStories(paths.applyUploads, 'Apply New Grant: Uploads')
const { page } = step

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const LongText = step.LongText
export const Phone = step.Phone

export const LostFile = screenStory({
  ...page,
  stored: storedDraft({ files: { projectBudget: { name: 'budget.pdf', size: 9, pages: 1 } } }),
  shows: 'We could not restore the file for Project Budget. Please choose it again.',
})
