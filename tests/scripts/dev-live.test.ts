import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '@/api/client'
import { isWrongHost } from '@/wire/client/wrong-host'
import { failureOf } from '../unit/api/scripted-client'
import { EVERY_BYTE, startSmallHost } from './small-host'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // As in `startSmallHost`.
      server.close(() => resolve(port))
    })
  })

/** Resolves once the script prints the portal's address; rejects with its output if it ends before that. */
const portalOf = (script: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += String(chunk)
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed.slice(printed.indexOf('Local'))) ?? []
      if (printed.includes('Local') && address) resolve(address)
    }
    script.stdout?.on('data', read)
    script.stderr?.on('data', read)
    script.on('exit', () => reject(new Error(printed)))
  })

/** Starts the script for a host; `end` ends its process group. */
async function startScript(address: string) {
  const script = spawn(process.execPath, ['scripts/dev-live.mjs', address], {
    // A separate process group, so that child processes end with it.
    detached: true,
    env: { ...process.env, PORT: String(await freePort()), NO_COLOR: '1' },
  })
  return { portal: await portalOf(script), end: () => script.pid && process.kill(-script.pid) }
}

describe('npm run dev:live', () => {
  let host: Awaited<ReturnType<typeof startSmallHost>>
  let script: Awaited<ReturnType<typeof startScript>>
  let portal: string

  beforeAll(async () => {
    host = await startSmallHost()
    script = await startScript(host.address)
    portal = script.portal
  })

  afterAll(async () => {
    script.end()
    await host.stop()
  })

  it('forwards calls and rewrites the cookie for the portal’s address', async () => {
    const reply = await fetch(`${portal}Login.php`, { method: 'POST', body: '{"email":"a@b.lk"}' })
    expect(host.received.at(-1)).toMatchObject({ line: 'POST /RGMS/Login.php' })
    expect(String(host.received.at(-1)?.body)).toBe('{"email":"a@b.lk"}')
    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie.split('; ')).toEqual(['PHPSESSID=abc', 'path=/', 'HttpOnly'])
  })

  it('forwards the cookie and the query', async () => {
    await fetch(`${portal}MoreDetails.php?app_ID=12`, { headers: { Cookie: 'PHPSESSID=abc' } })
    expect(host.received.at(-1)).toMatchObject({ line: 'GET /RGMS/MoreDetails.php?app_ID=12', cookie: 'PHPSESSID=abc' })
  })

  it('forwards uploads byte for byte', async () => {
    const body = new FormData()
    body.append('app_ID', '12')
    body.append('file', new File([EVERY_BYTE], 'signed.pdf'))
    await fetch(`${portal}SubmittedGrants.php`, { method: 'POST', body })
    const { type = '', body: sent = Buffer.of() } = host.received.at(-1) ?? {}
    const form = await new Response(new Uint8Array(sent), { headers: { 'Content-Type': type } }).formData()
    const file = form.get('file')
    expect(form.get('app_ID')).toBe('12')
    expect(file instanceof File && new Uint8Array(await file.arrayBuffer())).toEqual(EVERY_BYTE)
  })

  it('returns documents byte for byte, with their names', async () => {
    const reply = await fetch(`${portal}Criteria.php?download=criteria.docx`)
    expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="criteria.docx"')
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(EVERY_BYTE)
  })

  it('serves the portal itself, without the mock', async () => {
    const before = host.received.length
    expect(await (await fetch(`${portal}home`, { headers: { Accept: 'text/html' } })).text()).toContain('id="root"')
    expect(await (await fetch(`${portal}mockServiceWorker.js`)).text()).not.toContain('Mock Service Worker')
    expect(host.received).toHaveLength(before)
  })
})

describe('npm run dev:live with an address that has no host', () => {
  it.each(['localhost:8080/RGMS', 'grants.university.example', ''])('starts nothing for %j', (address) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/dev-live.mjs', address], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toContain('http://localhost:8080/RGMS')
  })

  it('lets the portal detect it, and responds with the reason', async () => {
    const address = `http://127.0.0.1:${await freePort()}/RGMS`
    const { portal, end } = await startScript(address)
    onTestFinished(() => void end())
    const failure = await failureOf(createClient({ base: portal, fetch }).checkSession({}))
    expect(isWrongHost(failure, false)).toBe(true)
    const answer = await (await fetch(`${portal}CheckSession.php`)).text()
    expect(answer).toContain(`${address} cannot be reached: connect ECONNREFUSED`)
  })
})
