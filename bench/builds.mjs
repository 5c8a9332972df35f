import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const OUT_DIR = 'test-results/bench'

export const toBaselineFolder = (/** @type {string} */ name) => `${root}bench/baselines/${name}`

/** @param {string} name a folder of `baselines` with an entry for Vite @returns {Promise<string>} output folder */
export async function buildBaseline(name) {
  const outDir = `${root}${OUT_DIR}/${name}`
  await build({
    root: toBaselineFolder(name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
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
