import type { StoryObj } from '@storybook/react-vite'
import { configure, expect, screen, waitFor } from 'storybook/test'
import { App } from '@/app/app'
import { createTestServices, type TestServicesSettings } from '@tests/support/test-services'
import { STANDSTILL } from '@tests/support/standstill'

// As in tests/support/setup-browser.ts: a story's code and data may take their time on a busy machine.
configure({ asyncUtilTimeout: STANDSTILL })

type Stage = Awaited<ReturnType<typeof createTestServices>>

export interface ScreenStorySettings extends TestServicesSettings {
  readonly path: string
  /** A text that stands on the screen once it has got there: the story's own proof. */
  readonly shows: string | RegExp
  /** What stands in one of its fields by then, where that is the proof. */
  readonly holds?: string | RegExp
  readonly phone?: boolean
  /** What a person does before the state of the story is reached. */
  readonly play?: StoryObj['play']
  /** What happens in another tab, or on the host, once the page is there. */
  readonly meanwhile?: (stage: Stage) => Promise<void>
  /** Prepares the host before the page is opened. */
  readonly prepare?: (stage: Stage) => Promise<void>
}

// The loader of each story is what puts the stage there.
const stageOf = (loaded: Record<string, unknown>): Stage => (loaded as { stage: Stage }).stage

/** A screen in one of its states, on the real routes and a mock host of its own: stories hold no JSON. */
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
  globals: phone ? { viewport: { value: 'phone' } } : {},
  play: async (context) => {
    const stage = stageOf(context.loaded)
    const { mock } = stage
    await play?.(context)
    await meanwhile?.(stage)
    // A fault that has not struck yet leaves the screen in another state than the story's.
    const struck = (settings.faults ?? []).flatMap(({ call }) => (call === '*' ? [] : call))
    await waitFor(() => expect(mock.calls).toEqual(expect.arrayContaining(struck)))
    if (holds !== undefined) await screen.findAllByDisplayValue(holds)
    // What is quick never flickers: a skeleton is in place at once and seen after a moment.
    await waitFor(() => expect(screen.getAllByText(shows)[0]).toBeVisible())
    // A window on its way out is no part of the state any more.
    await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull())
  },
})
