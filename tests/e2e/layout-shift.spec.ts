import type { Page } from '@playwright/test'
import { PAGES } from '@/app/routes'
import { loseSession, logIn } from './support/session'
import { takeShifts, untilComplete, watchShifts } from './support/shifts'
import { addressOf, pagesOf, PEOPLE, VISITORS, type Visitor } from './support/visits'
import { expect, test } from './support/watch'

/** A layout shift up to 0.1 counts as good. A page whose content is in place from the start needs none of it. */
const STEADY = 0.02

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const

const open = PAGES.filter(({ who }) => who === 'anyone')
const guarded = PAGES.filter(({ who }) => who !== 'anyone')

/** The addresses that a person can open: their own pages, public ones, and some that are refused. */
const addressesOf = (person: Visitor) => {
  const strange = guarded.find((page) => !pagesOf(person).includes(page))
  const seen = person === 'visitor' || person === 'Applicant' ? [...open, ...pagesOf(person)] : pagesOf(person)
  return ['/', '/nowhere', ...new Set([...seen, ...(strange ? [strange] : [])].map(({ path }) => addressOf(path)))]
}

async function expectSteady(page: Page, what: string) {
  await untilComplete(page)
  const { total, moved } = await takeShifts(page)
  expect.soft(total, [`${what} moves as it loads:`, ...moved].join('\n')).toBeLessThanOrEqual(STEADY)
}

for (const viewport of SCREENS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const person of VISITORS)
      test(`no page that ${person} opens moves as it loads`, async ({ page }) => {
        await watchShifts(page)
        const email = PEOPLE[person]
        if (email) await logIn(page, email)
        for (const address of addressesOf(person)) {
          await page.goto(address)
          await expectSteady(page, address)
        }
      })

    test('no page moves for a person whose session has ended', async ({ page }) => {
      await watchShifts(page)
      await logIn(page, PEOPLE.Applicant)
      await loseSession(page)
      for (const address of ['/home', '/login', '/dashboard', '/home?next=%2Fdashboard']) {
        await page.goto(address)
        await expectSteady(page, address)
      }
    })

    for (const person of ['Applicant', 'Admin'] as const)
      test(`nothing moves when ${person} goes from the dashboard to a page and back`, async ({ page }) => {
        await watchShifts(page)
        await logIn(page, PEOPLE[person])
        await untilComplete(page)
        const tiles = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
        for (let at = 0; at < (await tiles.count()); at += 1) {
          await takeShifts(page)
          await tiles.nth(at).click()
          await expect(page).not.toHaveURL(/\/dashboard$/)
          await expectSteady(page, `The way to ${page.url()}`)
          await page.goBack()
          await expect(page).toHaveURL(/\/dashboard$/)
          await expectSteady(page, `The way back from ${at + 1}`)
        }
      })
  })
