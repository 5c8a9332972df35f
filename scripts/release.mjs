// Builds the archives of a release. `npm run release -- portal` builds one of them; `--key FILE` signs the checksums.
// Two builds of the portal from one commit are identical.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { zipSync } from 'fflate'
import { run } from './support/run.mjs'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'release' }, key: { type: 'string' } },
  allowPositionals: true,
})
const {
  name: packageName,
  version,
  dependencies: directDependencies,
} = JSON.parse(readFileSync('package.json', 'utf8'))

/** Returns SOURCE_DATE_EPOCH, or the time of the commit. Without a repository, the time is fixed. */
const readTime = () => {
  const { SOURCE_DATE_EPOCH: setting } = process.env
  if (setting !== undefined) return new Date(Number(setting) * 1000)
  try {
    const args = ['log', '-1', '--format=%cI']
    return new Date(execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim())
  } catch {
    return new Date(Date.UTC(2000, 0, 1))
  }
}

/** A ZIP stores local times, so this date has the parts of UTC. */
const MTIME = new Date(readTime().toISOString().slice(0, 19))

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

/**
 * Returns the path in the repository. Vite writes the paths of workers as if they were built into `dist`.
 * @type {(source: string, folder: string) => string}
 */
const locateSource = (source, folder) =>
  [folder, 'dist/assets']
    .map((from) => relative('.', resolve(from, source)))
    .find((path) => existsSync(path.replace(/\?.*/, ''))) ?? source

/** Moves the source maps. Their sources become relative to the repository. @param {string} from @param {string} to */
const moveSourceMaps = (from, to) => {
  for (const file of listFiles(from).filter((path) => path.endsWith('.map'))) {
    const map = JSON.parse(readFileSync(file, 'utf8'))
    map.sources = map.sources.map((/** @type {string} */ source) => locateSource(source, dirname(file)))
    const target = join(to, relative(from, file))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, JSON.stringify(map))
    rmSync(file)
  }
}

/**
 * Lists the shipped packages as CycloneDX, without what differs between machines or names a registry. `--omit dev` would
 * also omit packages that development needs too, such as React.
 */
const listPackages = () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const bom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
  /** @type {Map<string, string[]>} */
  const dependencies = new Map(
    bom.dependencies.map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => [ref, dependsOn]),
  )
  const shipped = new Set(Object.entries(directDependencies).map(([name, release]) => `${name}@${release}`))
  for (const ref of shipped) dependencies.get(ref)?.forEach((dependency) => shipped.add(dependency))
  const components = bom.components.filter((/** @type {{ 'bom-ref': string }} */ component) =>
    shipped.has(component['bom-ref']),
  )
  // npm names the project after its folder.
  const project = { ...bom.metadata.component, name: packageName }
  for (const component of [project, ...components]) delete component.externalReferences
  const { bomFormat, specVersion } = bom
  return `${JSON.stringify({ bomFormat, specVersion, version: 1, metadata: { component: project }, components }, null, 2)}\n`
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
  for (const part of ['pages', 'council']) cpSync('src/settings.json', join(folder, part, 'settings.json'))
  cpSync('scripts/release/apply-settings.php', join(folder, 'apply-settings.php'))
  writeFileSync(join(folder, 'packages.cdx.json'), listPackages())
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
if (values.key !== undefined)
  execFileSync('ssh-keygen', ['-Y', 'sign', '-f', values.key, '-n', 'file', join(values.out, 'SHA256SUMS')])
process.stdout.write(checksums.join(''))
