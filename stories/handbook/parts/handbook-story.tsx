import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'

interface HandbookStorySettings {
  readonly page: ComponentType
  /** The texts of every item of the source, which the page must contain. */
  readonly items: () => readonly string[]
  readonly play?: () => Promise<void> | void
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Creates the stories of a handbook page: desktop, dark and phone. Each fails if an item of its source is missing. */
export function handbookStories({ page: Page, items, play }: HandbookStorySettings) {
  const story: StoryObj = {
    render: () => <Page />,
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('heading', { level: 1 })
      const shown = inOneLine(canvasElement.textContent)
      const expected = items()
      await expect(expected.length).toBeGreaterThan(0)
      await expect(expected.filter((text) => !shown.includes(inOneLine(text)))).toEqual([])
      await play?.()
      // Nothing may overflow horizontally.
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  }
  return {
    Default: story,
    Dark: {
      ...story,
      beforeEach: () => {
        document.documentElement.dataset.theme = 'dark'
        return () => void delete document.documentElement.dataset.theme
      },
    } satisfies StoryObj,
    Phone: { ...story, globals: { viewport: { value: 'phone' } } } satisfies StoryObj,
  }
}
