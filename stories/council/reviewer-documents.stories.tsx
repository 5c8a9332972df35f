import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { makePdfFile } from '@tests/support/pdf-file'
import { press } from '../support/press'
import { readingStories, screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Reviewer Documents' }
export default meta

const page = { path: paths.reviewerDocuments, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: 'Evaluation report' })

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

const reads = readingStories(page, 'listReviewers')
export const Loading = reads.Loading
export const Refused = reads.Refused
export const Broken = reads.Broken

export const LongText = screenStory({
  ...page,
  scenario: 'long-texts',
  play: async () => {
    const ids = await screen.findByLabelText<HTMLSelectElement>('Application ID')
    await userEvent.selectOptions(ids, ids.options[1] ?? [])
  },
  shows: LONG_TITLE,
})

export const MarksThereAlready = screenStory({
  ...page,
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), 'Reviewer 1')
    await userEvent.selectOptions(await screen.findByLabelText('Application ID'), '18')
  },
  shows: 'Reviewer 1 has already given marks for this application: 78. Uploading replaces them and the report.',
})

export const Phone = screenStory({ ...page, phone: true, shows: 'Evaluation report' })

async function upload(reviewer: string, marks: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), reviewer)
  await userEvent.selectOptions(await screen.findByLabelText('Application ID'), '18')
  await userEvent.type(screen.getByLabelText('Marks'), marks)
  await userEvent.upload(screen.getByLabelText('Evaluation report'), await makePdfFile('report.pdf'))
  await screen.findByText('report.pdf')
  await press('Upload')
}

export const AboveTheScale = screenStory({
  ...page,
  play: () => upload('Reviewer 2', '780'),
  shows: 'Marks are from 0 to 100.',
})

export const AnotherMark = screenStory({
  ...page,
  play: () => upload('Reviewer 1', '5'),
  shows: /^Replace the mark 78 of Reviewer 1 with 5\?/,
})

export const UploadRefused = screenStory({
  ...page,
  faults: [{ call: 'uploadReviewerDocument', kind: 'refused' }],
  play: async () => {
    await upload('Reviewer 2', '78')
    await press(/^Do it now/)
  },
  shows: 'Upload failed.',
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Evaluation report' })
