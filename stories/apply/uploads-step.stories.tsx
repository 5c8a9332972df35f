import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { makePdfFile } from '@tests/support/pdf-file'
import { screenStory } from '../support/screen-story'
import { SINHALA, TAMIL } from '../support/texts'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Uploads' }
export default meta

const step = stepStories(paths.applyUploads, 'Apply New Grant: Uploads')
const { withDraft } = step

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const Phone = step.Phone
export const Dark = step.Dark

const LONG_NAME = `${'ProposalOfTheCentreForInterdisciplinaryStudies'.repeat(5)}.pdf`

/** The longest names that a file system allows. */
export const LongText = screenStory({
  ...withDraft,
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Project Proposal'), await makePdfFile(LONG_NAME))
    await userEvent.upload(screen.getByLabelText('Project Budget'), await makePdfFile(`${SINHALA}.pdf`))
    await userEvent.upload(screen.getByLabelText('Project CV'), await makePdfFile(`${TAMIL}.pdf`))
  },
  state: ['long text'],
  shows: [LONG_NAME, `${SINHALA}.pdf`, `${TAMIL}.pdf`],
})
