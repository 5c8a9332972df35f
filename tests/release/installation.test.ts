import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import settings from '@/settings.json'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'
import { makePdfFile } from '../e2e/support/applicant'
import { chromiumArguments, shellPath } from '../../scripts/support/chromium.mjs'
import { securityHeaders } from '../../scripts/support/security-headers'
import { SERVER_NAMES, startWebServer, whyNoServer } from '../../scripts/support/web-servers.mjs'
import { readArchive } from './archive'

const UNIVERSITY = 'University of the North'
const TEMPLATE = 'Templates/Project Proposal.docx'
const CAPTIONS = 'video/Application_Portal_Guide.vtt'
const OTHER_TEMPLATE = 'Templates/Project Budget.docx'

const archive = basename(readdirSync(inject('release')).find((name) => name.endsWith('.zip')) ?? '', '.zip')
const NEWER_ARCHIVE = 'research-grant-portal-newer'

const findScript = (paths: readonly string[]) =>
  basename(paths.find((path) => /assets\/index-[^/]+\.js$/.test(path)) ?? '')

/** Returns an archive of a later version: a script and a page have another name, and a sample another content. */
function makeNewerArchive(): Uint8Array {
  const files = unzipSync(readArchive())
  const script = findScript(Object.keys(files))
  const rename = (text: string) =>
    text
      .replaceAll(script, 'index-newer.js')
      .replaceAll(archive, NEWER_ARCHIVE)
      .replaceAll('/questions.html', '/newer.html')
  const entries = Object.entries(files).map(([path, bytes]) => [
    rename(path),
    /\.(?:html|js)$/.test(path) ? strToU8(rename(strFromU8(bytes))) : bytes,
  ])
  return zipSync({
    ...Object.fromEntries(entries),
    [`${NEWER_ARCHIVE}/portal/${OTHER_TEMPLATE}`]: strToU8('the sample of the newer version'),
  })
}

/** Returns the blocks of commands below a heading of docs/going-live.md. */
const readCommands = (heading: string): string[] => {
  const [, section = ''] = readFileSync('docs/going-live.md', 'utf8').split(`## ${heading}\n`)
  const [text = ''] = section.split('\n##')
  return [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = '']) => commands)
}

const [installCommands = ''] = readCommands('nginx, with the host on another server')
const [updateCommands = '', rollbackCommands = ''] = readCommands('Update and roll back')

/** Creates a folder with the archives and what the council writes. Returns what runs commands of the document in it. */
function prepare(base: string) {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'))
  const council = join(folder, 'written')
  const files = {
    'settings.json': JSON.stringify({
      ...settings,
      folder: base,
      branding: { ...settings.branding, university: UNIVERSITY, logo: 'images/north.svg' },
    }),
    'images/north.svg': readFileSync('public/images/logo.svg'),
    [TEMPLATE]: 'the template of the council',
    [CAPTIONS]: 'WEBVTT\n',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(council, path)), { recursive: true })
    writeFileSync(join(council, path), content)
  }
  cpSync(inject('release'), folder, { recursive: true })
  writeFileSync(join(folder, `${NEWER_ARCHIVE}.zip`), makeNewerArchive())
  mkdirSync(join(folder, 'docs'))
  const run = (commands: string, installed: string) => {
    const replacements: [RegExp, string][] = [
      [/^nano council.*/m, `cp -r ${council}/. council/`],
      [/\/etc\/nginx\/conf\.d\/portal\.conf/, `${folder}/docs/nginx.conf`],
      [/^(?:sudo n|curl).*/gm, ''],
      [/^sudo /gm, ''],
      [/\/var\/www\/portal/g, installed],
      [/research-grant-portal-0\.1\.0/g, archive],
      [/research-grant-portal-0\.2\.0/g, NEWER_ARCHIVE],
      [/^php /gm, `${process.env.PHP_PATH ?? 'php'} `],
    ]
    const script = replacements.reduce((text, [from, to]) => text.replace(from, to), commands)
    execFileSync('bash', ['-e', '-c', script], { cwd: folder })
  }
  return { folder, run }
}

