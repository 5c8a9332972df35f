import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ROOT = new URL('../../', import.meta.url)

/** The commit of a folder; empty if the folder is not kept in a repository, also where it lies within another one. */
function commitOf(root: URL): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim()
  try {
    git('ls-files', '--error-unmatch', 'package.json')
    return git('describe', '--always', '--exclude=*', '--abbrev=7', '--dirty')
  } catch {
    return ''
  }
}

/**
 * `0.1.0+1a80d1b`, as semantic versioning writes it: the version of the package and the commit, which ends in `-dirty`
 * if files were changed since. The commit is that of the environment variable COMMIT, or else of the repository;
 * without either it is the version alone. Throws if COMMIT is no commit.
 */
export function version(root: URL = ROOT, given: string = process.env.COMMIT ?? ''): string {
  if (given !== '' && !/^[0-9a-f]{7,64}$/i.test(given)) throw new Error(`COMMIT is “${given}”, which is no commit`)
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const { version: number } = manifest as { version: string } // Every package has one.
  const commit = given.slice(0, 7) || commitOf(root)
  return commit === '' ? number : `${number}+${commit}`
}

/** Names the version in the page of a build, for whoever looks at its source. */
export const versionMark = (content: string): Plugin => ({
  name: 'version-mark',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }],
})
