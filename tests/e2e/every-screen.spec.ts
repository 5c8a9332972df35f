import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { PAGES } from '@/app/routes'
import { waitForTransitions } from '../support/wait-for-transitions'
import { logIn } from './support/session'
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts'
import { toAddress, listOwnPages, listPages, DEMO_EMAILS, VISITORS, type Visitor } from './support/visitors'
import { expect, test } from './support/watch'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PHONE = { width: 360, height: 740 }

/** Stories check the other combinations: dark on a desktop, and light on a phone. */
const LOOKS = [
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
] as const

const listAddresses = (person: Visitor) => {
  const refused = PAGES.filter((page) => page.access !== 'anyone' && !listPages(person).includes(page)).slice(0, 1)
  return ['/', '/nowhere', ...[...listOwnPages(person), ...refused].map(({ path }) => toAddress(path))]
}

async function findProblems(page: Page): Promise<string[]> {
  await page.evaluate(waitForTransitions)
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false })
    const accessibilityProblems = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    const overflow = document.documentElement.scrollWidth - innerWidth
    // The tables of charts are clipped to 1 px, for screen readers.
    const clippedTables = Array.from(document.querySelectorAll('table'), ({ parentElement: box, caption }) =>
      box && box.clientWidth > 1 && box.scrollWidth > box.clientWidth
        ? `table is cut off: ${caption?.textContent}`
        : [],
    )
    return [
      ...accessibilityProblems,
      ...clippedTables.flat(),
      ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ]
  })
}

for (const { viewport, colorScheme } of LOOKS)
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    for (const person of VISITORS)
      test(`every screen of ${person} loads without layout shift and is accessible`, async ({ page }) => {
        await watchLayoutShifts(page)
        const email = DEMO_EMAILS[person]
        if (email) await logIn(page, email)
        for (const address of listAddresses(person)) {
          await page.goto(address)
          await expectNoLayoutShift(page, address)
          expect.soft(await findProblems(page), address).toEqual([])
        }
      })
  })

for (const address of ['/privacy', '/questions'])
  test(`${address} does not move on a phone when its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await watchLayoutShifts(page)
    await page.route('**/*.woff2', async (route) => {
      await page.locator('main h2').first().waitFor()
      await route.continue()
    })
    await page.goto(address)
    await expectNoLayoutShift(page, address)
  })
