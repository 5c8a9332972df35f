import { composeStory } from '@storybook/react-vite'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectLogged } from '@tests/support/console-watch'
import dashboard, { Applicant } from '../../../stories/account/dashboard.stories'
import home, { Default } from '../../../stories/visitor/home.stories'
import { globalTypes } from '../../../stories/support/toolbar'

/** Runs a story with settings of the toolbar. */
const runStory = (story: typeof Applicant, meta: typeof dashboard, choices: Readonly<Record<string, string>>) =>
  composeStory({ ...story, globals: choices }, meta, { globalTypes }).run()

// Loading another story unmounts the last one.
afterEach(() => composeStory({ render: () => <></> }, {}).load())

test('the toolbar shows a screen to another person', async () => {
  await runStory(Applicant, dashboard, { person: 'urc@demo.urc' })
  expect(await screen.findByText('Ready to decide')).toBeVisible()
})

test('the toolbar shows a screen with another scenario', async () => {
  await runStory(Applicant, dashboard, { person: 'admin@demo.urc', scenario: 'empty' })
  expect(await screen.findAllByText('Nothing waits.')).not.toEqual([])
  expect(screen.queryByText('Ready to decide')).toBeNull()
})

test('the toolbar sets the clock by the dates of the scenario', async () => {
  await runStory(Default, home, { clock: 'Just after they closed' })
  expect(await screen.findByText('Applications are closed')).toBeVisible()
})

test('the toolbar lets every call fail', async () => {
  expectLogged(/\.php \w+: /)
  await runStory(Applicant, dashboard, { weather: 'network' })
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()
})

test('without a choice a story renders unchanged and checks its state', async () => {
  await runStory(Applicant, dashboard, {})
  expect(screen.getByText('Apply New Grant')).toBeVisible()
})
