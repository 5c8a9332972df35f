import type { StoryObj } from '@storybook/react-vite'
import { configure, expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/app'
import { createTestServices, type TestServicesSettings } from '@tests/support/test-services'
import { STANDSTILL } from '@tests/support/standstill'

// As in tests/support/setup-browser.ts: a story may take long to load on a busy machine.
configure({ asyncUtilTimeout: STANDSTILL })

type Stage = Awaited<ReturnType<typeof createTestServices>>

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

/** A screen in one of its states, on the real routes and a mock host of its own: stories contain no JSON. */
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
    async () => {
      const stage = await createTestServices(settings)
      await prepare?.(stage)
      return { stage }
    },
  ],
  render: (_, { loaded }) => <App services={stageOf(loaded).services} initialPath={path} />,
  // The state of a screen comes from its mock host.
  parameters: { controls: { disable: true } },
  globals: phone ? { viewport: { value: 'phone' } } : {},
  play: async (context) => {
    const stage = stageOf(context.loaded)
    const { mock } = stage
    await play?.(context)
    await meanwhile?.(stage)
    // If a fault was never used, the screen is in another state than the story's.
    const struck = (settings.faults ?? []).flatMap(({ call }) => (call === '*' ? [] : call))
    await waitFor(() => expect(mock.calls).toEqual(expect.arrayContaining(struck)))
    if (holds !== undefined) await screen.findAllByDisplayValue(holds)
    // A loading text is in place at once and visible only after a moment.
    await waitFor(() => expect(screen.getAllByText(shows)[0]).toBeVisible())
    // A dialog that is closing is no longer part of the state.
    await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull())
  },
})
