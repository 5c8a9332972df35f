import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ROOT = new URL('../../', import.meta.url)

/** Returns the commit of a folder; empty if git does not track it, even within another repository. */
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
 * Returns a semantic version such as `0.1.0+1a80d1b`: package version and commit, with `-dirty` if files were changed.
 * Takes the commit from COMMIT or the repository, or omits it. Throws if COMMIT is not a commit.
 */
export function version(root: URL = ROOT, given: string = process.env.COMMIT ?? ''): string {
  if (given !== '' && !/^[0-9a-f]{7,64}$/i.test(given)) throw new Error(`COMMIT is “${given}”, which is no commit`)
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const { version: number } = manifest as { version: string } // Every package has one.
  const commit = given.slice(0, 7) || commitOf(root)
  return commit === '' ? number : `${number}+${commit}`
}

export const versionMark = (content: string): Plugin => ({
  name: 'version-mark',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }],
})
