import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/app/paths'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Reviewer Documents' }
export default meta

const page = { path: paths.reviewerDocuments, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: 'Evaluation report' })

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listReviewers', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listReviewers', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listReviewers', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({
  ...page,
  scenario: 'long-texts',
  play: async () => {
    const ids = await screen.findByLabelText<HTMLSelectElement>('Application ID')
    await userEvent.selectOptions(ids, ids.options[1] ?? [])
  },
  shows: /Polytetrafluoroethylene/,
})

export const MarksThereAlready = screenStory({
  ...page,
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), 'Reviewer 1')
    await userEvent.selectOptions(await screen.findByLabelText('Application ID'), '18_2026')
  },
  shows: /^Reviewer 1 has already given marks/,
})

export const NothingFilledIn = screenStory({
  ...page,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  },
  shows: 'There is a problem',
})

export const Phone = screenStory({ ...page, phone: true, shows: 'Evaluation report' })
