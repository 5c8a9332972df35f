import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PortalApp } from '@/app/portal-app'
import { portalOnMock, type StageSettings } from '@tests/support/portal-on-mock'

type Stage = Awaited<ReturnType<typeof portalOnMock>>

export interface ScreenStorySettings extends StageSettings {
  readonly path: string
  /** A text that stands on the screen once it has got there: the story's own proof. */
  readonly shows: string | RegExp
  readonly phone?: boolean
  /** What a person does before the state of the story is reached. */
  readonly play?: StoryObj['play']
  /** Prepares the host before the page is opened. */
  readonly prepare?: (stage: Stage) => Promise<void>
}

/** A screen in one of its states, on the real routes and a mock host of its own: stories hold no JSON. */
export const screenStory = ({
  path,
  shows,
  phone = false,
  play,
  prepare,
  ...settings
}: ScreenStorySettings): StoryObj => ({
  loaders: [
    async () => {
      const stage = await portalOnMock(settings)
      await prepare?.(stage)
      return { stage }
    },
  ],
  // The loader above is what puts the stage there.
  render: (_, { loaded }) => <PortalApp portal={(loaded as { stage: Stage }).stage.portal} initialPath={path} />,
  globals: phone ? { viewport: { value: 'phone' } } : {},
  play: async (context) => {
    await play?.(context)
    const found = await within(document.body).findAllByText(shows, {}, { timeout: 10_000 })
    // What is quick never flickers: a skeleton is in place at once and seen after a moment.
    await waitFor(() => expect(found[0]).toBeVisible())
  },
})
