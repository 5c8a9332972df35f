import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ROOT = new URL('../../', import.meta.url)

/** `0.1.0 (1a80d1b)`: the version of the package, and the commit if there is a repository. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
  const { version: number } = manifest as { version: string } // Every package has one.
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${number} (${commit.toString().trim()})`
  } catch {
    return number
  }
}
