import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { branding } from '../../src/branding.ts'
import { BUILD_MARK, listDemoFiles } from './demo-files.ts'
import { MOCK_WORKER, mockWorkerSource } from './mock-worker.ts'

const WORKER = 'demo-worker.js'
const MANIFEST = 'demo.webmanifest'

/** Made by scripts/make-icons.mjs. */
const ICONS = [
  { file: 'icon-512.png', purpose: 'any' },
  { file: 'maskable-512.png', purpose: 'maskable' },
]

/** Relative addresses allow a demo in any folder. Colours are the light `--color-bar` and `--color-paper`. */
const manifest = JSON.stringify({
  name: branding.productTitle,
  short_name: 'Research Grants',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#182233',
  background_color: '#fbf8f1',
  icons: [
    { src: 'icon.png', sizes: '192x192', type: 'image/png' },
    ...ICONS.map(({ file, purpose }) => ({ src: `icons/${file}`, sizes: '512x512', type: 'image/png', purpose })),
  ],
})

/** Bundles the demo's own half of its service worker into one script without imports. */
async function ownHalf(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: 'mocks/worker/demo-worker.ts', formats: ['iife'], name: 'demoWorker' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The worker of the demo was not built')
  return output.output[0].code
}

/**
 * Makes the demo installable and usable offline: emits manifest, icons, service worker and list of files. A page has
 * only one worker, so one script contains the demo's half, which serves files, and msw's worker, which handles calls.
 * @param collector records the packages in the worker
 */
export const demoBuild = (collector: () => Plugin): Plugin => {
  let folder = ''
  let pages = ''
  return {
    name: 'demo-build',
    apply: 'build',
    configResolved: ({ base, build: { outDir } }) => {
      folder = outDir
      pages = base
    },
    transformIndexHtml: (html) => ({
      html: html.replace('</title>', `</title>\n    ${BUILD_MARK}`),
      tags: [{ tag: 'link', attrs: { rel: 'manifest', href: pages + MANIFEST }, injectTo: 'head' }],
    }),
    async generateBundle() {
      const worker = [await ownHalf([collector()]), mockWorkerSource()].join('\n')
      this.emitFile({ type: 'asset', fileName: WORKER, originalFileName: MOCK_WORKER, source: worker })
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
      for (const { file } of ICONS)
        this.emitFile({ type: 'asset', fileName: `icons/${file}`, source: readFileSync(`mocks/icons/${file}`) })
    },
    // Runs after public/ is copied.
    writeBundle: () => listDemoFiles(folder, WORKER),
  }
}
