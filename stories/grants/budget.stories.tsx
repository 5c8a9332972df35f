import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { vipula } from '@mocks/seed/people'
import { makePdfFile } from '@tests/support/pdf-file'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { chooseGrant, createFileStories } from './file-stories'

const meta: Meta = { title: 'Grants/Budget Revision' }
export default meta

const stories = createFileStories(paths.budget, 'Budget Revision')
const { page } = stories

export const Default = screenStory({ ...page, shows: 'Budget Revision' })

export const Empty = stories.Empty
export const Loading = stories.Loading
export const Refused = stories.Refused
export const Broken = stories.Broken
export const LongText = stories.LongText
export const Phone = stories.Phone
export const Dark = stories.Dark

export const NothingGranted = screenStory({
  ...page,
  person: vipula.email,
  shows: ['None of your applications has been granted.', 'Denied.', 'View Applied Grants'],
})

export const SentBefore = screenStory({
  ...page,
  play: chooseGrant,
  shows: 'This application already has its budget revision.',
})

export const SendingRefused = screenStory({
  ...page,
  faults: [{ call: 'submitBudget', kind: 'refused' }],
  play: async () => {
    await chooseGrant()
    await userEvent.upload(await screen.findByLabelText('Current Budget'), await makePdfFile('budget.pdf'))
    await screen.findByText('budget.pdf')
    await press('Submit')
  },
  shows: ['Error uploading files.', REFUSAL_TEXT],
})
