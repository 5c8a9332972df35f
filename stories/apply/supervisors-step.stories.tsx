import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { longForm } from './long-form'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Investigator and supervisors' }
export default meta

const step = stepStories(paths.applySupervisors, 'A collaborator abroad')

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const LongText = step.longText(longForm.foreignCollaborators)
export const Phone = step.Phone
export const Dark = step.Dark
