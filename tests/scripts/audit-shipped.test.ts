import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const FOUND = {
  vulnerabilities: {
    'left-pad': {
      via: [
        { name: 'left-pad', title: 'Pads too much', severity: 'high', url: 'https://github.com/advisories/GHSA-1111' },
      ],
    },
    // Depends on the other.
    react: { via: ['left-pad'] },
  },
}

/** Runs the script with an `npm` that prints a list. */
function audit(listed: string, accepted: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts/support'), { recursive: true })
  writeFileSync(join(folder, 'scripts/support/accepted-advisories.json'), JSON.stringify(accepted))
  writeFileSync(join(folder, 'list'), listed)
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat "${folder}/list"\nexit 1\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` }
  return spawnSync(process.execPath, [resolve('scripts/audit-shipped.mjs')], { cwd: folder, env, encoding: 'utf8' })
}

it('names each advisory once, and fails', () => {
  expect(audit(JSON.stringify(FOUND))).toMatchObject({
    status: 1,
    stderr: 'left-pad: Pads too much (high) https://github.com/advisories/GHSA-1111\n',
  })
})

it.each([
  [{}, { vulnerabilities: {} }, 'No open advisory, 0 accepted.\n'],
  [{ 'GHSA-1111': 'The portal pads nothing.' }, FOUND, 'No open advisory, 1 accepted.\n'],
])('passes with the accepted advisories %j', (accepted, found, stdout) => {
  expect(audit(JSON.stringify(found), accepted)).toMatchObject({ status: 0, stdout })
})

it.each(['{"error":{"code":"ENOAUDIT"}}', ''])('reports that the registry sent no list: %j', (listed) => {
  expect(audit(listed)).toMatchObject({ status: 2, stderr: expect.stringContaining('sent no list of vulnerabilities') })
})
