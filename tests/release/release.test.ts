import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import settings from '@/settings.json'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'
import { chromiumArguments, shellPath } from '../../scripts/support/chromium.mjs'
import { findPhp, startPhpHost } from '../../scripts/support/php-host.mjs'
import { SERVER_NAMES, startWebServer, whyNoServer } from '../../scripts/support/web-servers.mjs'

/** A university with a longer address, an own logo, and characters that HTML has to escape. */
const OTHER = {
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
      fax: '+47 22 00 00 01',
    },
    copyright: '© 2026 Universität "Åse"',
    timeZone: { name: 'Europe/Oslo', words: 'Norwegian time' },
    awardsUrl: 'https://awards.aase.example/?a=1&b=2',
    statements: {
      privacy: {
        contact: { name: 'Data Officer', email: 'privacy@aase.example' },
        addition: 'The act of 2018 applies.',
      },
      accessibility: { contact: { name: 'Service Desk', email: 'desk@aase.example' }, addition: null },
    },
  },
}

let folder: string
let installed: string

const unpack = (to: string) => {
  const archive = readdirSync(folder).find((name) => name.endsWith('.zip')) ?? ''
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(folder, archive))))) {
    const file = join(to, path.slice(path.indexOf('/') + 1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

const pagesIn = (release: string): Record<string, string> => {
  const portal = join(release, 'portal')
  const names = readdirSync(portal).filter((name) => name.endsWith('.html'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(portal, name), 'utf8')]))
}

const apply = (release: string) =>
  spawnSync(findPhp() ?? '', [join(release, 'apply-settings.php')], { encoding: 'utf8' })

const writeSettings = (release: string, values: unknown) =>
  writeFileSync(join(release, 'portal', 'settings.json'), typeof values === 'string' ? values : JSON.stringify(values))

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  installed = join(folder, 'installed')
  await promisify(execFile)(process.execPath, ['scripts/release.mjs', 'portal', '--out', folder])
  unpack(installed)
})

afterAll(() => rmSync(folder, { recursive: true }))

it('prints the checksum of each archive', () => {
  const [sum, name = ''] = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('  ')
  expect(
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ).toBe(sum)
})

it('keeps source maps and templates outside the folder that is served', () => {
  const served = readdirSync(join(installed, 'portal'), { recursive: true, encoding: 'utf8' })
  expect(served.filter((path) => path.endsWith('.map') || path.startsWith('pages'))).toEqual([])
  expect(served).toContain('.htaccess')
  const maps = readdirSync(join(installed, 'source-maps', 'assets'))
  expect(maps.length).toBeGreaterThan(50)
  const scripts = readdirSync(join(installed, 'portal', 'assets')).filter((name) => name.endsWith('.js'))
  expect(
    scripts.filter((name) => readFileSync(join(installed, 'portal/assets', name), 'utf8').includes('sourceMapping')),
  ).toEqual([])
})

describe.skipIf(findPhp() === null)('the settings of an installed release', () => {
  it('are those of the build at first', () => {
    const before = pagesIn(installed)
    expect(apply(installed)).toMatchObject({ status: 0, stderr: '' })
    expect(pagesIn(installed)).toEqual(before)
  })

  const withBranding = (change: object) => ({ ...OTHER, branding: { ...OTHER.branding, ...change } })

  it.each<[reason: string, values: unknown]>([
    ['is not JSON: Syntax error.', '{"host": ""'],
    ['branding: copy this part from pages/settings.json', { host: '' }],
    ['hots: there is no such setting', { ...OTHER, hots: '/RGMS/' }],
    ['host: write a text, or ""', { ...OTHER, host: null }],
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
    ['branding.errorReports: write a path', withBranding({ errorReports: 'https://other.example/' })],
    ['branding.awardsUrl: begin the address with https://', withBranding({ awardsUrl: 'awards' })],
  ])('are refused: %s', (reason, values) => {
    const before = pagesIn(installed)
    cpSync(join(installed, 'portal/images/logo.svg'), join(installed, 'portal/images/aase.svg'))
    writeSettings(installed, values)
    const { status, stderr } = apply(installed)
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
    expect(stderr).toContain('No page was changed.')
    expect(pagesIn(installed)).toEqual(before)
  })

  describe('of another university', () => {
    let browser: Browser
    let host: Awaited<ReturnType<typeof startPhpHost>>
    beforeAll(async () => {
      cpSync(join(installed, 'portal/images/logo.svg'), join(installed, 'portal/images/aase.svg'))
      writeSettings(installed, OTHER)
      apply(installed)
      host = await startPhpHost({ env: { PORTAL_DIST: join(installed, 'portal') } })
      browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
    })
    afterAll(async () => {
      await browser.close()
      await host.stop()
    })

    it('leave no name of the samples in any page', () => {
      for (const [name, html] of Object.entries(pagesIn(installed))) {
        const shown = html.replace(/<meta name="portal-branding"[^>]*>/, '')
        expect([name, shown.match(/Samanala|Research Council|Sri Lanka|\{\{|%7B%7B/g)]).toEqual([name, null])
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
      expect(await page.getByRole('contentinfo').innerText()).toContain('1 North Road\nFloor 2\nÅsgard')
      expect(await page.getByRole('link', { name: '+47 22 00 00 00' }).getAttribute('href')).toBe('tel:+4722000000')
      expect(failures).toEqual([])
      await page.close()
    })

    for (const name of SERVER_NAMES) {
      const why = whyNoServer(name)
      it.skipIf(why !== null)(`are in the pages that ${name} serves ${why ?? ''}`, async () => {
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

    it('stay with an upgrade, and the earlier folder is the way back', () => {
      const next = join(folder, 'next')
      unpack(next)
      cpSync(join(installed, 'portal/settings.json'), join(next, 'portal/settings.json'))
      cpSync(join(installed, 'portal/images/aase.svg'), join(next, 'portal/images/aase.svg'))
      expect(apply(next)).toMatchObject({ status: 0, stderr: '' })
      expect(pagesIn(next)).toEqual(pagesIn(installed))
    })
  })
})
