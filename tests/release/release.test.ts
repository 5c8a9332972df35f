import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import settings from '@/settings.json'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'
import { chromiumArguments, shellPath } from '../../scripts/support/chromium.mjs'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'
import { applySettings, readArchive, unpackArchive, writeSettings } from './archive'
import { SERVER_NAMES, startWebServer, whyNoServer } from '../../scripts/support/web-servers.mjs'

/** Settings of a university with a longer address, its own logo, and characters that HTML has to escape. */
const OTHER_SETTINGS = {
  folder: '/',
  host: '',
  branding: {
    ...settings.branding,
    productTitle: 'Grants & Awards',
    university: 'Universität "Åse"',
    council: 'Research Board',
    councilShort: 'RB',
    address: 'Universität "Åse", 1 North Road',
    email: 'board@aase.example',
    logo: 'images/aase.svg',
    itCentre: {
      name: 'Service <Desk>',
      address: ['Universität "Åse"', '1 North Road', 'Floor 2', 'Åsgard'],
      phone: '+47 22 00 00 00',
      fax: '',
    },
    copyright: '© 2026 Universität "Åse"',
    timeZone: { name: 'Europe/Oslo', words: 'Norwegian time' },
    awardsUrl: 'https://awards.aase.example/?a=1&b=2',
    errorReports: '/failures',
    reportSpeed: true,
    maintenanceNotice: 'Closed on 12 December, <18:00 to 20:00>.',
    statements: {
      privacy: {
        contact: { name: 'Data Officer', email: 'privacy@aase.example' },
        addition: 'The act of 2018 applies.',
      },
      accessibility: { contact: { name: 'Service Desk', email: 'desk@aase.example' }, addition: null },
    },
  },
}

/** Milliseconds that a script takes to handle a key. */
const KEY_DURATION = 80

const folder = mkdtempSync(join(tmpdir(), 'installed-'))
const installed = join(folder, 'installed')

const readPages = (release: string): Record<string, string> => {
  const portal = join(release, 'portal')
  const names = readdirSync(portal).filter((name) => name.endsWith('.html'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(portal, name), 'utf8')]))
}

beforeAll(() => unpackArchive(installed))
afterAll(() => rmSync(folder, { recursive: true }))

it('is the same in each build, in any folder and time zone', async () => {
  const rebuilt = join(folder, 'another/rebuilt')
  const env = { ...process.env, TZ: 'Pacific/Kiritimati' }
  await promisify(execFile)(process.execPath, ['scripts/release.mjs', 'portal', '--out', rebuilt], { env })
  const [first = {}, second = {}] = [readArchive(), readArchive(rebuilt)].map((archive) => unzipSync(archive))
  expect(Object.keys(second)).toEqual(Object.keys(first))
  expect(
    Object.keys(first).filter((path) => !Buffer.from(first[path] ?? []).equals(Buffer.from(second[path] ?? []))),
  ).toEqual([])
  expect(readArchive(rebuilt).equals(readArchive())).toBe(true)
})

it('lists its packages as CycloneDX, without a registry', () => {
  const text = readFileSync(join(installed, 'packages.cdx.json'), 'utf8')
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component.name).toBe('research-grant-portal')
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toContain('react-dom')
  expect(names).not.toContain('vitest')
  expect(text).not.toMatch(/https?:/)
})

it('signs the checksums with a given key', () => {
  const signers = join(folder, 'signers')
  writeFileSync(signers, `releases ${readFileSync(`${inject('signingKey')}.pub`, 'utf8')}`)
  const signature = join(inject('release'), 'SHA256SUMS.sig')
  const args = ['-Y', 'verify', '-f', signers, '-I', 'releases', '-n', 'file', '-s', signature]
  const verify = (input: string) => spawnSync('ssh-keygen', args, { input }).status
  const checksums = readFileSync(join(inject('release'), 'SHA256SUMS'), 'utf8')
  expect(verify(checksums)).toBe(0)
  expect(verify(`${checksums}0  other.zip\n`)).not.toBe(0)
})

it('prints the checksum of each archive', () => {
  const [checksum] = readFileSync(join(inject('release'), 'SHA256SUMS'), 'utf8').split('  ')
  expect(createHash('sha256').update(readArchive()).digest('hex')).toBe(checksum)
})

