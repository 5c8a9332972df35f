import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { press } from '../support/press'
import { screenStory, waitForPage } from '../support/screen-story'

const meta: Meta = { title: 'Council/Application Dates' }
export default meta

const page = { path: paths.applicationDates, person: 'admin@demo.urc' }

const fillForm =
  (closeDate: string, year = '2027') =>
  async () => {
    await screen.findByDisplayValue('2026-11-30')
    const values = [
      ['Open Date', '2027-01-04'],
      ['Open Time', '08:30'],
      ['Close Date', closeDate],
      ['Close Time', '16:00'],
      ['Year', year],
    ] as const
    for (const [label, value] of values) {
      await userEvent.clear(screen.getByLabelText(label))
      await userEvent.type(screen.getByLabelText(label), value)
    }
  }

export const Default = screenStory({ ...page, shows: ['Open', '1 Nov 2026, 08:00', '30 Nov 2026, 16:00'] })

export const Closed = screenStory({ ...page, scenario: 'period-closed', shows: 'Closed' })

export const Loading = screenStory({
  ...page,
  faults: [{ call: 'getApplicationDates', kind: 'hang' }],
  play: waitForPage,
  shows: 'Loading...',
})

export const Broken = screenStory({
  ...page,
  faults: [{ call: 'getApplicationDates', kind: 'html' }],
  shows: /^We could not check the dates\./,
})

export const ClosesBeforeItOpens = screenStory({
  ...page,
  play: async () => {
    await fillForm('2026-12-31')()
    await press('Submit')
  },
  shows: guidance.closesBeforeOpening,
})

export const YearOfNeitherDate = screenStory({
  ...page,
  play: fillForm('2027-02-26', '2028'),
  shows: /The year 2028 fits neither of the two dates\./,
})

/** The demo's call is open; these are the dates of the next one. */
export const ClosesTheOpenCall = screenStory({
  ...page,
  play: async () => {
    await fillForm('2027-02-26')()
    await press('Submit')
    await screen.findByRole('alertdialog')
  },
  shows: /would close at once/,
})

export const Refused = screenStory({
  ...page,
  faults: [{ call: 'setApplicationDates', kind: 'refused' }],
  play: async () => {
    await fillForm('2027-02-26')()
    await press('Submit')
    await press('Set them anyway')
  },
  shows: ['Applications open 4 Jan 2027, 08:30 and close 26 Feb 2027, 16:00.', 'The council cannot do this now.'],
})

export const Phone = screenStory({ ...page, phone: true, shows: '30 Nov 2026, 16:00' })

export const NotYetOpen = screenStory({ ...page, now: new Date('2026-10-01T04:00:00Z'), shows: '30 Nov 2026, 16:00' })

export const NotToBeRead = screenStory({
  ...page,
  faults: [{ call: 'getApplicationDates', kind: 'refused' }],
  shows: /^We could not check the dates\./,
})

export const Dark = screenStory({ ...page, person: 'urc@demo.urc', dark: true, shows: '30 Nov 2026, 16:00' })
