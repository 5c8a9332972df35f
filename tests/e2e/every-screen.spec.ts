import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { logIn } from './support/session'
import { addressOf, pagesOf, PEOPLE, VISITORS } from './support/visits'
import { expect, test } from './support/watch'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const LOOKS = [
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const

/**
 * Colours change by transitions, each of which may start another in elements that inherit from it; axe reads the
 * colours of the moment.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    for (let still = 0; still < 3; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
      await new Promise(requestAnimationFrame)
  })

async function problems(page: Page): Promise<string[]> {
  await untilStill(page)
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document)
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    const overflow = document.documentElement.scrollWidth - innerWidth
    return overflow > 0 ? [...told, `${overflow} px wider than the screen`] : told
  })
}

for (const person of VISITORS) {
  test(`every screen of ${person} is accessible in light and dark, at the width of a desktop and of a phone`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const email = PEOPLE[person]
    if (email) await logIn(page, email)
    for (const { path } of pagesOf(person)) {
      await page.goto(addressOf(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      for (const { colorScheme, ...size } of LOOKS) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        expect(await problems(page), `${path}, ${size.width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}