it('keeps source maps, templates and settings outside the folder that is served', () => {
  const servedPaths = readdirSync(join(installed, 'portal'), { recursive: true, encoding: 'utf8' })
  expect(servedPaths.filter((path) => /\.map$|^pages|^settings/.test(path))).toEqual([])
  expect(servedPaths).toContain('.htaccess')
  const maps = readdirSync(join(installed, 'source-maps', 'assets'))
  expect(maps.length).toBeGreaterThan(50)
  const scripts = readdirSync(join(installed, 'portal', 'assets')).filter((name) => name.endsWith('.js'))
  expect(
    scripts.filter((name) => readFileSync(join(installed, 'portal/assets', name), 'utf8').includes('sourceMapping')),
  ).toEqual([])
})

describe.skipIf(findPhp() === null)('the settings of an installed release', () => {
  it('are the same as in the build before any change', () => {
    const pagesBefore = readPages(installed)
    expect(applySettings(installed)).toMatchObject({ status: 0, stderr: '' })
    expect(readPages(installed)).toEqual(pagesBefore)
  })

  it('are the same without the optional ones, as in earlier releases', () => {
    const pagesBefore = readPages(installed)
    const isSet = ([, value]: [string, unknown]) => value !== null
    writeSettings(installed, {
      host: '',
      branding: Object.fromEntries(Object.entries(settings.branding).filter(isSet)),
    })
    expect(applySettings(installed)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.not.stringContaining('Warning'),
    })
    const withoutBranding = (pages: Record<string, string>) =>
      Object.values(pages).map((html) => html.replace(/<meta name="portal-branding"[^>]*>/, ''))
    expect(withoutBranding(readPages(installed))).toEqual(withoutBranding(pagesBefore))
    writeSettings(installed, settings)
    applySettings(installed)
  })

  const withBranding = (changes: object) => ({
    ...OTHER_SETTINGS,
    branding: { ...OTHER_SETTINGS.branding, ...changes },
  })

  it.each<[reason: string, values: unknown]>([
    ['is not JSON: Syntax error.', '{"host": ""'],
    ['folder: write the path of the portal', { ...OTHER_SETTINGS, folder: 'RGMS/' }],
    ['folder: write the path of the portal', { ...OTHER_SETTINGS, folder: '/RGMS' }],
    ['branding: copy this part from pages/settings.json', { host: '' }],
    ['hots: there is no such setting', { ...OTHER_SETTINGS, hots: '/RGMS/' }],
    ['host: write a text, or ""', { ...OTHER_SETTINGS, host: null }],
    [
      'branding.itCentre.fax: write a text, or ""',
      withBranding({ itCentre: { ...OTHER_SETTINGS.branding.itCentre, fax: null } }),
    ],
    ['branding.council: write a text', withBranding({ council: ' ' })],
    ['branding.awardsUrl: write a text, or null', withBranding({ awardsUrl: 7 })],
    ['branding.signature: write a list of texts', withBranding({ signature: 'The director' })],
    ['branding.signature: write a list of texts', withBranding({ signature: [] })],
    ['branding.email: board is not an e-mail address', withBranding({ email: 'board' })],
    ['branding.logo: there is no file images/none.svg', withBranding({ logo: 'images/none.svg' })],
    [
      'branding.timeZone.name: Oslo is not a time zone',
      withBranding({ timeZone: { name: 'Oslo', words: 'Oslo time' } }),
    ],
    ['branding.maintenanceNotice: write a text, or null', withBranding({ maintenanceNotice: true })],
    ['branding.maintenanceNotice: write at most 200', withBranding({ maintenanceNotice: 'Closed. '.repeat(26) })],
    ['branding.aiToolsForReviewers: write a text, or null', withBranding({ aiToolsForReviewers: ['No.'] })],
    ['branding.reportSpeed: write true or false', withBranding({ reportSpeed: 'true' })],
    ['branding.reportSpeed: write the path', withBranding({ reportSpeed: true, errorReports: null })],
    ['branding.errorReports: write a path', withBranding({ errorReports: 'https://other.example/' })],
    ['branding.awardsUrl: begin the address with https://', withBranding({ awardsUrl: 'awards' })],
  ])('are refused: %s', (reason, values) => {
    const pagesBefore = readPages(installed)
    cpSync(join(installed, 'portal/images/logo.svg'), join(installed, 'council/images/aase.svg'))
    writeSettings(installed, values)
    const { status, stderr } = applySettings(installed)
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
    expect(stderr).toContain('No page was changed.')
    expect(readPages(installed)).toEqual(pagesBefore)
  })

  describe('of another university', () => {
    let browser: Browser
    let host: Awaited<ReturnType<typeof startPhpHost>>
    beforeAll(async () => {
      cpSync(join(installed, 'portal/images/logo.svg'), join(installed, 'council/images/aase.svg'))
      writeSettings(installed, OTHER_SETTINGS)
      applySettings(installed)
      host = await startPhpHost({ env: { PORTAL_DIST: join(installed, 'portal') } })
      browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
    })
    afterAll(async () => {
      await browser.close()
      await host.stop()
    })

    it('replace every sample name in all pages', () => {
      for (const [name, html] of Object.entries(readPages(installed))) {
        const visibleHtml = html.replace(/<meta name="portal-branding"[^>]*>/, '')
        expect([name, visibleHtml.match(/Samanala|Research Council|Sri Lanka|\{\{|%7B%7B/g)]).toEqual([name, null])
      }
    })

    it.each([
      ['frontpage', 'link', 'Awards On a site of its own.'],
      ['home', 'img', 'Universität "Åse"'],
      ['privacy', 'link', 'privacy@aase.example'],
      ['accessibility', 'link', 'desk@aase.example'],
      ['login', 'heading', 'Login'],
    ] as const)('are in /%s before and after the portal runs', async (path, role, name) => {
      const page = await browser.newPage()
      page.setDefaultTimeout(NO_PROGRESS_TIMEOUT)
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
      await page.goto(new URL(path, host.address).href)
      await page.getByRole(role, { name }).first().waitFor()
      await page.getByRole('radio', { name: 'Dark' }).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.title()).toContain('Grants & Awards')
      const footer = await page.getByRole('contentinfo').innerText()
      expect(footer).toContain('1 North Road\nFloor 2\nÅsgard')
      expect(footer).not.toContain('Fax')
      const notice = page.getByRole('region', { name: 'Maintenance' })
      expect(await notice.innerText()).toBe('Closed on 12 December, <18:00 to 20:00>.')
      expect(await page.getByRole('link', { name: '+47 22 00 00 00' }).getAttribute('href')).toBe('tel:+4722000000')
      expect(failures).toEqual([])
      await page.close()
    })

    it('let a visit report its speed, without the number of the application', async () => {
      const page = await browser.newPage()
      page.setDefaultTimeout(NO_PROGRESS_TIMEOUT)
      const code = page.waitForResponse(/\/report-speed-/)
      await page.goto(new URL('reviewer2?app_ID=18', host.address).href)
      await page.getByRole('heading', { name: 'Review' }).waitFor()
      await code
      await page.evaluate((duration) => {
        addEventListener('keydown', ({ timeStamp }) => {
          while (performance.now() < timeStamp + duration);
        })
      }, KEY_DURATION)
      await page.keyboard.press('Tab')
      const report = page.waitForRequest('**/failures')
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        requestAnimationFrame(() => requestAnimationFrame(() => document.dispatchEvent(new Event('visibilitychange'))))
      })
      const request = await report
      expect(request.postDataJSON()).toEqual({
        page: '/reviewer2',
        largestPaint: expect.any(Number),
        slowestInteraction: expect.any(Number),
        version: expect.any(String),
      })
      expect(request.postDataJSON().slowestInteraction).toBeGreaterThanOrEqual(KEY_DURATION)
      const headers = await request.allHeaders()
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
      await page.close()
    })

    for (const name of SERVER_NAMES) {
      const skipReason = whyNoServer(name)
      it.skipIf(skipReason !== null)(`are in the pages that ${name} serves ${skipReason ?? ''}`, async () => {
        const server = await startWebServer(name, join(installed, 'portal'), '/')
        const pages = ['home', 'dashboard'].map(async (path) => (await fetch(server.address + path)).text())
        const [home, dashboard] = await Promise.all(pages)
        await server.stop()
        expect(home).toContain('<p class="font-medium">Research Board</p>')
        expect(dashboard).toContain('<title>Grants &amp; Awards</title>')
      })
    }

    it('are reported if the page was changed by hand', async () => {
      const page = await browser.newPage()
      await page.route('**/dashboard', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replace('name="portal-branding" content="{', '$&,') })
      })
      await page.goto(new URL('dashboard', host.address).href)
      await page.waitForFunction(() => document.body.innerText.includes('portal-branding is not JSON'))
      expect(await page.locator('#root').innerText()).toMatch(/^The portal’s portal-branding is not JSON\. Correct/)
      await page.close()
    })
  })
})
