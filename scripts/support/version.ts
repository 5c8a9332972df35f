import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ROOT = new URL('../../', import.meta.url)

/** Returns the commit of a folder; empty if git does not track it, even within another repository. */
function readCommit(root: URL): string {
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
export function version(root: URL = ROOT, commitSetting: string = process.env.COMMIT ?? ''): string {
  if (commitSetting !== '' && !/^[0-9a-f]{7,64}$/i.test(commitSetting))
    throw new Error(`COMMIT is “${commitSetting}”, which is no commit`)
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const { version: packageVersion } = manifest as { version: string } // package.json has a version.
  const commit = commitSetting.slice(0, 7) || readCommit(root)
  return commit === '' ? packageVersion : `${packageVersion}+${commit}`
}

export const versionMark = (content: string): Plugin => ({
  name: 'version-mark',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }],
})
