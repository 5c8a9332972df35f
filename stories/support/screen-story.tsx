import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/app'
import { branding } from '@/branding'
import type { CallName } from '@/contract'
import { statusLabel } from '@/domain/status/status'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import type { FaultKind } from '@/wire/mock/faults'
import { createTestServices, type TestServices, type TestServicesSettings } from '@tests/support/test-services'
import { runInTurn } from './docs-frame'
import { applyPrintStyles } from './print-styles'
import { asList, listStates, type ScreenState, type StateSettings } from './states'
import { LONG_TITLE } from './texts'
import { findChoices } from './toolbar'

export interface ScreenStorySettings extends StateSettings {
  readonly path: string
  /** Runs after `play`: a change in another tab or on the host. */
  readonly afterPlay?: (stage: TestServices) => Promise<void>
  /** Prepares the host before the page is opened. */
  readonly prepare?: (stage: TestServices) => Promise<void>
}

/** The `parameters.screen` of a story. */
export interface ScreenParameters {
  readonly path: string
  readonly states: ReadonlySet<ScreenState>
}

const getTestServices = (loaded: Record<string, unknown>): TestServices => (loaded as { stage: TestServices }).stage

/** Keeps its first stage, because Storybook also reruns the loader when only the viewport size changes. */
function Screen({ stage, path }: { stage: TestServices; path: string }) {
  const [{ services }] = useState(stage)
  return <App services={services} initialPath={path} />
}

async function expectState(settings: StateSettings, stage: TestServices) {
  const { shows, holds, statuses = [], faults = [], dark, print } = settings
  // Without the fault, the screen is in another state.
  const faultyCalls = faults.flatMap(({ call }) => (call === '*' ? [] : call))
  await waitFor(() => expect(stage.mock.calls).toEqual(expect.arrayContaining(faultyCalls)))
  for (const value of asList(holds)) await screen.findAllByDisplayValue(value)
  // A loading text is in the DOM at once, but visible only after a delay.
  for (const text of asList(shows)) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
  // A filter also has an option with the label of a status.
  for (const word of statuses.map(statusLabel))
    await expect((await screen.findAllByText(word, { ignore: 'option' }))[0]).toBeVisible()
  if (dark) await expect(getComputedStyle(document.body).colorScheme).toBe('dark')
  if (print) await expect(screen.queryAllByRole('button').filter((button) => !button.closest('th'))).toEqual([])
  // Waits for closing dialogs.
  await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull())
}

/**
 * Creates a story of a screen in one state, on the real routes and its own mock host; stories contain no JSON. Choices
 * in the toolbar replace its settings, and its state is then not asserted.
 */
export const screenStory = ({ path, play, afterPlay, prepare, ...settings }: ScreenStorySettings): StoryObj => {
  const { phone = false, dark = false, print = false } = settings
  const viewport = phone ? 'phone' : print ? 'paper' : undefined
  return {
    beforeEach: () => {
      if (dark) document.documentElement.dataset.theme = 'dark'
      const revertPrintStyles = print ? applyPrintStyles() : undefined
      const samples = { ...branding }
      Object.assign(branding, settings.branding)
      return () => {
        Object.assign(branding, samples)
        revertPrintStyles?.()
        delete document.documentElement.dataset.theme
      }
    },
    loaders: [
      async ({ globals }) => {
        const choices = findChoices(globals)
        const chosenSettings = choices.reduce<TestServicesSettings>(
          (all, choice) => ({ ...all, ...choice.settings }),
          // The footer of the page applies the stored theme; a page without a footer applies none.
          dark ? { ...settings, stored: { ...settings.stored, theme: 'dark' } } : settings,
        )
        const stage = await createTestServices(chosenSettings)
        // `prepare` may change an application that is missing from another scenario.
        if (chosenSettings.scenario === settings.scenario) await prepare?.(stage)
        for (const { change } of choices) await change?.(stage)
        return { stage }
      },
    ],
    render: (_, { loaded, globals }) => (
      <Screen
        key={findChoices(globals)
          .map(({ value }) => value)
          .join()}
        stage={getTestServices(loaded)}
        path={path}
      />
    ),
    globals: viewport ? { viewport: { value: viewport } } : {},
    parameters: {
      screen: { path, states: listStates({ ...settings, play }) } satisfies ScreenParameters,
      controls: { disable: true },
      // A screen needs its own document, for its fixed bars, title and ids.
      docs: {
        story: { inline: false, height: phone ? '740px' : '640px' },
        canvas: { className: phone ? 'max-w-[362px]' : '' },
      },
    },
    play: async (context) => {
      if (findChoices(context.globals).length > 0) return
      const stage = getTestServices(context.loaded)
      await runInTurn(async () => {
        await play?.(context)
        await afterPlay?.(stage)
        await expectState(settings, stage)
      })
    },
  }
}

/** Returns the stories of a page whose calls hang, are refused or are unreadable. */
export function readingStories(page: Pick<ScreenStorySettings, 'path' | 'person'>, ...calls: CallName[]) {
  const createFailingStory = (kind: FaultKind, ...shows: string[]) =>
    screenStory({ ...page, faults: calls.map((call) => ({ call, kind })), shows })
  return {
    Loading: createFailingStory('hang', 'Loading...'),
    Refused: createFailingStory('refused', 'The server did not accept this.', REFUSAL_TEXT),
    Broken: createFailingStory('html', 'The server’s answer could not be read.'),
  }
}

/** Returns the stories of a list of applications: those of `readingStories`, without rows, and with long texts. */
export const listStories = (...page: Parameters<typeof readingStories>) => ({
  ...readingStories(...page),
  Empty: screenStory({ ...page[0], scenario: 'empty', shows: 'No applications found.' }),
  LongText: screenStory({ ...page[0], scenario: 'long-texts', shows: LONG_TITLE }),
})

/** Waits for the page: until then its route also shows “Loading...”. */
export async function waitForPage(): Promise<void> {
  await screen.findByRole('heading', { level: 1 })
}
