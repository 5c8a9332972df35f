import { expect, test, type Page } from '@playwright/test'
import { startMockHost } from '@mocks/server/mock-host'
import { SeededRandom } from '@mocks/seed/random'
import { killBrowser, launchBrowser } from './support/kill-browser'
import { logIn, logOut } from './support/session'

/** `npm run torture` sets these. */
const KILLS = Number(process.env.TORTURE_KILLS ?? 3)
const SEED = Number(process.env.TORTURE_SEED ?? 3)

const BATCH_SIZE = 60

/** In milliseconds. A batch takes about this long to be sent. */
const LONGEST_RUN = 30_000

/** In milliseconds. */
const OUTAGE = 10_000

/** The remaining e-mails are sent after every eighth kill. */
const KILLS_PER_SENDING = 8

/** Returns the link of each invitation, which contains the application and the reviewer. */
async function fetchInvitations(host: string): Promise<string[]> {
  const mails: { message: string }[] = await (await fetch(`${host}/__test/mail`)).json()
  return mails.flatMap(({ message }) => /reviewer\d\?app_ID=\d+/.exec(message)?.[0] ?? [])
}

const findQueuePanel = (page: Page) => page.getByRole('region', { name: 'Sending' })

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
  const checkedBoxes = dialog.getByRole('checkbox', { name: /^Send to/, checked: true })
  for (let count = await checkedBoxes.count(); count > BATCH_SIZE; count -= 1) await checkedBoxes.last().uncheck()
  await expect(send).toHaveText(`Send ${BATCH_SIZE} e-mails`)
  await send.click()
  await expect(findQueuePanel(page)).toContainText(`${BATCH_SIZE} e-mails`)
}

/** Returns the number of e-mails that the panel offers after a kill, and how many of them may have been sent. */
async function readOfferedEmails(page: Page) {
  const line = findQueuePanel(page)
    .getByRole('alert')
    .filter({ hasText: /not been sent|not sent/ })
  const text = (await line.isVisible()) ? await line.innerText() : ''
  const readNumber = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const total = readNumber(/^(\d+) e-mail/)
  return { total, uncertain: text.includes('may not have been') ? total : readNumber(/(\d+) of them may/) }
}

/** Waits without timeout until the queue is empty. Each poll must show progress. */
async function waitForEmptyQueue(page: Page) {
  for (;;) {
    const text = await findQueuePanel(page).innerText()
    if (!text.includes('wait')) return
    await expect(findQueuePanel(page)).not.toHaveText(text, { useInnerText: true })
  }
}

test(`${KILLS} batches with an outage, in randomly killed browsers, lose and repeat no e-mail, seed ${SEED}`, async () => {
  const random = new SeededRandom(SEED)
  const log: string[] = []
  for (let killCount = 1; killCount <= KILLS; killCount += 1) {
    const host = await startMockHost({ scenario: 'many' })
    const profile = test.info().outputPath(`profile-${killCount}`)
    const initialCount = (await fetchInvitations(host.origin)).length
    let context = await launchBrowser(profile, host.origin)
    let page = context.pages()[0] ?? (await context.newPage())
    await logIn(page, 'admin@demo.urc')
    await writeBatch(page)
    await findQueuePanel(page)
      .getByRole('button', { name: /^Do it now/ })
      .click()
    await page.waitForTimeout(random.between(500, 3000))
    await context.setOffline(true)
    await page.waitForTimeout(OUTAGE)
    await expect(findQueuePanel(page)).toContainText('The council’s server cannot be reached.')
    await context.setOffline(false)
    const runTime = random.between(0, LONGEST_RUN)
    await page.waitForTimeout(runTime)
    await killBrowser(context)

    const sentInvitations = (await fetchInvitations(host.origin)).slice(initialCount)
    context = await launchBrowser(profile, host.origin)
    page = context.pages()[0] ?? (await context.newPage())
    await logIn(page, 'urc@demo.urc')
    await expect(findQueuePanel(page)).toBeHidden()
    await logOut(page)
    await logIn(page, 'admin@demo.urc')
    if (sentInvitations.length < BATCH_SIZE) await expect(findQueuePanel(page)).toBeVisible()
    const offered = await readOfferedEmails(page)
    log.push(
      `killed after ${runTime} ms: ${sentInvitations.length} arrived, ${offered.total} offered, ${offered.uncertain} uncertain`,
    )
    process.stdout.write(`${log.at(-1)}\n`)
    // Only the e-mail in flight can be both sent and offered again, or be uncertain.
    expect(sentInvitations.length + offered.total, log.join('\n')).toBeGreaterThanOrEqual(BATCH_SIZE)
    expect(sentInvitations.length + offered.total - offered.uncertain, log.join('\n')).toBeLessThanOrEqual(BATCH_SIZE)

    if (offered.total > 0 && killCount % KILLS_PER_SENDING === 1) {
      await findQueuePanel(page)
        .getByRole('button', { name: /^Send / })
        .click()
      await waitForEmptyQueue(page)
      const unconfirmed = await findQueuePanel(page).getByText('E-mail not confirmed').count()
      expect(unconfirmed).toBeLessThanOrEqual(offered.uncertain)
      const sentCount = (await fetchInvitations(host.origin)).length - initialCount
      expect(sentCount, log.join('\n')).toBeGreaterThanOrEqual(BATCH_SIZE - offered.uncertain)
    }
    const invitations = (await fetchInvitations(host.origin)).slice(initialCount)
    expect(new Set(invitations).size, log.join('\n')).toBe(invitations.length)
    await context.close()
    await host.close()
  }
})
