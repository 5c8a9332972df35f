import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { vipula } from '@mocks/seed/people'
import { makePdfFile } from '@tests/support/pdf-file'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { chooseGrant, createFileStories } from './file-stories'

const meta: Meta = { title: 'Grants/Progress Report' }
export default meta

const stories = createFileStories(paths.progressReport, 'Report type')
const { page } = stories

export const Default = screenStory({
  ...page,
  shows: ['Report type', 'Not listed: 5'],
})

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
  shows: 'None of your applications has been granted.',
})

export const SentBefore = screenStory({
  ...page,
  play: async () => {
    await chooseGrant()
    await userEvent.click(screen.getByLabelText('Mid-year progress report'))
  },
  shows: 'This application already has its mid-year progress report.',
})

export const SendingRefused = screenStory({
  ...page,
  faults: [{ call: 'submitProgressReport', kind: 'refused' }],
  play: async () => {
    await chooseGrant()
    await userEvent.click(screen.getByLabelText('Mid-year progress report'))
    await userEvent.upload(screen.getByLabelText('Report files'), await makePdfFile('report.pdf'))
    await screen.findByText('report.pdf')
    await press('Submit')
  },
  shows: ['Error uploading files.', REFUSAL_TEXT],
})
