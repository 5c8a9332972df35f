import { expect, test as base } from '@playwright/test'
import { DEMO_PASSWORD } from './support/session'
import { openPlainTab, type PlainTab } from './support/plain-tab'

const test = base.extend<{ tab: PlainTab }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what the fixture needs
  tab: async ({}, use) => {
    const tab = await openPlainTab()
    await use(tab)
    await tab.close()
  },
})

const HEADING = `document.querySelector('h1')?.textContent`
const ROWS = `[...document.querySelectorAll('tbody tr')].filter((row) => /[0-9]+_2026/.test(row.textContent)).length`

/** A list of a person who is signed in, left for a page that is not the portal's. */
async function leaveAList(tab: PlainTab, baseURL = '') {
  await tab.goTo(`${baseURL}/login`)
  await expect
    .poll(() => tab.evaluate(`document.querySelector('form:not([inert]) [type=password]') !== null`))
    .toBe(true)
  await tab.evaluate(`document.querySelector('[type=email], [name=email]').focus()`)
  await tab.type('applicant@demo.urc')
  await tab.evaluate(`document.querySelector('[type=password]').focus()`)
  await tab.type(DEMO_PASSWORD)
  await tab.evaluate(`document.querySelector('[type=password]').form.requestSubmit()`)
  await expect.poll(() => tab.evaluate(HEADING)).toBe('Dashboard')
  await tab.goTo(`${baseURL}/submittedgrant`)
  await expect.poll(() => tab.evaluate(ROWS)).toBeGreaterThan(0)
  await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => { window.cameBack = persisted })`)
  await tab.goTo(`${baseURL}/THIRD-PARTY-LICENSES.txt`)
  await expect.poll(() => tab.evaluate('document.contentType')).toBe('text/plain')
}

async function comeBack(tab: PlainTab) {
  await tab.goBack()
  await expect.poll(() => tab.evaluate('window.cameBack'), `kept by the browser: ${tab.notKept.join('; ')}`).toBe(true)
}

test('a page that comes back from the back/forward cache stays where its person is still logged in', async ({
  tab,
  baseURL,
}) => {
  await leaveAList(tab, baseURL)
  await comeBack(tab)
  await expect.poll(() => tab.evaluate(HEADING)).toBe('Submitted Grants')
  await expect.poll(() => tab.evaluate(ROWS)).toBeGreaterThan(0)
})

test('a page that comes back from the back/forward cache shows nothing of who has logged out meanwhile', async ({
  tab,
  baseURL,
}) => {
  await leaveAList(tab, baseURL)
  // As in another tab.
  await tab.evaluate(`fetch('/Logout.php')`)
  await comeBack(tab)
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/home')
  expect(await tab.evaluate(ROWS)).toBe(0)
})
