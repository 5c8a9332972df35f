import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, waitFor } from 'storybook/test'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Council/Sending' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.approvedApplications, person: 'admin@demo.urc' }

async function deny(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Select status of ${title}`) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Deny' }))
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The window is still open.')
  })
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Paused, so that the story does not change. */
async function twoThatWait() {
  await deny('Soil carbon')
  await press(/^Pause Denial, application 19/)
  await deny('Heat stress')
  await press(/^Pause Denial, application 22/)
}

async function sendOne() {
  await deny('Soil carbon')
  await press(/^Do it now/)
}

export const Waiting = screenStory({ ...page, play: twoThatWait, shows: '2 wait' })

export const WaitingOnAPhone = screenStory({ ...page, phone: true, play: twoThatWait, shows: '2 wait' })

export const Done = screenStory({
  ...page,
  play: sendOne,
  shows: 'Rejection email notification sent to the applicant.',
})

export const Collapsed = screenStory({
  ...page,
  phone: true,
  play: async () => {
    await sendOne()
    await screen.findByText('Rejection email notification sent to the applicant.')
    await press(/^Collapse the list/)
  },
  shows: '1 done',
})

export const NotSent = screenStory({
  ...page,
  faults: [{ call: 'grantOrDeny', kind: 'http-500' }],
  play: sendOne,
  shows: 'An error occurred. Please try again.',
})

export const SavedWithoutItsEmail = screenStory({
  ...page,
  phone: true,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: sendOne,
  shows: /^It is saved, without its e-mail\./,
})

export const AskedAtLogOut = screenStory({
  ...page,
  play: async () => {
    await deny('Soil carbon')
    await press(/^Log Out/)
  },
  shows: '1 thing waits and has not been sent',
})