for (const name of SERVER_NAMES) {
  const skipReason = whyNoServer(name)
  describe.skipIf(skipReason !== null).each(['/', '/RGMS/'])(
    `a portal in %s on ${name} ${skipReason ?? ''}`,
    (base) => {
      let folder: string
      let run: ReturnType<typeof prepare>['run']
      let server: Awaited<ReturnType<typeof startWebServer>>
      beforeAll(async () => {
        ;({ folder, run } = prepare(base))
        run(installCommands, join(folder, 'portal'))
        server = await startWebServer(name, join(folder, 'portal'), base, { isAlias: base !== '/' })
      })
      afterAll(async () => {
        await server.stop()
        rmSync(folder, { recursive: true })
      })

      const get = (path: string) => fetch(new URL(path, server.address))
      const read = async (path: string) => (await get(path)).text()
      const isPrerendered = async (path: string) => (await read(path)).includes('data-page=')

      /** Reads pages and everything that they name. Returns the name of the portal's first script. */
      const check = async () => {
        const named = new Set<string>()
        for (const path of ['', 'home', 'login', 'moredetails/5']) {
          const response = await get(path)
          expect({ path, status: response.status }).toEqual({ path, status: 200 })
          expect(Object.fromEntries(response.headers)).toMatchObject(
            Object.fromEntries(Object.entries(securityHeaders()).map(([key, value]) => [key.toLowerCase(), value])),
          )
          expect(response.headers.get('Cache-Control')).toBe('no-cache')
          const html = await response.text()
          expect(html).toContain(UNIVERSITY)
          expect(html).not.toMatch(/\{\{|%7B%7B/)
          for (const [, file = ''] of html.matchAll(/<(?:link|script|img|source)\b[^>]* (?:href|src)="([^"]+)"/g))
            named.add(file)
        }
        expect([...named].filter((file) => !file.startsWith(base))).toEqual([])
        const types = {
          js: /javascript/,
          css: /^text\/css/,
          woff2: /^font\/woff2/,
          svg: /^image\/svg/,
          html: /^text\/html/,
        }
        for (const [ending, type] of Object.entries(types)) {
          const files = [...named].filter((file) => file.endsWith(`.${ending}`))
          expect({ ending, files }).not.toEqual({ ending, files: [] })
          for (const file of files) {
            const { status, headers } = await get(file)
            expect({ file, status, type: headers.get('Content-Type') }).toEqual({
              file,
              status: 200,
              type: expect.stringMatching(type),
            })
            if (file.includes('/assets/')) expect(headers.get('Cache-Control')).toContain('immutable')
          }
        }
        for (const missing of ['assets/missing.js', 'Missing.php', 'settings.json']) {
          expect({ missing, status: (await get(missing)).status }).toEqual({ missing, status: 404 })
        }
        expect(await (await get('CheckSession.php')).json()).toEqual(expect.any(Object))
        expect(await read(TEMPLATE)).toBe('the template of the council')
        expect(await read(CAPTIONS)).toBe('WEBVTT\n')
        return findScript([...named])
      }

      it('is installed, updated and put back by the commands of the document', async () => {
        const script = await check()
        const home = await read('home')
        const sample = await read(OTHER_TEMPLATE)
        const ofTheServer = '<!doctype html><title>A page of the server</title>'
        writeFileSync(join(server.portal, 'other.html'), ofTheServer)

        run(updateCommands, server.portal)
        expect(await check()).toBe('index-newer.js')
        expect([await isPrerendered('questions'), await isPrerendered('newer')]).toEqual([false, true])
        expect((await get(`assets/${script}`)).status).toBe(200)
        expect(await read(OTHER_TEMPLATE)).toBe('the sample of the newer version')

        run(rollbackCommands, server.portal)
        expect(await check()).toBe(script)
        expect([await isPrerendered('questions'), await isPrerendered('newer')]).toEqual([true, false])
        expect(await read('home')).toBe(home)
        expect(await read('other.html')).toBe(ofTheServer)
        expect(await read(OTHER_TEMPLATE)).toBe(sample)
      })

      it.runIf(base !== '/' && name === 'nginx')(
        'works in a browser, without a request outside of its folder',
        async () => {
          const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
          const page = await browser.newPage()
          page.setDefaultTimeout(NO_PROGRESS_TIMEOUT)
          const failures: string[] = []
          page.on('pageerror', ({ message }) => failures.push(message))
          page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
          page.on('request', (request) => {
            if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.address))
              failures.push(request.url())
          })
          page.on('response', (response) => response.status() >= 400 && failures.push(response.url()))
          await page.goto(`${server.address}home`)
          await page.getByRole('radio', { name: 'Dark' }).first().waitFor()
          await page.goto(`${server.address}login`)
          await page.getByLabel('Email').fill('applicant2@demo.urc')
          await page.getByLabel('Password', { exact: true }).fill('demo1234')
          await page.getByRole('button', { name: 'Login' }).click()
          await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
          expect(page.url()).toBe(`${server.address}dashboard`)
          await page.reload()
          await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
          await page.goto(`${server.address}uploads`)
          const proposal = await makePdfFile('proposal.pdf')
          await page.getByLabel('Project Proposal', { exact: true }).setInputFiles(proposal)
          await page.getByRole('button', { name: 'Preview Project Proposal' }).click()
          // A worker draws it.
          await page.getByRole('dialog').locator('canvas').first().waitFor()
          await page.waitForLoadState('networkidle')
          await browser.close()
          expect(failures).toEqual([])
        },
      )
    },
  )
}
