import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMock } from '@mocks/create-mock'
import { serve, withSessions } from './serve'

const run = promisify(execFile)

describe('the package for administrators', () => {
  let folder: string
  beforeAll(async () => {
    // Outside the project, so that nothing resolves from its folder.
    folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    await run('node_modules/.bin/vite', [
      'build',
      '--config',
      'vite.conformance.config.ts',
      '--outDir',
      join(folder, 'built'),
      '--logLevel',
      'warn',
    ])
    await run('npm', ['pack', join(folder, 'built'), '--pack-destination', folder, '--silent'])
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
    await run('tar', ['-xzf', join(folder, archive), '-C', folder])
    cpSync(join(folder, 'package'), join(folder, 'alone'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('contains only the program, its page and their licences', () => {
    expect(readdirSync(join(folder, 'alone')).toSorted()).toEqual([
      'README.md',
      'THIRD-PARTY-LICENSES.txt',
      'conformance.mjs',
      'package.json',
    ])
    const licences = readFileSync(join(folder, 'alone', 'THIRD-PARTY-LICENSES.txt'), 'utf8')
    for (const name of ['react-dom', 'zod', 'junit-report-builder', 'xmlbuilder'])
      expect(licences).toContain(`\n${name} `)
    expect(licences).not.toContain('@mswjs/data')
  })

  it('tests a host and writes reports without the repository', async () => {
    const server = await serve(withSessions(createMock()))
    onTestFinished(() => server.close())
    const { stdout } = await run(
      process.execPath,
      [
        'conformance.mjs',
        '--host',
        server.address,
        '--as-applicant',
        'applicant@demo.urc:demo1234',
        '--html',
        'report.html',
        '--junit',
        'report.xml',
      ],
      { cwd: join(folder, 'alone') },
    )
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
      /; \d+ steps have no result\. No vulnerabilities\. No warnings\. Before it is on the internet, protect 3 calls left open by the contract, 2 of them critical\.$/,
    )
    expect(readFileSync(join(folder, 'alone', 'report.html'), 'utf8')).toContain('Can the portal go live on this host?')
    expect(readFileSync(join(folder, 'alone', 'report.xml'), 'utf8')).toContain('<testsuites')
    expect(existsSync(join(folder, 'alone', 'node_modules'))).toBe(false)
  })

  it('requires a host', async () => {
    const failedRun = run(process.execPath, ['conformance.mjs'], { cwd: join(folder, 'alone') })
    await expect(failedRun).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Name the host') })
  })
})
