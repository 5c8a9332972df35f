import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, waitFor } from 'storybook/test'
import { COUNCIL_PAGES } from '@/council-pages'
import type { WriteRequest } from '@/writes/entry'
import { createStoredQueue } from '@/writes/stored-queue'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'
import type { TestServices } from '@tests/support/test-services'

const meta: Meta = { title: 'Council/Sending' }
export default meta

const page = { path: COUNCIL_PAGES.Admin.approvedApplications, person: 'admin@demo.urc' }

async function deny(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Select status of ${title}`) }))
  await press('Deny')
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The window is still open.')
  })
}

/** Paused, so that the story stays stable. */
async function queueTwoDenials() {
  await deny('Soil carbon')
  await press(/^Pause Denial, application 19/)
  await deny('Heat stress')
  await press(/^Pause Denial, application 22/)
}

async function sendDenial() {
  await deny('Soil carbon')
  await press(/^Do it now/)
}

export const Waiting = screenStory({ ...page, play: queueTwoDenials, shows: '2 wait' })

export const WaitingOnAPhone = screenStory({ ...page, phone: true, play: queueTwoDenials, shows: '2 wait' })

export const Done = screenStory({
  ...page,
  play: sendDenial,
  shows: 'Rejection email notification sent to the applicant.',
})

export const Collapsed = screenStory({
  ...page,
  phone: true,
  play: async () => {
    await sendDenial()
    await screen.findByText('Rejection email notification sent to the applicant.')
    await press(/^Collapse the list/)
  },
  shows: '1 done',
})

export const NotSent = screenStory({
  ...page,
  faults: [{ call: 'grantOrDeny', kind: 'refused' }],
  play: sendDenial,
  shows: 'An error occurred. Please try again.',
})

/** The host cannot be reached when the wait ends. */
async function denyWithoutHost({ mock }: TestServices) {
  await deny('Soil carbon')
  mock.faults.add({ call: 'checkSession', kind: 'network' })
  await press(/^Do it now/)
}

const HOST_AWAY_TEXT = 'The council’s server cannot be reached. 1 waits here, and goes on once it answers.'

export const HostAway = screenStory({ ...page, afterPlay: denyWithoutHost, shows: HOST_AWAY_TEXT })

export const HostAwayOnAPhone = screenStory({ ...page, phone: true, afterPlay: denyWithoutHost, shows: HOST_AWAY_TEXT })

export const SavedWithoutItsEmail = screenStory({
  ...page,
  phone: true,
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  play: sendDenial,
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

const createRequests = (count: number, [one, many]: readonly [string, string], what: string): readonly WriteRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${one}:${index}`,
    what,
    nouns: [one, many],
    shownId: `${index + 1}_2026`,
    title: 'Soil carbon under home gardens',
    ending: 'goes out',
    page: COUNCIL_PAGES.Admin.approvedApplications,
    write: { kind: one, applicationId: String(index + 1), input: null },
  }))

const SAVE_IN_FLIGHT = { step: 'save', mayBeDone: true } as const

/** Restores the queue of a browser that was killed while the first grant was in flight. */
async function restoreKilledQueue({ services }: TestServices) {
  await screen.findByRole('button', { name: /^Select status of Soil/ })
  const requests = [
    ...createRequests(3, ['grant', 'grants'], 'Grant'),
    ...createRequests(55, ['e-mail', 'e-mails'], 'E-mail to dean@uni.example'),
  ]
  await createStoredQueue(services.draftDatabaseName, services.session.person?.id ?? '').put(
    requests.map((request, index) => ({
      id: String(index),
      page: 'killed',
      state: index === 0 ? 'claimed' : 'waiting',
      request: index === 0 ? { ...request, write: { ...request.write, reached: SAVE_IN_FLIGHT } } : request,
    })),
  )
  await services.writes.restore()
}

export const LeftOver = screenStory({ ...page, afterPlay: restoreKilledQueue, shows: '3 grants and 55 e-mails' })

export const LeftOverOnAPhone = screenStory({
  ...page,
  phone: true,
  afterPlay: async (stage) => {
    await restoreKilledQueue(stage)
    await press(/^Open 3 grants/)
  },
  shows: '3 grants and 55 e-mails',
})
