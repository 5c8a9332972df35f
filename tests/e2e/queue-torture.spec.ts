import { expect, test, type Page } from '@playwright/test'
import { REVIEWERS } from '@/domain/people/reviewers'
import { startMockHost } from '@mocks/server/mock-host'
import { SeededRandom } from '@mocks/seed/random'
import { killBrowser, launchBrowser } from './support/kill-browser'
import { logIn, logOut } from './support/session'

/** Set by `npm run torture`. */
const KILLS = Number(process.env.TORTURE_KILLS ?? 3)
const SEED = Number(process.env.TORTURE_SEED ?? 3)

const BATCH = 60

/** In milliseconds; about as long as a batch takes to be sent. */
const LONGEST_LIFE = 30_000

/** In milliseconds. */
const OUTAGE = 10_000

/** Sends the remaining e-mails after every eighth kill. */
const SENDS_EVERY = 8

/** Returns the link of each invitation, which contains the application and the reviewer. */
async function invitationsOn(host: string): Promise<string[]> {
  const mails: { message: string }[] = await (await fetch(`${host}/__test/mail`)).json()
  return mails.flatMap(({ message }) => /reviewer\d\?app_ID=\d+/.exec(message)?.[0] ?? [])
}

const sending = (page: Page) => page.getByRole('region', { name: 'Sending' })

async function writeBatch(page: Page) {
  await page.goto('/sendreviewers?needs=invite')
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Send Email to/ }) })
  await expect(rows.first()).toBeVisible()
  const send = page.getByRole('dialog').getByRole('button', { name: /^Send \d+ e-mails?$/ })
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Send e-mails…' }).click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox', { name: /^Send to/ })
  await expect(boxes.first()).toBeVisible()
  await dialog.getByRole('button', { name: /^Show \d+ more of/ }).click()
  for (const { label: role } of REVIEWERS) {
    await dialog.getByLabel(`Name, ${role} of all`).fill(`Dr ${role}`)
    await dialog.getByLabel(`Email, ${role} of all`).fill(`${role.replace(' ', '')}@example.org`)
    await dialog.getByRole('button', { name: new RegExp(`^Use for all .* of ${role}$`) }).click()
  }
  const ticked = dialog.getByRole('checkbox', { name: /^Send to/, checked: true })
  for (let count = await ticked.count(); count > BATCH; count -= 1) await ticked.last().uncheck()
  await expect(send).toHaveText(`Send ${BATCH} e-mails`)
  await send.click()
  await expect(sending(page)).toContainText(`${BATCH} e-mails`)
}

/** Returns the e-mails that the panel offers after a kill, and how many of them may have been sent. */
async function leftOver(page: Page) {
  const line = sending(page)
    .getByRole('alert')
    .filter({ hasText: /not been sent|not sent/ })
  const text = (await line.isVisible()) ? await line.innerText() : ''
  const count = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const all = count(/^(\d+) e-mail/)
  return { all, unsure: text.includes('may not have been') ? all : count(/(\d+) of them may/) }
}

/** Waits until the queue is empty, however long that takes. Each poll must show progress. */
async function allSent(page: Page) {
  for (;;) {
    const text = await sending(page).innerText()
    if (!text.includes('wait')) return
    await expect(sending(page)).not.toHaveText(text, { useInnerText: true })
  }
}

test(`${KILLS} batches with an outage, in randomly killed browsers, lose and repeat nothing, seed ${SEED}`, async () => {
  const random = new SeededRandom(SEED)
  const log: string[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const host = await startMockHost({ scenario: 'many' })
    const profile = test.info().outputPath(`profile-${kill}`)
    const before = (await invitationsOn(host.origin)).length
    let context = await launchBrowser(profile, host.origin)
    let page = context.pages()[0] ?? (await context.newPage())
    await logIn(page, 'admin@demo.urc')
    await writeBatch(page)
    await sending(page)
      .getByRole('button', { name: /^Do it now/ })
      .click()
    await page.waitForTimeout(random.between(500, 3000))
    await context.setOffline(true)
    await page.waitForTimeout(OUTAGE)
    await expect(sending(page)).toContainText('The council’s server cannot be reached.')
    await context.setOffline(false)
    const life = random.between(0, LONGEST_LIFE)
    await page.waitForTimeout(life)
    await killBrowser(context)

    const arrived = (await invitationsOn(host.origin)).slice(before)
    context = await launchBrowser(profile, host.origin)
    page = context.pages()[0] ?? (await context.newPage())
    await logIn(page, 'urc@demo.urc')
    await expect(sending(page)).toBeHidden()
    await logOut(page)
    await logIn(page, 'admin@demo.urc')
    if (arrived.length < BATCH) await expect(sending(page)).toBeVisible()
    const left = await leftOver(page)
    log.push(`killed after ${life} ms: ${arrived.length} arrived, ${left.all} offered, ${left.unsure} perhaps`)
    process.stdout.write(`${log.at(-1)}\n`)
    // Only the e-mail in flight can be both sent and offered again, or be uncertain.
    expect(arrived.length + left.all, log.join('\n')).toBeGreaterThanOrEqual(BATCH)
    expect(arrived.length + left.all - left.unsure, log.join('\n')).toBeLessThanOrEqual(BATCH)

    if (left.all > 0 && kill % SENDS_EVERY === 1) {
      await sending(page)
        .getByRole('button', { name: /^Send / })
        .click()
      await allSent(page)
      const perhaps = await sending(page).getByText('E-mail not confirmed').count()
      expect(perhaps).toBeLessThanOrEqual(left.unsure)
      const complete = (await invitationsOn(host.origin)).length - before
      expect(complete, log.join('\n')).toBeGreaterThanOrEqual(BATCH - left.unsure)
    }
    const all = (await invitationsOn(host.origin)).slice(before)
    expect(new Set(all).size, log.join('\n')).toBe(all.length)
    await context.close()
    await host.close()
  }
})
