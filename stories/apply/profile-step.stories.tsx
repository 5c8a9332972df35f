import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { storedDraft } from '@tests/screens/apply/application'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import { longForm } from './long-form'
import { stepStories } from './step-stories'

const meta: Meta = { title: 'Apply/Profile' }
export default meta

const step = stepStories(paths.applyProfile, 'Apply New Grant: Profile')
const { page, withDraft } = step

export const Default = step.Default
export const Empty = step.Empty
export const Loading = step.Loading
export const Refused = step.Refused
export const Broken = step.Broken
export const LongText = step.longText(longForm.name)
export const Phone = step.Phone
export const Dark = step.Dark

export const Missing = screenStory({
  ...page,
  play: () => press('Next'),
  // Name and address are prefilled from the host.
  shows: ['Missing Fields Required.', 'Title is required', 'Faculty is required', 'Leave Get is required'],
})

export const Unlikely = screenStory({
  ...page,
  stored: storedDraft({ form: { email: 'a@', phone: 'abc' } }),
  play: () => press('Next'),
  shows: 'You can go on. If they are right, press Next again.',
})

export const Submitted = screenStory({
  ...page,
  stored: storedDraft({ submission: { done: ['grant', 'files', 'rows'] } }),
  shows: 'Your application was submitted.',
})

export const SentInPart = screenStory({
  ...page,
  stored: storedDraft({ submission: { done: ['grant'] } }),
  shows: 'This application was sent, at least in part.',
})

export const ClosingSoon = screenStory({ ...page, scenario: 'period-closing', shows: /^Closes / })

export const Closed = screenStory({
  ...withDraft,
  scenario: 'period-closed',
  shows: /^Applications are closed/,
})

/** Another tab has saved the same draft while the person types in this one. */
export const TwoTabs = (() => {
  let writeElsewhere = () => {}
  return screenStory({
    ...withDraft,
    prepare: async ({ services }) => {
      writeElsewhere = () => {
        const record = JSON.parse(services.local.getItem('draft:1') ?? '')
        record.formData.name = 'From the other tab'
        Object.assign(record.draftStamp, { revision: 8, savedAt: '2026-11-20T03:29:00.000Z', tab: 'other' })
        services.local.setItem('draft:1', JSON.stringify(record))
      }
    },
    play: async () => {
      const name = await screen.findByLabelText('Name')
      // Until the draft is open, the page follows the other tab.
      await screen.findByText(/^Saved .+ on this device$/)
      writeElsewhere()
      await userEvent.type(name, '!')
    },
    shows: 'Keep this page’s version',
  })
})()

export const NotYetOpen = screenStory({
  ...withDraft,
  now: new Date('2026-10-01T04:00:00Z'),
  shows: guidance.periodNotYetOpen,
})
