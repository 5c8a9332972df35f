import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { configure, expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/app'
import { createTestServices, type TestServicesSettings } from '@tests/support/test-services'
import { STANDSTILL } from '@tests/support/standstill'
import { inTurn } from './docs-frame'
import { chosenIn, type Stage } from './toolbar'

// As in tests/support/setup-browser.ts: a story may take long to load on a busy machine.
configure({ asyncUtilTimeout: STANDSTILL })

export interface ScreenStorySettings extends TestServicesSettings {
  readonly path: string
  /** A text on the screen in the state of the story, which proves that it was reached. */
  readonly shows: string | RegExp
  /** The value of one of its fields, if that is the proof. */
  readonly holds?: string | RegExp
  readonly phone?: boolean
  /** What a person does to reach the state of the story. */
  readonly play?: StoryObj['play']
  /** What happens in another tab, or on the host, once the page is shown. */
  readonly meanwhile?: (stage: Stage) => Promise<void>
  /** Prepares the host before the page is opened. */
  readonly prepare?: (stage: Stage) => Promise<void>
}

// The loader of each story creates the stage.
const stageOf = (loaded: Record<string, unknown>): Stage => (loaded as { stage: Stage }).stage

/** Stays with its first stage: Storybook runs the loader again also when only the size of the viewport changes. */
function Screen({ stage, path }: { stage: Stage; path: string }) {
  const [{ services }] = useState(stage)
  return <App services={services} initialPath={path} />
}

/**
 * A screen in one of its states, on the real routes and a mock host of its own: stories contain no JSON. What is chosen
 * in the toolbar replaces the story's settings; its state is then no longer reached, nor proved.
 */
export const screenStory = ({
  path,
  shows,
  holds,
  phone = false,
  play,
  meanwhile,
  prepare,
  ...settings
}: ScreenStorySettings): StoryObj => ({
  loaders: [
    async ({ globals }) => {
      const choices = chosenIn(globals)
      const replaced = choices.reduce<TestServicesSettings>((all, choice) => ({ ...all, ...choice.settings }), settings)
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
  globals: phone ? { viewport: { value: 'phone' } } : {},
  parameters: {
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
      // If a fault was never used, the screen is in another state than the story's.
      const struck = (settings.faults ?? []).flatMap(({ call }) => (call === '*' ? [] : call))
      await waitFor(() => expect(stage.mock.calls).toEqual(expect.arrayContaining(struck)))
      if (holds !== undefined) await screen.findAllByDisplayValue(holds)
      // A loading text is in place at once and visible only after a moment.
      await waitFor(() => expect(screen.getAllByText(shows)[0]).toBeVisible())
      // A dialog that is closing is no longer part of the state.
      await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull())
    })
  },
})
