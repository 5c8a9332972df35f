import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/app'
import { statusLabel } from '@/domain/status/status'
import { createTestServices, type TestServices, type TestServicesSettings } from '@tests/support/test-services'
import { inTurn } from './docs-frame'
import { applyPrintStyles } from './print-styles'
import { listed, statesOf, type ScreenState, type StateSettings } from './states'
import { chosenIn } from './toolbar'

export interface ScreenStorySettings extends StateSettings {
  readonly path: string
  /** What happens in another tab, or on the host, once the page is shown. */
  readonly meanwhile?: (stage: TestServices) => Promise<void>
  /** Prepares the host before the page is opened. */
  readonly prepare?: (stage: TestServices) => Promise<void>
}

/** What a story says of itself under `parameters.screen`. */
export interface ShownScreen {
  readonly path: string
  readonly states: ReadonlySet<ScreenState>
}

// The loader of each story creates the stage.
const stageOf = (loaded: Record<string, unknown>): TestServices => (loaded as { stage: TestServices }).stage

/** Stays with its first stage: Storybook runs the loader again also when only the size of the viewport changes. */
function Screen({ stage, path }: { stage: TestServices; path: string }) {
  const [{ services }] = useState(stage)
  return <App services={services} initialPath={path} />
}

/** Waits for all that proves the state. */
async function provesState(settings: StateSettings, stage: TestServices) {
  const { shows, holds, statuses = [], faults = [], dark, print } = settings
  // If a fault was never used, the screen is in another state than the story's.
  const struck = faults.flatMap(({ call }) => (call === '*' ? [] : call))
  await waitFor(() => expect(stage.mock.calls).toEqual(expect.arrayContaining(struck)))
  for (const value of listed(holds)) await screen.findAllByDisplayValue(value)
  // A loading text is in place at once and visible only after a moment.
  for (const text of listed(shows)) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
  // The word of a status is in the choices of a filter, too.
  for (const word of statuses.map(statusLabel))
    await expect((await screen.findAllByText(word, { ignore: 'option' }))[0]).toBeVisible()
  if (dark) await expect(getComputedStyle(document.body).colorScheme).toBe('dark')
  if (print) await expect(screen.queryAllByRole('button').filter((button) => !button.closest('th'))).toEqual([])
  // A dialog that is closing is no longer part of the state.
  await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull())
}

/**
 * A screen in one of its states, on the real routes and a mock host of its own: stories contain no JSON. What is chosen
 * in the toolbar replaces the story's settings; its state is then no longer reached, nor proved.
 */
export const screenStory = ({ path, play, meanwhile, prepare, ...settings }: ScreenStorySettings): StoryObj => {
  const { phone = false, dark = false, print = false } = settings
  const viewport = phone ? 'phone' : print ? 'paper' : undefined
  return {
    beforeEach: () => {
      if (dark) document.documentElement.dataset.theme = 'dark'
      const unprint = print ? applyPrintStyles() : undefined
      return () => {
        unprint?.()
        delete document.documentElement.dataset.theme
      }
    },
    loaders: [
      async ({ globals }) => {
        const choices = chosenIn(globals)
        const replaced = choices.reduce<TestServicesSettings>(
          (all, choice) => ({ ...all, ...choice.settings }),
          // The page's foot applies the theme that is stored on the device; a page without a foot applies none.
          dark ? { ...settings, stored: { ...settings.stored, theme: 'dark' } } : settings,
        )
        const stage = await createTestServices(replaced)
        // It may change an application that the other scenario does not have.
        if (replaced.scenario === settings.scenario) await prepare?.(stage)
        for (const { change } of choices) await change?.(stage)
        return { stage }
      },
    ],
    render: (_, { loaded, globals }) => (
      <Screen
        key={chosenIn(globals)
          .map(({ value }) => value)
          .join()}
        stage={stageOf(loaded)}
        path={path}
      />
    ),
    globals: viewport ? { viewport: { value: viewport } } : {},
    parameters: {
      screen: { path, states: statesOf({ ...settings, play }) } satisfies ShownScreen,
      // The state of a screen comes from its mock host.
      controls: { disable: true },
      // A screen needs a page of its own: it has fixed bars, a title, and ids that another one has as well.
      docs: {
        story: { inline: false, height: phone ? '740px' : '640px' },
        canvas: { className: phone ? 'max-w-[362px]' : '' },
      },
    },
    play: async (context) => {
      if (chosenIn(context.globals).length > 0) return
      const stage = stageOf(context.loaded)
      await inTurn(async () => {
        await play?.(context)
        await meanwhile?.(stage)
        await provesState(settings, stage)
      })
    },
  }
}
