import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Visitor/Questions' }
export default meta

const questions = { path: paths.questions, shows: 'Your highest qualification' }

export const Default = screenStory(questions)

export const Phone = screenStory({ ...questions, phone: true })

export const Dark = screenStory({ ...questions, dark: true })

export const OnPaper = screenStory({ ...questions, print: true })
