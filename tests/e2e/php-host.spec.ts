import { startPhpHost } from '../../scripts/support/php-host.mjs'
import { chooseFile, PROJECT_TITLE, writeApplication } from './support/applicant'
import { setPortalHost } from './support/portal-host'
import { closeAlert, DEMO_PASSWORD, logIn } from './support/session'
import { expect, test as watched } from './support/watch'

type PhpHost = Awaited<ReturnType<typeof startPhpHost>>

interface OwnHost {
  /** Sends a test request to the host (tests/php-host/README.md). */
  sendTestRequest: (name: string, body?: object) => Promise<void>
}

const POST_LIMIT = '3M'

/** Starts a separate host, because these tests may break it. */
const test = watched.extend<OwnHost, { ownHost: PhpHost }>({
  ownHost: [
    async ({ browserName: _browserName }, use) => {
      const host = await startPhpHost({ postMaxSize: POST_LIMIT })
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownHost }, use) => use(ownHost.address.replace(/\/$/, '')),
  sendTestRequest: async ({ request, baseURL: _baseURL }, use) => {
    await use(async (name, data = {}) => {
      const response = await request.post(`/__test/${name}`, { data })
      expect(response.ok()).toBe(true)
    })
    await request.post('/__test/reset', { data: {} })
  },
})

test.describe('a cold load', () => {
  test('of a reviewer’s link shows the application', async ({ page }) => {
    await page.goto('/reviewer1?app_ID=6')
    await expect(page.getByText('Hearing of machine operators')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Hearing of machine operators')).toBeVisible()
  })

  test('of an application’s details shows them through the session cookie', async ({ page }) => {
    await logIn(page, 'admin@demo.urc')
    await page.goto('/moredetails/5')
    await expect(page.getByRole('heading', { level: 1, name: 'More Details' })).toBeVisible()
    await expect(page.getByText('Application 5_')).toBeVisible()
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'PHPSESSID', path: '/' })
  })
})

test('a later visit loads the page again, and takes fingerprinted files from the cache', async ({ page }) => {
  /** Returns the bytes transferred from the host for each file in assets/. */
  const measureTransfers = async () => {
    const response = await page.goto('/login')
    expect(response?.headers()['cache-control']).toBe('no-cache')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    return page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[] // By its entry type.
      return entries
        .filter(({ name }) => name.includes('/assets/'))
        .map((entry) => [entry.name, entry.transferSize] as const)
    })
  }
  const firstTransfers = new Map(await measureTransfers())
  expect(Math.min(...firstTransfers.values())).toBeGreaterThan(0)
  await page.goto('about:blank')
  const cachedFiles = (await measureTransfers()).filter(([name]) => firstTransfers.has(name))
  expect(cachedFiles.length).toBeGreaterThan(1)
  expect(cachedFiles.filter(([, bytes]) => bytes > 0)).toEqual([])
})

for (const path of ['/login', '/login?next=%2Fprofile', '/signup', '/forgotpassword'])
  test(`values filled into ${path} by a password manager before start-up are kept`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document
          .querySelectorAll<HTMLInputElement>('form input')
          .forEach((input) => (input.value = `${input.name}@demo.urc`)),
      ),
    )
    await page.goto(path)
    await expect(page.locator('form')).not.toHaveAttribute('inert')
    // The session check re-renders the form.
    await page.waitForLoadState('networkidle')
    const inputs = page.locator('form input')
    const texts = await inputs.evaluateAll((elements: HTMLInputElement[]) =>
      elements.map(({ name, value }) => [name, value]),
    )
    expect(texts).toEqual(texts.map(([name]) => [name, `${name}@demo.urc`]))
    await inputs.first().press('End')
    await page.keyboard.type('!')
    await expect(inputs.first()).toHaveValue(/@demo\.urc!$/)
  })

