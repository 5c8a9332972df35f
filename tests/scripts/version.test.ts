import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { version } from '../../scripts/support/version'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
})

afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder, encoding: 'utf8' })

function commit(): string {
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A')
  return git('rev-parse', '--short=7', 'HEAD').trim()
}

const versionOf = (path: string, given?: string) => version(pathToFileURL(`${path}/`), given)

it('the version of what was unpacked from an archive is that of the package', () => {
  expect(versionOf(folder, '')).toBe('1.2.3')
})

it('the version of a repository has its commit, and says if files were changed since', () => {
  const head = commit()
  expect(versionOf(folder, '')).toBe(`1.2.3+${head}`)
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.4" }')
  expect(versionOf(folder, '')).toBe(`1.2.4+${head}-dirty`)
})

it('the commit of a repository around what was unpacked is not taken for its own', () => {
  commit()
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  writeFileSync(join(unpacked, 'package.json'), '{ "version": "1.2.3" }')
  expect(versionOf(unpacked, '')).toBe('1.2.3')
})

it('a commit that is given is taken, in seven digits', () => {
  commit()
  expect(versionOf(folder, '89abcdef0123456789abcdef0123456789abcdef')).toBe('1.2.3+89abcde')
  expect(() => versionOf(folder, 'main')).toThrow('COMMIT is “main”, which is no commit')
})
