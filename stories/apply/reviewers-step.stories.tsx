import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { guidance } from '@/domain/texts/guidance'
import { paths } from '@/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { makeReviewers } from '@tests/support/complete-form'
import { makePdfFile } from '@tests/support/pdf-file'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { longForm } from './long-form'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Reviewers and submission' }
export default meta

const step = stepStories(paths.applyReviewers, 'Apply New Grant: Reviewers')
const { page, withDraft } = step

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const LongText = step.longText(longForm.foreignCollaboratorAffiliation)
export const Phone = step.Phone
export const Dark = step.Dark

export const Warnings = screenStory({
  ...page,
  stored: storedDraft({
    form: { reviewers: makeReviewers({ 2: { name: 'Dr Kamala Dias' }, 3: { email: 'anula@north.example' } }) },
  }),
  shows: 'Reviewer 2 is the same person as co-investigator 1.',
})

export const Unconfirmed = screenStory({
  ...page,
  stored: storedDraft({ submission: { done: [], begun: 'grant' } }),
  shows: 'We could not confirm whether your application was received.',
})

export const FilesStillMissing = screenStory({
  ...page,
  stored: storedDraft({ submission: { appId: '12', done: ['grant'] } }),
  shows: 'Sending stopped',
})

export const FilesUnconfirmed = screenStory({
  ...page,
  stored: storedDraft({ submission: { appId: '12', done: ['grant'], begun: 'files' } }),
  shows: `${guidance.ambiguousFiles.happened} ${guidance.ambiguousFiles.next}`,
})

export const Closed = screenStory({
  ...withDraft,
  scenario: 'period-closed',
  shows: [
    'You can submit only while applications are open.',
    'Applications are closed. Your draft stays on this device, and you can save a copy of it.',
    'Save a copy to a file',
  ],
})

/** Chooses the files first, because they are not stored with the form values. */
export const SendingRefused = screenStory({
  ...withDraft,
  faults: [{ call: 'submitApplication', kind: 'refused' }],
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Change Uploads' }))
    for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs'])
      await userEvent.upload(await screen.findByLabelText(label), await makePdfFile(`${label}.pdf`))
    await waitFor(() => expect(screen.getAllByText('1 page')).toHaveLength(4))
    await press('Next')
    await press('Finish and Submit')
  },
  shows: 'Error submitting to Grant.php: The council cannot do this now.',
})
