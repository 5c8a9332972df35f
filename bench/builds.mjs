import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const OUT_DIR = 'test-results/bench'

export const toBaselineFolder = (/** @type {string} */ name) => `${root}bench/baselines/${name}`

/** @param {string} folder with an entry for Vite @param {string} name @returns {Promise<string>} output folder */
async function buildFolder(folder, name) {
  const outDir = `${root}${OUT_DIR}/${name}`
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

export const buildBaseline = (/** @type {string} */ name) => buildFolder(toBaselineFolder(name), name)

/**
 * Installs packages in a temporary folder, so that the portal depends on none of them. Adds the portal's React.
 * @param {string} name a folder of `peers`
 * @param {Record<string, string>} packages versions by name
 * @returns {Promise<string>} output folder
 */
export async function buildPeer(name, packages) {
  const { dependencies } = JSON.parse(await readFile(`${root}package.json`, 'utf8'))
  const versions = { react: dependencies.react, 'react-dom': dependencies['react-dom'], ...packages }
  const folder = await mkdtemp(join(tmpdir(), 'portal-peer-'))
  try {
    await cp(`${root}bench/peers/${name}`, folder, { recursive: true })
    await writeFile(`${folder}/package.json`, JSON.stringify({ private: true, type: 'module', dependencies: versions }))
    // `--prefix`, because `npm run` sets the portal's folder as that of every npm within.
    const options = ['--prefix', folder, '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', ['install', ...options], { cwd: folder })
    return await buildFolder(folder, name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {'production' | 'demo'} mode @returns {Promise<string>} output folder */
export async function buildPortal(mode) {
  const outDir = `${root}${OUT_DIR}/portal-${mode}`
  await build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  if (!existsSync(`${outDir}/index.html`)) throw new Error(`The portal was not built for ${mode}.`)
  return outDir
}

const SCRIPT_TAGS = /<script\b[^>]*>.*?<\/script>|<link rel="preload"[^>]* as="(?:script|fetch)"[^>]*>/gs

/** @param {string} portal folder @param {string} page such as `home.html` @returns {Promise<string>} path of a copy */
export async function copyWithoutScripts(portal, page) {
  const outDir = `${root}${OUT_DIR}/without-scripts`
  await rm(outDir, { recursive: true, force: true })
  await cp(portal, outDir, { recursive: true })
  const html = await readFile(`${outDir}/${page}`, 'utf8')
  await writeFile(`${outDir}/${page}`, html.replaceAll(SCRIPT_TAGS, ''))
  return outDir
}
