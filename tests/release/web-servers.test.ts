import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withCookies } from '@/wire/conformance/cookie-jar'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '@/api/client'
import settings from '@/settings.json'
import { SERVER_NAMES, startWebServer, whyNoServer } from '../../scripts/support/web-servers.mjs'
import { securityHeaders } from '../../scripts/support/security-headers'
import { applySettings, unpackArchive, writeSettings } from './archive'

const ADMIN = { email: 'admin@demo.urc', password: 'demo1234' }
const VIDEO = 'video/Application_Portal_Guide'

/** Larger than the 64 MB that both servers accept. */
const createLargeFile = () => new File([new Uint8Array(65 * 2 ** 20)], 'large.pdf', { type: 'application/pdf' })

describe.each(['/', '/RGMS/'])('the archive, installed in %s,', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  // Other users, such as that of a web server, cannot read a temporary folder itself.
  const release = join(folder, 'release')
  const build = join(release, 'portal')

  beforeAll(() => {
    unpackArchive(release)
    writeSettings(release, { ...settings, folder: base })
    applySettings(release)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('references no file outside the folder', () => {
    for (const page of readdirSync(build).filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(build, page), 'utf8')
      const paths = [...html.matchAll(/ (?!data-page)[\w-]+="(\/[^"]*)"/g)].map(([, path]) => path)
      expect(paths.length).toBeGreaterThan(3)
      expect(paths.filter((path) => !path?.startsWith(base))).toEqual([])
    }
    const codePaths = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(js|css)$/.test(path),
    )
    expect(codePaths.filter((path) => /["'(`]\/assets\//.test(readFileSync(join(build, path), 'utf8')))).toEqual([])
  })

  for (const name of SERVER_NAMES) {
    const skipReason = whyNoServer(name)
    describe.skipIf(skipReason !== null)(`on ${name} ${skipReason ?? ''}`, () => {
      let server: Awaited<ReturnType<typeof startWebServer>>
      beforeAll(async () => {
        server = await startWebServer(name, build, base)
      })
      afterAll(() => server.stop())

      const get = (path: string, init?: RequestInit) => fetch(new URL(path, server.address), init)
      const connect = () => createClient({ base: server.address, fetch: withCookies(fetch) })
      const findAsset = (ending: string) =>
        `assets/${readdirSync(join(build, 'assets')).find((file) => file.endsWith(ending))}`

      it.each([
        ['', 'name="portal-host"'],
        ['moredetails/5', 'name="portal-host"'],
        ['home', 'The council shortlists it, or not.'],
      ])('serves the page %j', async (path, text) => {
        const response = await get(path)
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
        expect(await response.text()).toContain(text)
      })

      it('passes calls to PHP, with its session', async () => {
        const client = connect()
        await client.logIn(ADMIN)
        expect(await client.checkSession({})).toMatchObject({ role: 'Admin' })
      })

      it('responds 413 to a too large upload', async () => {
        const body = new FormData()
        body.append('file', createLargeFile())
        expect((await get('AwardLetter.php', { method: 'POST', body })).status).toBe(413)
        const client = connect()
        await client.logIn(ADMIN)
        await expect(client.uploadAwardLetter({ file: createLargeFile(), applicationId: '1' })).rejects.toMatchObject({
          kind: 'too-large',
          status: 413,
        })
      })

      it('serves a byte range of the video', async () => {
        const response = await get(`${VIDEO}.mp4`, { headers: { Range: 'bytes=100-199' } })
        expect(response.status).toBe(206)
        expect(response.headers.get('Content-Range')).toMatch(/^bytes 100-199\/\d+$/)
        expect((await response.arrayBuffer()).byteLength).toBe(100)
      })

      it.each(['assets/index-missing.js', 'images/missing.svg', 'Nothing.php', 'moredetails/Login.php'])(
        'responds 404 to %s',
        async (path) => {
          const response = await get(path)
          expect(response.status).toBe(404)
          expect(response.headers.get('Cache-Control')).toBeNull()
          expect(await response.text()).not.toContain('portal-host')
        },
      )

      it('hides its configuration', async () => {
        const response = await get('.htaccess')
        expect([403, 404]).toContain(response.status)
        expect(await response.text()).not.toContain('Rewrite')
      })

      it.runIf(base === '/')('serves the files that renew a certificate', async () => {
        expect(await (await get('.well-known/token')).text()).toBe('a token')
        expect((await get('.well-known/missing')).status).toBe(404)
      })

      it.each([
        ['the page', () => '', 'no-cache'],
        ['an address of the portal', () => 'moredetails/5', 'no-cache'],
        ['a public page', () => 'home', 'no-cache'],
        ['a script', () => findAsset('.js'), 'public, max-age=31536000, immutable'],
        ['a font', () => findAsset('.woff2'), 'public, max-age=31536000, immutable'],
        ['a picture', () => 'images/logo.svg', null],
        ['a response of PHP', () => 'CheckSession.php', 'no-store, no-cache, must-revalidate'],
      ])('limits how long %s may be cached', async (_, getPath, cacheControl) => {
        expect((await get(getPath())).headers.get('Cache-Control')).toBe(cacheControl)
      })

      it('sends the security headers with pages, files, calls and errors', async () => {
        const expected = { ...securityHeaders(), 'Strict-Transport-Security': 'max-age=31536000' }
        for (const path of ['', 'home', findAsset('.js'), 'CheckSession.php', 'assets/missing.js', 'Nothing.php']) {
          const { headers } = await get(path)
          const sent = Object.keys(expected).map((header) => [header, headers.get(header)])
          expect({ path, sent: Object.fromEntries(sent) }).toEqual({ path, sent: expected })
        }
      })

      it.each([
        ['subtitles', () => `${VIDEO}.vtt`, /^text\/vtt/],
        ['scripts', () => findAsset('.js'), /^(?:text|application)\/javascript/],
        ['styles', () => findAsset('.css'), /^text\/css/],
        ['fonts', () => findAsset('.woff2'), /^font\/woff2/],
        ['pictures', () => 'images/logo.svg', /^image\/svg\+xml/],
        ['templates', () => 'Templates/Project Proposal.docx', /^application\/vnd\.openxmlformats/],
      ])('sends the media type of %s', async (_, getPath, type) => {
        const response = await get(getPath())
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toMatch(type)
      })

      it('compresses scripts, styles and pages', async () => {
        for (const path of ['', findAsset('.js'), findAsset('.css')]) {
          const { headers } = await get(path, { headers: { 'Accept-Encoding': 'gzip' } })
          expect({ path, encoding: headers.get('Content-Encoding') }).toEqual({ path, encoding: 'gzip' })
        }
      })

      it.each(base === '/' ? [] : [base])('redirects %s without its slash to the same origin', async () => {
        const response = await get(server.address.slice(0, -1), { redirect: 'manual' })
        expect(response.status).toBe(301)
        // A server in front may have another name and port.
        expect(response.headers.get('Location')).toBe(name === 'nginx' ? base : server.address)
      })

      it.runIf(name === 'Apache')('sends the security headers with responses that it passes on', async () => {
        const host = createServer((_, response) => response.end('passed on'))
        host.listen(Number(new URL(server.plainAddress).port), '127.0.0.1')
        await once(host, 'listening')
        onTestFinished(() => void host.close())
        const response = await fetch(new URL('/passed-on/CheckSession.php', server.address))
        expect(await response.text()).toBe('passed on')
        expect(Object.fromEntries(response.headers)).toMatchObject(
          Object.fromEntries(Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value])),
        )
      })

      it.each(name === 'nginx' ? ['http'] : [])('redirects from %s to https', async () => {
        const response = await fetch(`${server.plainAddress}home`, { redirect: 'manual' })
        expect(response.status).toBe(301)
        expect(response.headers.get('Location')).toBe(`https://127.0.0.1${base}home`)
      })
    })
  }
})
