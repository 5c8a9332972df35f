import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'

interface HandbookStorySettings {
  readonly page: ComponentType
  /** Every item of the source: texts that have to be on the page. */
  readonly items: () => readonly string[]
  /** What else has to be true of the page. */
  readonly play?: () => Promise<void> | void
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** A page of the handbook on a desk, in the dark and on a phone; each proves that no item of its source is missing. */
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
      // Nothing may be cut off or scroll sideways.
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
