import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the archive of the portal and its signed checksums. */
    release: string
    /** The private key of the signature; `.pub` is the public one. */
    signingKey: string
  }
}

/** Builds the archive once for all files of the project. */
export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const key = join(mkdtempSync(join(tmpdir(), 'keys-')), 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', key])
  await promisify(execFile)(process.execPath, ['scripts/release.mjs', 'portal', '--key', key, '--out', folder])
  provide('release', folder)
  provide('signingKey', key)
  return () => [folder, join(key, '..')].forEach((path) => rmSync(path, { recursive: true }))
}
