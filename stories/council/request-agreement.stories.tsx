import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { screenStory } from '../support/screen-story'
import { LONG_TITLE } from '../support/texts'

const meta: Meta = { title: 'Council/Request Agreement' }
export default meta

const page = { path: paths.requestAgreement, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: [/^Requested/, /^Download/, /^Not Available/] })

export const Empty = screenStory({ ...page, scenario: 'empty', shows: 'No applications found.' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'listAgreements', kind: 'hang' }],
  shows: 'Loading...',
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'listAgreements', kind: 'refused' }],
  shows: 'The server did not accept this.',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'listAgreements', kind: 'html' }],
  shows: 'The server’s answer could not be read.',
})

export const LongText = screenStory({ ...page, scenario: 'long-texts', shows: LONG_TITLE })

export const Composer = screenStory({
  ...page,
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Request agreement/ })
    if (first) await userEvent.click(first)
  },
  shows: 'Open in mail client',
})

/** One of several applications has no agreement to sign yet. */
export const SeveralAtOnce = screenStory({
  ...page,
  play: async () => {
    for (const title of [/Tank cascades/, /Dengue control/])
      await userEvent.click(await screen.findByRole('checkbox', { name: title }))
    await userEvent.click(screen.getByRole('button', { name: 'Request…' }))
  },
  shows: /^You have not uploaded an agreement for this application/,
})

export const Phone = screenStory({ ...page, phone: true, shows: /^Requested/ })

export const RequestRefused = screenStory({
  ...page,
  faults: [{ call: 'requestAgreementByEmail', kind: 'refused' }],
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Request agreement/ })
    if (first) await userEvent.click(first)
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Do it now/ }))
  },
  shows: 'Failed to send email: The council cannot do this now.',
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: /^Requested/ })

export const Print = screenStory({ ...page, print: true, shows: /^Tank cascades/ })
