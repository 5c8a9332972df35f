import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { paths } from '@/app/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { longForm } from './long-form'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Apply/Projects' }
export default meta

const page = { path: paths.applyProject, person: 'applicant@demo.urc' }

export const Default = screenStory({ ...page, stored: storedDraft(), shows: 'Apply New Grant: Projects' })

export const Empty = screenStory({ ...page, shows: 'Everything you enter is saved on this device.' })

export const Loading = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'hang' }],
  shows: 'Checking the dates',
})

export const Refused = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'refused' }],
  shows: /You can submit once the dates have been checked/,
})

export const Broken = screenStory({
  ...page,
  stored: storedDraft(),
  faults: [{ call: 'getApplicationDates', kind: 'html' }],
  shows: /You can submit once the dates have been checked/,
})

export const LongText = screenStory({
  ...page,
  stored: storedDraft({ form: longForm }),
  shows: 'Apply New Grant: Projects',
})

export const Phone = screenStory({ ...page, stored: storedDraft(), phone: true, shows: 'Apply New Grant: Projects' })

export const AmountOfARow = screenStory({
  ...page,
  stored: storedDraft(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a grant' }))
    const row = await screen.findByRole('group', { name: 'Grant row 2' })
    await userEvent.type(within(row).getByLabelText('Amount'), '12,000')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  },
  shows: 'Amount, grant row 2: Amount must be a valid number.',
})

export const OutsideGrants = screenStory({
  ...page,
  stored: storedDraft({ form: { outsidegrants: 'yes' } }),
  shows: 'Funding row 1',
})
