import { composeStories } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Screens } from './screens'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

const LOOKS = [
  { look: 'desk', size: DESK, theme: 'light' },
  { look: 'dark', size: DESK, theme: 'dark' },
  { look: 'phone', size: PHONE, theme: 'light' },
] as const

const composeScreens = (screens: Screens) =>
  screens.flatMap(({ module, names }) => {
    const stories: Record<string, { run: () => Promise<void> } | undefined> = composeStories(module)
    return names.map((name) => ({
      name: `${module.default.title ?? ''} ${name}`.toLowerCase().replaceAll(/\W+/g, '-'),
      story: stories[name],
    }))
  })

/** Covers the window, so that a picture shows the viewport. */
const pane = document.createElement('div')
pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none'

async function waitForContent(): Promise<void> {
  await document.fonts.ready
  // Ignores broken images.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
}

/** Compares all looks of a screen, so that one run reports every change. */
async function compareLooks(name: string): Promise<string[]> {
  const problems: string[] = []
  for (const { look, size, theme } of LOOKS) {
    document.documentElement.dataset.theme = theme
    await page.viewport(size.width, size.height)
    scrollTo(0, 0)
    await waitForContent()
    await expect
      .element(page.elementLocator(pane))
      .toMatchScreenshot(`${name}-${look}`)
      .catch((error: unknown) => problems.push(`${name}, ${look}, ${size.width} px wide: ${String(error)}`))
  }
  return problems
}

// The system draws native controls, and the references are from Linux.
const isOtherSystem = !navigator.platform.startsWith('Linux')

/** Declares a test for each screen. Two files share the screens, to use two cores. */
export function drawScreens(screens: Screens): void {
  afterEach(() => {
    pane.remove()
    delete document.documentElement.dataset.theme
  })

  for (const { name, story } of composeScreens(screens))
    test.skipIf(isOtherSystem)(`${name} matches its pictures`, async () => {
      await page.viewport(DESK.width, DESK.height)
      await story?.run()
      document.body.append(pane)
      const problems = await compareLooks(name)
      expect(problems.length, `${problems.join('\n\n')}\n\nIf the change is intended: npm run pictures:accept\n`).toBe(
        0,
      )
    })
}

export const listPictureNames = (screens: Screens): string[] =>
  composeScreens(screens).flatMap(({ name }) => LOOKS.map(({ look }) => `${name}-${look}`))
