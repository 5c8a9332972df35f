import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Device data' }
export default meta

/** Stored for the secretary: a sent e-mail, an unsent one of an earlier version, a plan and a view. */
const stored = {
  userID: '3',
  'sentMail:3': JSON.stringify([
    {
      key: 'reviewer1:4',
      about: '4_2026, first reviewer',
      to: 'anula@north.example',
      subject: 'INVITATION TO REVIEW PROJECT',
      at: '2026-11-19T10:00:00Z',
      unsent: {
        letter: { to: 'anula@north.example', subject: 'INVITATION TO REVIEW PROJECT', html: '<p>Dear reviewer</p>' },
        saved: '{}',
        first: true,
        unconfirmed: false,
      },
    },
    {
      key: 'hod:4',
      about: '4_2026, HOD',
      to: 'hod@samanala.example',
      subject: 'APPROVE PROJECT',
      at: '2026-11-18T10:00:00Z',
    },
  ]),
  'decisionPlan:3': JSON.stringify({ envelopes: {}, amounts: { 4: '100000' } }),
  'views:3:send-reviewers': JSON.stringify([{ name: 'Mine', search: '?q=tank' }]),
  'sentMail:4': '[]',
}

const council = { path: paths.deviceData, person: 'admin@demo.urc', stored }

export const OfTheCouncil = screenStory({ ...council, shows: 'Not sent: 1 e-mail' })

export const OnAPhone = screenStory({ ...council, phone: true, shows: 'Not sent: 1 e-mail' })

export const OfAVisitor = screenStory({ path: paths.deviceData, shows: 'Nothing is kept.' })

export const AskedAtLogOut = screenStory({
  ...council,
  play: () => press('Log Out'),
  shows: '1 e-mail is not sent yet.',
})

export const Dark = screenStory({ ...council, dark: true, shows: 'Not sent: 1 e-mail' })
