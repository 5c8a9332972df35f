// Builds the archives of a release. `npm run release -- portal` builds one of them.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { run } from './support/run.mjs'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'release' } },
  allowPositionals: true,
})
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** A fixed time, so that archives of the same files are identical. */
const MTIME = new Date(2000, 0, 1)

/** @type {(reason: string) => never} */
const failWith = (reason) => {
  console.error(reason)
  process.exit(1)
}

/** @param {string} folder @returns {string[]} */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .toSorted()

/** @param {string} command @param {string[]} args */
const build = async (command, ...args) => {
  const code = await run(command, args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) failWith(`${command} ${args.join(' ')} failed.`)
}

/** @param {string} from @param {string} to */
const moveSourceMaps = (from, to) => {
  for (const file of listFiles(from).filter((path) => path.endsWith('.map'))) {
    const target = join(to, relative(from, file))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(file, target)
  }
}

/**
 * Builds the files that an administrator installs, with their documents. Source maps and page templates stay outside the
 * served folder.
 * @param {string} folder
 */
const buildPortal = async (folder) => {
  const portal = join(folder, 'portal')
  await build('vite', 'build', '--mode', 'release', '--outDir', portal, '--emptyOutDir')
  renameSync(join(portal, 'pages'), join(folder, 'pages'))
  moveSourceMaps(portal, join(folder, 'source-maps'))
  cpSync('scripts/release/apply-settings.php', join(folder, 'apply-settings.php'))
  cpSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'))
  cpSync('docs', join(folder, 'docs'), { recursive: true })
}

/** @type {Record<string, (folder: string) => Promise<void>>} */
const ARCHIVES = {
  portal: buildPortal,
  demo: (folder) => build('vite', 'build', '--mode', 'demo', '--outDir', folder, '--emptyOutDir'),
  conformance: (folder) =>
    build('vite', 'build', '--config', 'vite.conformance.config.ts', '--outDir', folder, '--emptyOutDir'),
  storybook: (folder) => build('storybook', 'build', '--disable-telemetry', '--output-dir', folder),
}

/** @param {string} folder @param {string} name */
const zip = (folder, name) => {
  const entries = listFiles(folder).map((file) => [
    `${name}/${relative(folder, file).replaceAll('\\', '/')}`,
    new Uint8Array(readFileSync(file)),
  ])
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: MTIME })
}

if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## [${version}]`))
  failWith(`CHANGELOG.md has no section for version ${version} of package.json.`)
const names = positionals.length === 0 ? Object.keys(ARCHIVES) : positionals
const unknown = names.filter((name) => !(name in ARCHIVES))
if (unknown.length > 0)
  failWith(`Unknown archive: ${unknown.join(', ')}. Choose from ${Object.keys(ARCHIVES).join(', ')}.`)

rmSync(values.out, { recursive: true, force: true })
const checksums = []
for (const name of names) {
  const archive = `research-grant-${name}-${version}`
  const folder = join(values.out, 'folders', archive)
  await ARCHIVES[name]?.(folder)
  const bytes = zip(folder, archive)
  writeFileSync(join(values.out, `${archive}.zip`), bytes)
  checksums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${archive}.zip\n`)
}
rmSync(join(values.out, 'folders'), { recursive: true })
writeFileSync(join(values.out, 'SHA256SUMS'), checksums.join(''))
process.stdout.write(checksums.join(''))
