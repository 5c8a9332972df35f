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

it('an unpacked archive has the version of its package', () => {
  expect(versionOf(folder, '')).toBe('1.2.3')
})

it('a repository’s version has its commit, and reports changed files', () => {
  const head = commit()
  expect(versionOf(folder, '')).toBe(`1.2.3+${head}`)
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.4" }')
  expect(versionOf(folder, '')).toBe(`1.2.4+${head}-dirty`)
})

it('an unpacked archive ignores the commit of a surrounding repository', () => {
  commit()
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  writeFileSync(join(unpacked, 'package.json'), '{ "version": "1.2.3" }')
  expect(versionOf(unpacked, '')).toBe('1.2.3')
})

it('a given commit is used, in seven digits', () => {
  commit()
  expect(versionOf(folder, '89abcdef0123456789abcdef0123456789abcdef')).toBe('1.2.3+89abcde')
  expect(() => versionOf(folder, 'main')).toThrow('COMMIT is “main”, which is no commit')
})
