import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Request Agreement' }
export default meta

const page = { path: paths.requestAgreement, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: [/^Requested/, /^Download/, /^Not Available/] })

const list = listStories(page, 'listAgreements')
export const Empty = list.Empty
export const Loading = list.Loading
export const Refused = list.Refused
export const Broken = list.Broken
export const LongText = list.LongText

export const Composer = screenStory({
  ...page,
  play: () => press(/^Request agreement/),
  shows: 'Open in mail client',
})

async function openRequestForTwo() {
  for (const title of [/Tank cascades/, /Dengue control/])
    await userEvent.click(await screen.findByRole('checkbox', { name: title }))
  await press('Request…')
}

/** One of several applications has no agreement to sign yet. */
export const SeveralAtOnce = screenStory({
  ...page,
  play: openRequestForTwo,
  shows: /^You have not uploaded an agreement for this application/,
})

export const Phone = screenStory({ ...page, phone: true, shows: /^Requested/ })

export const RequestRefused = screenStory({
  ...page,
  faults: [{ call: 'requestAgreementByEmail', kind: 'refused' }],
  play: async () => {
    await press(/^Request agreement/)
    await press('Send')
    await press(/^Do it now/)
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

/** Several failures share one line. */
export const SeveralRefused = screenStory({
  ...page,
  faults: [{ call: 'requestAgreementByEmail', kind: 'refused' }],
  play: async () => {
    await openRequestForTwo()
    await press('Send 2 e-mails')
    await press(/^Do it now/)
  },
  shows: ['2: Failed to send email: The council cannot do this now.', 'Send 2 again'],
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: /^Requested/ })

export const Print = screenStory({ ...page, print: true, shows: /^Tank cascades/ })
