import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const OUT = 'test-results/bench'

export const plainFloor = (/** @type {string} */ name) => `${root}bench/floors/${name}`

/** @param {string} name a folder of `floors` with an entry for Vite @returns {Promise<string>} output folder */
export async function builtFloor(name) {
  const outDir = `${root}${OUT}/${name}`
  await build({
    root: `${root}bench/floors/${name}`,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

/** @param {'production' | 'demo'} mode @returns {Promise<string>} output folder */
export async function builtPortal(mode) {
  const outDir = `${root}${OUT}/portal-${mode}`
  await build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  if (!existsSync(`${outDir}/index.html`)) throw new Error(`The portal was not built for ${mode}.`)
  return outDir
}

const FOR_SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="preload"[^>]* as="(?:script|fetch)"[^>]*>/gs

/** @param {string} portal folder @param {string} page such as `home.html` @returns {Promise<string>} path of a copy */
export async function withoutScripts(portal, page) {
  const outDir = `${root}${OUT}/without-scripts`
  await rm(outDir, { recursive: true, force: true })
  await cp(portal, outDir, { recursive: true })
  const html = await readFile(`${outDir}/${page}`, 'utf8')
  await writeFile(`${outDir}/${page}`, html.replaceAll(FOR_SCRIPTS, ''))
  return outDir
}
