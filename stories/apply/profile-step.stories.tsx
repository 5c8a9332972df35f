import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/app/paths'
import { storedDraft } from '@tests/screens/apply/application'
import { longForm } from './long-form'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Apply/Profile' }
export default meta

const page = { path: paths.applyProfile, person: 'applicant@demo.urc' }

export const Default = screenStory({ ...page, stored: storedDraft(), shows: 'Apply New Grant: Profile' })

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
  shows: 'Apply New Grant: Profile',
})

export const Phone = screenStory({ ...page, stored: storedDraft(), phone: true, shows: 'Apply New Grant: Profile' })

export const Missing = screenStory({
  ...page,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  },
  shows: 'There is a problem',
})

export const WithLeave = screenStory({
  ...page,
  stored: storedDraft({ form: { Leave_Get: 'yes', Leave_Date: '2027-01-01', Leave_Duration: '6' } }),
  shows: 'Leave duration in months',
})

export const FacultiesFail = screenStory({
  ...page,
  faults: [{ call: 'listFaculties', kind: 'html' }],
  shows: /The faculties could not be loaded/,
})

export const SealedDraft = screenStory({
  ...page,
  stored: storedDraft({ owner: '77' }),
  shows: /Another person’s draft is kept on this device/,
})

export const ClosingSoon = screenStory({ ...page, scenario: 'window-closing', shows: 'Less than 1 hour left' })

export const Closed = screenStory({
  ...page,
  stored: storedDraft(),
  scenario: 'window-closed',
  shows: /^Applications are closed/,
})

/** Another tab has saved the same draft, and the person types in this one. */
export const TwoTabs = (() => {
  const { formData, draftStamp } = storedDraft({
    form: { name: 'From the other tab' },
    savedAt: '2026-11-20T03:29:00.000Z',
  })
  let writeElsewhere = () => {}
  return screenStory({
    ...page,
    stored: storedDraft(),
    prepare: async ({ portal }) => {
      writeElsewhere = () => {
        portal.local.setItem('formData', formData)
        portal.local.setItem('draftStamp', draftStamp.replace('earlier', 'other'))
      }
    },
    play: async () => {
      const name = await screen.findByLabelText('Name')
      writeElsewhere()
      await userEvent.type(name, '!')
    },
    shows: 'Keep this page’s version',
  })
})()
