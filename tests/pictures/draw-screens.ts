import { composeStories } from '@storybook/react-vite'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Screens } from './screens'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** How each screen is drawn, one after the other. */
const LOOKS = [
  { look: 'desk', size: DESK, theme: 'light' },
  { look: 'dark', size: DESK, theme: 'dark' },
  { look: 'phone', size: PHONE, theme: 'light' },
] as const

const drawn = (screens: Screens) =>
  screens.flatMap(({ module, names }) => {
    const stories: Record<string, { run: () => Promise<void> } | undefined> = composeStories(module)
    return names.map((name) => ({
      name: `${module.default.title ?? ''} ${name}`.toLowerCase().replaceAll(/\W+/g, '-'),
      story: stories[name],
    }))
  })

/** As large as the window: a picture of it has all that a person sees without scrolling. */
const pane = document.createElement('div')
pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none'

async function untilComplete(): Promise<void> {
  await document.fonts.ready
  // One without a picture is drawn as it is.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
}

/** All looks are compared, so that one run tells everything that changed. */
async function compareLooks(name: string): Promise<string[]> {
  const problems: string[] = []
  for (const { look, size, theme } of LOOKS) {
    document.documentElement.dataset.theme = theme
    await page.viewport(size.width, size.height)
    scrollTo(0, 0)
    await untilComplete()
    await expect
      .element(page.elementLocator(pane))
      .toMatchScreenshot(`${name}-${look}`)
      .catch((error: unknown) => problems.push(`${name}, ${look}, ${size.width} px wide: ${String(error)}`))
  }
  return problems
}

// Native controls are drawn by the system, and the references are from Linux.
const isElsewhere = !navigator.platform.startsWith('Linux')

/** A test for each of the screens. Two files share them, so that each core draws one of them. */
export function drawScreens(screens: Screens): void {
  afterEach(() => {
    pane.remove()
    delete document.documentElement.dataset.theme
  })

  for (const { name, story } of drawn(screens))
    test.skipIf(isElsewhere)(`${name} looks as in its pictures`, async () => {
      await page.viewport(DESK.width, DESK.height)
      await story?.run()
      document.body.append(pane)
      const problems = await compareLooks(name)
      expect(problems.length, `${problems.join('\n\n')}\n\nIf it is meant so: npm run pictures:accept\n`).toBe(0)
    })
}

/** The names of the reference pictures of these screens. */
export const picturesOf = (screens: Screens): string[] =>
  drawn(screens).flatMap(({ name }) => LOOKS.map(({ look }) => `${name}-${look}`))
