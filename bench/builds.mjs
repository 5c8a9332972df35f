import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const OUT = 'test-results/bench'

/** Pages of one file, served as they are. */
export const plainFloor = (/** @type {string} */ name) => `${root}bench/floors/${name}`

/** @param {string} name a folder of `floors` with an entry for Vite @returns {Promise<string>} where it was built */
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

/** @param {'production' | 'demo'} mode @returns {Promise<string>} where the portal was built */
export async function builtPortal(mode) {
  const outDir = `${root}${OUT}/portal-${mode}`
  await build({ root, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  if (!existsSync(`${outDir}/index.html`)) throw new Error(`The portal was not built for ${mode}.`)
  return outDir
}
