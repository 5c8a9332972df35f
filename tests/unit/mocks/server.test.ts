import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { branding } from '@/branding'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import type { Dialect } from '@/wire/mock/dialect'
import { createStore } from '@mocks/model/store'
import { seedAsOfToday } from '@mocks/server/seed-as-of-today'
import { startMockHost } from '@mocks/server/mock-host'
import { serve, type Server } from '@mocks/server/serve'
import { createPdf } from '@conformance/sample'
import { withCookies } from '@/wire/conformance/cookie-jar'
import { failureOf } from '../api/scripted-client'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
beforeAll(() => {
  mkdirSync(join(dist, 'site/assets'), { recursive: true })
  writeFileSync(join(dist, 'secret.txt'), 'secret')
  writeFileSync(join(dist, 'site/index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(dist, 'site/assets/main-1.js'), 'export {}')
  writeFileSync(
    join(dist, 'site/.htaccess'),
    `Header always set X-Frame "no"
<FilesMatch "\\.html$">
  Header set Cache-Control "no-cache"
</FilesMatch>
SetEnvIf Request_URI "/assets/" portal_asset
Header set Cache-Control "immutable" env=portal_asset`,
  )
})
afterAll(() => rmSync(dist, { recursive: true }))

let server: Server | undefined
afterEach(() => server?.close())

async function startServer(dialect: Dialect = 'legacy', postLimit?: number) {
  server = await startMockHost({ dialect, dist: join(dist, 'site'), ...(postLimit && { postLimit }) })
  const { origin } = server
  const fetchWithCookies = withCookies(globalThis.fetch)
  const client = createClient({ base: `${origin}/`, fetch: fetchWithCookies })
  const signInAsAdmin = () => client.logIn({ email: 'admin@demo.urc', password: 'demo1234' })
  return { origin, client, signInAsAdmin }
}

/** Sends a path unchanged, because `fetch` resolves its dots. */
const sendPath = (origin: string, path: string, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    request(origin, { path, method }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('the mock behind a port', () => {
  it('identifies a browser by an HttpOnly cookie', async () => {
    const { origin, client, signInAsAdmin } = await startServer()
    const [cookie = ''] = (await fetch(`${origin}/CheckSession.php`)).headers.getSetCookie()
    expect(cookie).toMatch(/^PHPSESSID=[0-9a-f]{26}; path=\/; HttpOnly; SameSite=Lax$/)
    await signInAsAdmin()
    expect(await client.checkSession({})).toMatchObject({ role: 'Admin' })
    expect((await failureOf(createClient({ base: `${origin}/`, fetch }).checkSession({}))).kind).toBe('signed-out')
  })

  it('replaces a session that it did not issue', async () => {
    const { origin } = await startServer()
    const headers = { Cookie: 'a=b; PHPSESSID=chosen' }
    const [cookie] = (await fetch(`${origin}/CheckSession.php`, { headers })).headers.getSetCookie()
    expect(cookie).toMatch(/^PHPSESSID=(?!chosen)/)
  })

  it('keeps a file of 25 MB byte for byte', async () => {
    const { client, signInAsAdmin } = await startServer()
    await signInAsAdmin()
    const bytes = new Uint8Array(25_000_000).map((_, index) => index % 251)
    const file = new File([await createPdf('letter', 'x').arrayBuffer(), bytes], 'letter.pdf')
    await client.uploadAwardLetter({ applicationId: '8', file })
    const downloaded = await client.downloadDetailsFile({ applicationId: '8', fileType: 'awardLetter' })
    expect(Buffer.from(await downloaded.blob.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  it.each(['legacy', 'clean'] as const)('drops bodies over its limit, as a %s host', async (dialect) => {
    const { client, signInAsAdmin } = await startServer(dialect, 2_000_000)
    await signInAsAdmin()
    const file = new File([new Uint8Array(3_000_000)], 'letter.pdf')
    const failure = await failureOf(client.uploadAwardLetter({ applicationId: '8', file }))
    expect(failure).toMatchObject({ kind: 'too-large', status: dialect === 'clean' ? 413 : 200 })
  })

  it('lists its e-mails as a page and as JSON', async () => {
    const { origin, client } = await startServer()
    const link = 'https://portal.test/hod?app_ID=8&amp;Role=HOD'
    await client.sendEmail({ email: 'hod@example.org', subject: '<b>Ask</b>', message: `<p>${link}</p>` })
    const page = await (await fetch(`${origin}/__mail`)).text()
    expect(page).toContain(`<a href="${link}">`)
    expect(page).not.toContain('<b>Ask</b>')
    const emails = (await (await fetch(`${origin}/__test/mail`)).json()) as object[]
    expect(emails.at(-1)).toMatchObject({ email: 'hod@example.org', subject: '<b>Ask</b>', message: `<p>${link}</p>` })
  })

  it('is open for applications today', async () => {
    const { client } = await startServer()
    const { openDate, closeDate } = await client.getApplicationDates({})
    const now = formatDateTimeInZone(new Date(), branding.timeZone.name)
    expect([openDate ?? '', now, closeDate ?? ''].toSorted()).toEqual([openDate, now, closeDate])
  })
})

describe('a scenario that starts at another moment', () => {
  it.each([
    '2026-11-20T03:30:00Z',
    '2026-11-20T18:29:00Z',
    '2026-11-21T00:10:00Z',
    '2031-03-01T03:31:00Z',
    '2025-12-31T23:59:00Z',
  ])('has no later date, and closes 45 minutes later: %s', (moment) => {
    const [now, store] = [new Date(moment), createStore()]
    seedAsOfToday(store, 'period-closing', now)
    const nowText = formatDateTimeInZone(now, branding.timeZone.name)
    const submittedDates = store.applications.all().map(({ submittedDate }) => submittedDate ?? '')
    expect(submittedDates.toSorted().at(-1)?.localeCompare(nowText)).toBe(-1)
    const [period] = store.applicationDates.all()
    expect(period?.closeDate).toBe(formatDateTimeInZone(new Date(now.getTime() + 45 * 60_000), branding.timeZone.name))
    expect(period?.year).toBe(period?.openDate.slice(0, 4))
  })
})

describe('a request that is no call', () => {
  it.each([
    ['/Nope.php', 'GET', 404],
    ['/folder/Login.php', 'POST', 404],
    ['/Login.php', 'GET', 405],
    ['/Login.php', 'PUT', 405],
    ['/Login.php', 'TRACE', 400],
    ['/CheckSession.php', 'HEAD', 200],
    ['/CheckSession.php?unknown=1', 'GET', 200],
    ['/Criteria.php', 'OPTIONS', 204],
    ['*', 'OPTIONS', 204],
    ['/home', 'GET', 200],
    ['/home', 'POST', 405],
    ['/assets/none.js', 'GET', 404],
    ['/.htaccess', 'GET', 404],
    ['/../secret.txt', 'GET', 404],
    ['/%2e%2e/secret.txt', 'GET', 404],
    ['/..%2fsecret.txt', 'GET', 404],
    ['/..%5csecret.txt', 'GET', 404],
    ['/assets/..%2f..%2fsecret.txt', 'GET', 404],
    ['//secret.txt', 'GET', 404],
    ['/%00.js', 'GET', 404],
    ['/%zz.js', 'GET', 404],
    ['http://', 'GET', 400],
  ])('%s by %s is HTTP %i, and the host keeps running', async (path, method, status) => {
    const { origin } = await startServer()
    expect(await sendPath(origin, path, method)).toBe(status)
    expect(await sendPath(origin, '/CheckSession.php')).toBe(200)
  })

  it('lists the allowed methods', async () => {
    const { origin } = await startServer()
    const readAllowHeader = async (path: string, method: string) =>
      (await fetch(origin + path, { method })).headers.get('Allow')
    expect(await readAllowHeader('/Criteria.php', 'OPTIONS')).toBe('GET, HEAD, POST, OPTIONS')
    expect(await readAllowHeader('/Login.php', 'DELETE')).toBe('POST, OPTIONS')
  })
})

describe('a file of the portal', () => {
  it('has the headers of its .htaccess', async () => {
    const { origin } = await startServer()
    const readHeaders = async (path: string) => {
      const { headers } = await fetch(origin + path)
      return ['Content-Type', 'X-Frame', 'Cache-Control'].map((name) => headers.get(name))
    }
    expect(await readHeaders('/moredetails/5')).toEqual(['text/html; charset=utf-8', 'no', 'no-cache'])
    expect(await readHeaders('/assets/main-1.js')).toEqual(['text/javascript; charset=utf-8', 'no', 'immutable'])
  })
})

it('a lost connection does not affect later requests', async () => {
  server = await serve((request) =>
    request.url.endsWith('/lost') ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response('content')),
  )
  await expect(fetch(`${server.origin}/lost`)).rejects.toThrow('fetch failed')
  expect(await (await fetch(`${server.origin}/`)).text()).toBe('content')
})

it('a port in use is reported', async () => {
  server = await serve(() => Promise.resolve(new Response('')))
  await expect(startMockHost({ port: Number(new URL(server.origin).port) })).rejects.toThrow('EADDRINUSE')
})
