import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Identifies a build to the demo's page and worker. Empty until the build is complete. */
export const BUILD_MARK = '<meta name="demo-build" content="" />'

const LIST = /^assets\/demo-files-\w+\.json$/

const hash = (content: string | Buffer) => createHash('sha256').update(content)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()

/** Lists the demo's files with hashes, and marks its page with the build. Omits the worker: the browser stores it. */
export function listDemoFiles(folder: string, worker: string): void {
  const paths = filesIn(folder).filter((path) => path !== worker && path !== 'index.html')
  for (const path of paths.filter((path) => LIST.test(path))) rmSync(join(folder, path))
  const integrity = (content: string | Buffer) => `sha256-${hash(content).digest('base64')}`
  const files = paths
    .filter((path) => !LIST.test(path))
    .map((path) => [path, integrity(readFileSync(join(folder, path)))] as const)

  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const unnamed = page.replace(/(<meta name="demo-build" content=")\w*"/, '$1"')
  const build = hash(JSON.stringify([unnamed, files]))
    .digest('hex')
    .slice(0, 12)
  const named = unnamed.replace(BUILD_MARK, BUILD_MARK.replace('""', `"${build}"`))
  if (named === unnamed) throw new Error(`index.html of the demo has no ${BUILD_MARK}`)
  writeFileSync(join(folder, 'index.html'), named)
  writeFileSync(join(folder, `assets/demo-files-${build}.json`), JSON.stringify([...files, ['', integrity(named)]]))
}
