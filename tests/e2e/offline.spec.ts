import type { Page } from '@playwright/test'
import { build } from 'vite'
import { makePdfFile } from './support/applicant'
import { logIn, logOut } from './support/session'
import { expect, test, type Site } from './support/site'

test.use({ serviceWorkers: 'allow', storesDemo: true })

const DEMO = 'dist-demo'
const PRODUCTION = 'dist'

const openControls = async (page: Page) => {
  await page.getByRole('button', { name: 'Controls' }).click()
  return page.getByRole('dialog', { name: 'Controls of the demo' })
}

async function storeDemo(page: Page, path = '/home') {
  await page.goto(path)
  const dialog = await openControls(page)
  // A failure prints the state that the dialog shows instead.
  await expect(dialog).toContainText('Works offline')
  await dialog.press('Escape')
}

const readBuild = (page: Page) => page.locator('meta[name="demo-build"]').getAttribute('content')
const listCaches = (page: Page) => page.evaluate(() => window.caches.keys())
const listWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

/** Builds and serves the demo with a changed log-in page. The change renames every file that imports the page. */
async function serveNextBuild({ folder, serve }: Site) {
  await build({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [
      {
        name: 'changed-text',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('/login.screen.tsx') ? code.replace('submitLabel="Login"', 'submitLabel="Enter"') : null,
      },
    ],
  })
  await serve(folder)
}

test('the demo reports that it is stored, then works without a server', async ({ page, site, context }) => {
  await site.serve(DEMO)
  await storeDemo(page)
  await page.close()
  await site.stop()
  await context.setOffline(true)

  const offline = await context.newPage()
  const problems: string[] = []
  offline.on('pageerror', (error) => problems.push(error.message))
  await logIn(offline, 'admin@demo.urc')
  await offline.goto('/moredetails/8')
  const dossier = offline.waitForEvent('download')
  await offline.getByRole('button', { name: 'Dossier' }).click()
  expect((await dossier).suggestedFilename()).toMatch(/\.pdf$/)
  await offline.goto('/dashboard')
  await logOut(offline)
  const template = offline.waitForEvent('download')
  await offline
    .getByRole('link', { name: /Project Budget/ })
    .first()
    .click()
  expect((await template).suggestedFilename()).toMatch(/\.docx$/)
  await offline.getByRole('button', { name: 'Play the user guide' }).click()
  const video = offline.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(10)
  const videoRange = await offline.evaluate(async () => {
    const response = await fetch('/video/Application_Portal_Guide.mp4', { headers: { Range: 'bytes=100-199' } })
    return { status: response.status, size: (await response.arrayBuffer()).byteLength }
  })
  expect(videoRange).toEqual({ status: 206, size: 100 })

  await logIn(offline, 'applicant2@demo.urc')
  await offline.goto('/uploads')
  const file = await makePdfFile('proposal.pdf', { pages: 2 })
  await offline.getByLabel('Project Proposal', { exact: true }).setInputFiles(file)
  await offline.getByRole('button', { name: 'Preview Project Proposal' }).click()
  await expect(offline.getByRole('dialog').locator('canvas').first()).toBeVisible()
  await offline.keyboard.press('Escape')
  await expect((await openControls(offline)).getByText(/^Works offline/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a page of an earlier build works until a page of the next build loads', async ({ page, site, context }) => {
  await site.serve(DEMO)
  await storeDemo(page)
  const [first] = await listCaches(page)
  await serveNextBuild(site)

  const next = await context.newPage()
  await storeDemo(next)
  const second = `portal-demo ${site.address}/ ${await readBuild(next)}`
  expect(await listCaches(next)).toEqual([first, second])

  // The server no longer has this chunk of the earlier build.
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()
  await next.getByRole('link', { name: 'Login' }).first().click()
  await expect(next.getByRole('button', { name: 'Enter' })).toBeVisible()

  await page.close()
  await expect.poll(() => listCaches(next)).toEqual([second])
  await site.stop()
  await next.goto('/login')
  await expect(next.getByRole('button', { name: 'Enter' })).toBeVisible()
  expect(await readBuild(next)).toBe(second.split(' ').at(-1))
})

test('a partly stored build is not used without a server', async ({ page, site, context }) => {
  await site.serve(DEMO)
  await storeDemo(page)
  const first = await readBuild(page)
  await serveNextBuild(site)
  const next = await context.newPage()
  await next.goto('/home')
  expect(await readBuild(next)).not.toBe(first)
  await expect(next.getByRole('complementary', { name: 'Demo' })).toBeVisible()
  await site.stop()
  await next.goto('/login')
  expect(await readBuild(next)).toBe(first)
  await expect(next.getByRole('button', { name: 'Login' })).toBeVisible()
})

test.describe('a live portal at the address of the demo', () => {
  // The static server has no PHP files.
  test.use({ expectedError: /\.php|404|CheckSession|ApplicationDates/ })

  test('is shown immediately and removes everything of the demo', async ({ page, site }) => {
    await site.serve(DEMO)
    await storeDemo(page)
    expect(await listWorkers(page)).toEqual([`${site.address}/`])

    await site.serve(PRODUCTION)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="demo-build"]')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect.poll(() => listWorkers(page)).toEqual([])
    await expect.poll(() => listCaches(page)).toEqual([])
  })
})

test.describe('on a server of static files', () => {
  test.use({ expectedError: /404/ })

  test('every page of the demo opens once the first page has loaded', async ({ page, site }) => {
    await site.serve(DEMO, { pages: false })
    await storeDemo(page, '/')
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo works and explains its limits', async ({ page, site }) => {
    await site.serve(DEMO)
    await logIn(page, 'applicant@demo.urc')
    await page.getByRole('link', { name: 'View Applied Grants' }).click()
    await expect(page.getByRole('row', { name: /Mangrove restoration/ })).toBeVisible()
    await expect((await openControls(page)).getByText(/^This address has no service worker/)).toBeVisible()
  })
})

test('the demo can be installed', async ({ page, site }) => {
  await site.serve(DEMO)
  await storeDemo(page)
  const browser = await page.context().newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect({ url, errors }).toEqual({ url: `${site.address}/demo.webmanifest`, errors: [] })
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'RESEARCH GRANT MANAGEMENT SYSTEM', start_url: './' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Tests run in a private window, which allows no installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