test('a page that the browser has translated before start-up keeps what is filled in', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.textContent?.trim()) continue
        const font = document.createElement('font')
        text.parentNode?.replaceChild(font, text)
        font.append(text)
      }
      document.querySelectorAll('input').forEach((input) => (input.value = 'applicant@demo.urc'))
    }),
  )
  await page.goto('/login')
  await expect(page.locator('form')).not.toHaveAttribute('inert')
  await expect(page.getByLabel('Email')).toHaveValue('applicant@demo.urc')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
})

test('documents are downloaded under their names', async ({ page }) => {
  await logIn(page, 'urc@demo.urc')
  await page.goto('/reviewcriteriad')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download/ }).click()
  expect((await download).suggestedFilename()).toBe('Evaluation Criteria_URC Grants_1.docx')
  await page.goto('/moredetails/5')
  const proposalDownload = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Project proposal' }).click()
  expect((await proposalDownload).suggestedFilename()).toBe('proposal_5.pdf')
})

test('a session that ends during an application is renewed without leaving the page', async ({
  page,
  sendTestRequest,
}) => {
  await logIn(page, 'newcomer@demo.urc')
  await writeApplication(page)
  await sendTestRequest('expire-sessions')
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/popup$/)
  await page.goto('/submittedgrant')
  await expect(page.getByRole('row').filter({ hasText: PROJECT_TITLE })).toHaveCount(1)
})

test('an application is submitted although the host requires a leave and sends no e-mail', async ({
  page,
  sendTestRequest,
}) => {
  await sendTestRequest('habits', { habits: ['leave-always-required', 'mail-fails'] })
  await logIn(page, 'newcomer@demo.urc')
  await writeApplication(page)
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  await closeAlert(page, 'Error submitting to Grant.php: Missing required fields: Leave_Date, Leave_Duration')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Leave start date')).toBeFocused()
  await expect(page.getByText(/^Fill in both even if you take no leave\./)).toBeVisible()
  await page.getByLabel('Leave start date').fill('2027-01-01')
  await page.getByLabel('Leave duration in months').fill('1')
  await page.getByRole('link', { name: /^Reviewers/ }).click()
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  await expect(page).toHaveURL(/\/popup$/)
  await expect(
    page.getByText('Form submitted successfully, but the confirmation email could not be sent.'),
  ).toBeVisible()
  await expect(page.getByText(/You will get an e-mail/)).toHaveCount(0)
})

test('a file above the limit of PHP is reported by its size, and values stay', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.goto('/budget')
  await page.getByLabel('Application ID').selectOption({ index: 1 })
  await chooseFile(page, 'revision.pdf', { bytes: 4_000_000 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await closeAlert(page, 'Error uploading files.')
  await expect(page.getByText(/^The server did not accept a file of 4 MB\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove revision.pdf' })).toBeVisible()
})

test('a PHP notice before a response hides nothing', async ({ page, sendTestRequest }) => {
  await sendTestRequest('break', { file: 'ViewApplication.php', how: 'notice' })
  await logIn(page, 'admin@demo.urc')
  await page.goto('/viewapplication')
  await expect(page.getByRole('row', { name: /A dictionary of fishing words/ })).toBeVisible()
})

test.describe('a failure with a page of HTML', () => {
  test.use({ expectedError: /status of 500/ })

  test('shows a message, and Try again loads the page', async ({ page, sendTestRequest }) => {
    await logIn(page, 'admin@demo.urc')
    await sendTestRequest('break', { file: 'ViewApplication.php', how: 'failure' })
    await page.goto('/viewapplication')
    await expect(page.getByRole('alert')).toContainText('The server answered with an error.')
    await sendTestRequest('break', { file: 'ViewApplication.php', how: 'nothing' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row', { name: /A dictionary of fishing words/ })).toBeVisible()
  })
})

test('an address without a host is reported to the administrator', async ({ page }) => {
  await setPortalHost(page, '/index.html', 'http://')
  await page.goto('/home')
  await expect(page.getByText('The portal’s portal-host is “http://”, which is no address.')).toBeVisible()
})
