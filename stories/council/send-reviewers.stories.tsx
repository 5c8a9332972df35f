import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { listStories, screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Send Reviewers' }
export default meta

const page = { path: paths.sendReviewers, person: 'admin@demo.urc' }

export const Default = screenStory({ ...page, shows: ['Mark: 78', 'Not invited', 'Invited'] })

const list = listStories(page, 'listReviewers')
export const Empty = list.Empty
export const Loading = list.Loading
export const Refused = list.Refused
export const Broken = list.Broken
export const LongText = list.LongText

async function openFirstDialog() {
  await press(/^Send Email/)
  await screen.findByRole('textbox', { name: 'Message' })
}

export const Composer = screenStory({ ...page, play: openFirstDialog, shows: 'Open in mail client' })

export const Preview = screenStory({
  ...page,
  play: async () => {
    await openFirstDialog()
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  },
  shows: /^INVITATION TO REVIEW PROJECT/,
})

export const SavedButNotMailed = screenStory({
  ...page,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: async () => {
    await openFirstDialog()
    await press('Send')
    await press(/^Do it now/)
    await screen.findByRole('button', { name: /^Dismiss E-mail/ })
  },
  shows: /^The reviewer is saved, but the e-mail did not go out/,
})

const openDialogForAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await press('Send e-mails…')
  await screen.findByRole('dialog', { name: 'Send e-mails' })
}

/** The reviewers of all applications, with the names from the host. */
export const SeveralEmails = screenStory({ ...page, play: openDialogForAll, shows: 'Was sent this invitation before.' })

export const SeveralEmailsOnAPhone = screenStory({
  ...page,
  phone: true,
  play: async () => {
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select/ })
    if (box) await userEvent.click(box)
    await press('Send e-mails…')
  },
  shows: /^Send \d+ e-mails?$/,
})

export const SeveralEmailsDark = screenStory({
  ...page,
  dark: true,
  play: openDialogForAll,
  shows: 'Was sent this invitation before.',
})

/** Paused, so that the story stays stable. */
export const SeveralWaitBehindUndo = screenStory({
  ...page,
  play: async () => {
    await openDialogForAll()
    await press(/^Send \d+ e-mails?$/)
    await press(/^Pause/)
  },
  shows: /^paused at/,
})

export const ComposerOnAPhone = screenStory({
  ...page,
  phone: true,
  play: openFirstDialog,
  shows: 'Open in mail client',
})

export const Phone = screenStory({ ...page, phone: true, shows: 'Mark: 78' })

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: 'Mark: 78' })

export const Print = screenStory({ ...page, print: true, shows: 'Mark: 78' })
