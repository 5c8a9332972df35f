// Writes public/Templates/. Run it after a change of mocks/documents/ or src/settings.json. Its output is deterministic.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = new URL('../public/Templates/', import.meta.url)

const { module } = await runnerImport('/mocks/documents/static-files.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@mocks': `${root}mocks`, '@': `${root}src` } },
})

await mkdir(folder, { recursive: true })
for (const { name, bytes } of module.staticFiles) {
  await writeFile(new URL(encodeURIComponent(name), folder), bytes)
  console.log(`${name}  ${bytes.length} bytes`)
}
