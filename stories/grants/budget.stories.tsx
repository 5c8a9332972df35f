import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/faults'
import { vipula } from '@mocks/seed/people'
import { pdfOf } from '@tests/screens/apply/application'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Grants/Budget Revision' }
export default meta

const page = { path: paths.budget, person: 'applicant@demo.urc' }

export const Default = screenStory({ ...page, shows: 'Budget Revision' })

export const Empty = screenStory({ ...page, person: 'newcomer@demo.urc', shows: 'No applications found.' })

export const NothingGranted = screenStory({
  ...page,
  person: vipula.email,
  shows: ['None of your applications has been granted.', 'Denied.', 'View Applied Grants'],
})

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listApplicationIds', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listApplicationIds', kind: 'refused' }],
  shows: ['The server did not accept this.', REFUSAL_TEXT],
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listApplicationIds', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({
  ...page,
  scenario: 'long-texts',
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Application ID'), '8')
  },
  shows: 'Budget Revision',
  holds: LONG_TITLE,
})

export const Phone = screenStory({ ...page, phone: true, shows: 'Budget Revision' })

export const SendingRefused = screenStory({
  ...page,
  faults: [{ call: 'submitBudget', kind: 'refused' }],
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Application ID'), '8')
    await userEvent.upload(await screen.findByLabelText('Current Budget'), await pdfOf('budget.pdf'))
    await screen.findByText('budget.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  },
  shows: ['Error uploading files.', REFUSAL_TEXT],
})

export const Dark = screenStory({ ...page, dark: true, shows: 'Budget Revision' })
