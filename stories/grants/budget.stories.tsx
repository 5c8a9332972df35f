import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { vipula } from '@mocks/seed/people'
import { makePdfFile } from '@tests/support/pdf-file'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { chooseGrant, fileStories } from './file-stories'

const meta: Meta = { title: 'Grants/Budget Revision' }
export default meta

const file = fileStories(paths.budget, 'Budget Revision')
const { page } = file

export const Default = screenStory({ ...page, shows: 'Budget Revision' })

export const Empty = file.Empty
export const Loading = file.Loading
export const Refused = file.Refused
export const Broken = file.Broken
export const LongText = file.LongText
export const Phone = file.Phone
export const Dark = file.Dark

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
