import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMock } from '@mocks/create-mock'
import { main } from '@conformance/main'
import { serve, withSessions, type Server } from './serve'

const formatUtc = () => new Date().toISOString().slice(0, 19).replace('T', ' ')

const LOG_INS = ['--as-applicant', 'applicant@demo.urc:demo1234', '--as-admin', 'admin@demo.urc:demo1234']

describe('the zone of the host’s times', () => {
  let folder: string
  let server: Server
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zone-'))
    const respond = withSessions(createMock())
    server = await serve(async (request) => {
      const response = await respond(request)
      if (!request.url.includes('/SubmittedGrants.php') || request.url.includes('?')) return response
      const text = await response.text()
      return new Response(text.replaceAll(/"submittedDate":"[^"]*"/g, `"submittedDate":"${formatUtc()}"`), response)
    })
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await server.close()
  })

  /** Writes the settings of a release. */
  const writeSettings = (settings: unknown): string => {
    const file = join(folder, `${crypto.randomUUID()}.json`)
    writeFileSync(file, JSON.stringify(settings))
    return file
  }
  const inZone = (name: string) => writeSettings({ branding: { timeZone: { name } } })

  /** Returns the exit code, and the report or the message. */
  async function run(...options: string[]) {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const exitCode = await main(['--host', server.address, ...options])
    const [[text]] = [log, error].flatMap(({ mock }) => mock.calls) as [[string]]
    log.mockRestore()
    error.mockRestore()
    return { exitCode, text }
  }

  it.each([
    ['--zone', () => ['--zone', 'America/New_York'], 'America/New_York'],
    ['--settings', () => ['--settings', inZone('Africa/Nairobi')], 'Africa/Nairobi'],
    ['--zone before --settings', () => ['--zone', 'Asia/Tokyo', '--settings', inZone('Africa/Nairobi')], 'Asia/Tokyo'],
  ])('is that of %s', async (_, getOptions, zone) => {
    const { exitCode, text } = await run('--write', ...LOG_INS, ...getOptions())
    expect(exitCode).toBe(0)
    expect(text).toContain(`submittedDate: expected a time in ${zone}, got a time`)
  })

  it('is not checked without either', async () => {
    const { text } = await run('--write', ...LOG_INS)
    expect(text).not.toContain('expected a time in')
  })

  it.each([
    ['an unknown zone', () => ['--zone', 'Asia/Nowhere'], 'There is no time zone "Asia/Nowhere".'],
    [
      'settings without a zone',
      () => ['--settings', writeSettings({ branding: {} })],
      'has no branding.timeZone.name.',
    ],
    ['a missing file', () => ['--settings', join(folder, 'missing.json')], 'has no branding.timeZone.name.'],
  ])('cannot be %s', async (_, getOptions, message) => {
    const { exitCode, text } = await run(...getOptions())
    expect(exitCode).toBe(2)
    expect(text).toContain(message)
  })
})
