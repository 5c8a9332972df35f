import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contract } from '@/contract'
import { createMock } from '@mocks/create-mock'
import { main } from '../../conformance/main'
import { serve, withSessions, type Server } from '../conformance/serve'

interface Ran {
  readonly code: number
  readonly printed: string
  readonly complained: string
}

const run = (...command: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, command, (error, printed, complained) => {
      resolve({ code: Number(error?.code ?? 0), printed, complained })
    })
  })

describe('the scripts around the contract', () => {
  it('print every row as data', async () => {
    const { code, printed } = await run('scripts/contract-table.mjs', '--json')
    const rows = Object.entries(contract).map(([name, { method, path, sends, responseType, action, optional }]) => {
      return { name, method, path, sends, responseType, action, optional }
    })
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toEqual(rows)
  })

  it('print the contract as a table', async () => {
    const { printed } = await run('scripts/contract-table.mjs')
    expect(printed).toContain('| logIn | POST | /Login.php | json | json | use-public-pages |  |')
    expect(printed.trim().split('\n')).toHaveLength(Object.keys(contract).length + 2)
  })

  it('write the contract as OpenAPI', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
    const out = join(folder, 'openapi.json')
    expect(await run('scripts/contract-openapi.mjs', '--out', out)).toEqual({ code: 0, printed: '', complained: '' })
    expect(readFileSync(out, 'utf8')).toBe(readFileSync('docs/openapi.json', 'utf8'))
    rmSync(folder, { recursive: true })
  })

  it('fail when nothing responds', async () => {
    const { code, printed } = await run('scripts/conformance.mjs', '--host', 'http://127.0.0.1:1/', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(printed)).toMatchObject([
      { host: '127.0.0.1:1', problem: expect.stringContaining('cannot be reached') },
    ])
  })
})

describe('the command line of the suite', () => {
  it.each([
    [['--host', 'somewhere'], '--host takes an address'],
    [['--host', 'http://127.0.0.1:1/', '--as-admin', 'nobody'], 'email:password'],
    [['--write'], '--write, --record and --as-... need --host'],
    [['--wrong'], 'Unknown option'],
    [['--host', 'http://127.0.0.1:1/', '--write', '--read-only'], 'exclude each other'],
    [['--html', 'no/such/folder/report.html'], 'There is no folder for'],
  ])('refuses to run with %j', async (options, complaint) => {
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    expect(await main(options)).toBe(2)
    expect(complained).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(complaint))
  })
})

describe('a run of the suite that is interrupted', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Starts a writing run and waits for its first application. `made` counts its applications on the host. */
  const writingRun = async () => {
    const mock = createMock()
    const { applications } = await mock.store()
    const before = applications.size
    const made = () => applications.size - before
    const answer = withSessions(mock)
    let hasMade = () => {}
    const isUnderWay = new Promise<void>((resolve) => (hasMade = resolve))
    server = await serve(async (request) => {
      const response = await answer(request)
      if (made() > 0) hasMade()
      return response
    })
    const people = ['applicant', 'admin'].flatMap((name) => [`--as-${name}`, `${name}@demo.urc:demo1234`])
    const script = spawn(
      process.execPath,
      ['scripts/conformance.mjs', '--host', server.address, '--write', ...people],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const ended = once(script, 'exit')
    let printed = ''
    script.stdout.on('data', (chunk) => (printed += String(chunk)))
    await isUnderWay
    return { script, ended, printed: () => printed, made }
  }

  it('removes what it created, and reports that it was stopped', async () => {
    const { script, ended, printed, made } = await writingRun()
    script.kill('SIGTERM')
    expect(await ended).toEqual([1, null])
    expect(made()).toBe(0)
    expect(printed().trimEnd().split('\n').at(-1)).toMatch(
      /^Nothing is broken so far; the run was stopped: interrupted\./,
    )
  })

  it('removes what it created when its output is no longer read', async () => {
    const { script, ended, made } = await writingRun()
    script.stdout.destroy()
    await ended
    expect(made()).toBe(0)
  })
})
