import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogueRefresh } from './scripts/support/catalogue-refresh.ts'
import { findChunkName } from './scripts/support/chunk-name.ts'
import { OLDEST_BROWSERS } from './scripts/support/browsers.ts'
import { consoleStyles } from './scripts/support/console-styles.ts'
import { demoBuild } from './scripts/support/demo-build.ts'
import { hostProxy } from './scripts/support/host-proxy.ts'
import { leanMock } from './scripts/support/lean-mock.ts'
import { mockWorker } from './scripts/support/mock-worker.ts'
import { pdfDecoders } from './scripts/support/pdf-decoders.ts'
import { publicPages } from './scripts/support/public-pages.ts'
import { screenRefresh } from './scripts/support/screen-refresh.ts'
import { securityHeaders } from './scripts/support/security-headers.ts'
import { shippedPackages } from './scripts/support/shipped-packages.ts'
import { thirdPartyLicences } from './scripts/support/third-party-licences.ts'
import { version, versionMark } from './scripts/support/version.ts'

/**
 * Configures the builds by `--mode` (decision 2). `production` calls a PHP host and has no mock code. `release` adds
 * source maps, and templates of the pages. `demo` contains the mock. `development` uses the mock unless `npm run dev:live`
 * names a host.
 */
export default defineConfig(({ mode, command }) => {
  const live = process.env.PORTAL_HOST
  const isServed = command === 'serve' && mode === 'development'
  const mocked = mode === 'demo' || mode === 'test' || (isServed && !live)
  const watched = isServed && Boolean(live)
  const built = version()
  const shipped = shippedPackages()
  return {
    define: {
      __MOCKED__: JSON.stringify(mocked),
      __LIVE__: JSON.stringify(watched),
      __VERSION__: JSON.stringify(built),
    },
    plugins: [
      react(),
      screenRefresh(),
      catalogueRefresh(),
      ...(mocked ? [mockWorker()] : []),
      ...(mocked || watched ? [consoleStyles()] : []),
      tailwindcss(),
      ...(mode === 'demo' ? [leanMock(), demoBuild(shipped.collector)] : []),
      versionMark(built),
      pdfDecoders(),
      // The demo serves one page at every address and caches it for offline use.
      ...(mode === 'demo' ? [] : [publicPages()]),
      shipped.collector(),
      thirdPartyLicences(shipped),
    ],
    resolve: { tsconfigPaths: true },
    // Separate caches: two servers that share one break each other, such as `npm start` and `npm run dev:live`.
    cacheDir: live ? 'node_modules/.vite/live' : 'node_modules/.vite',
    // Pre-bundles all dependencies at start: one discovered later reloads the page or the running test.
    optimizeDeps: {
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        'mocks/**/*.ts',
        'tests/{screens,ui,form,pdf,support}/**/*.{ts,tsx}',
      ],
    },
    // An installed release is served in any folder: files request each other from beside them.
    experimental: { renderBuiltUrl: (_, { hostType }) => ({ relative: hostType !== 'html' }) },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: OLDEST_BROWSERS,
      // All of them preload modules.
      modulePreload: { polyfill: false },
      sourcemap: mode === 'release' ? 'hidden' : false,
      rolldownOptions: {
        output: {
          // Bundles what every page needs into one file: a small file costs more in requests than in bytes.
          codeSplitting: {
            groups: [
              { name: 'portal', tags: ['$initial'], priority: 1 },
              { name: 'visitor', test: /areas[\\/]visitor[\\/](?:front-page|home)\.screen/ },
              {
                debugName: 'audiences',
                name: (id, context) => findChunkName(id, (module) => context.getModuleInfo(module)),
                // Each dependency is placed by its own importers.
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    // ES modules, so that the worker imports its libraries on demand.
    worker: { format: 'es', plugins: () => [shipped.collector()] },
    // Tests open the demo under a `.test` name, without a secure context. `.test` is reserved, so never a real site.
    preview: { headers: securityHeaders(), allowedHosts: ['.test'] },
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      proxy: live ? hostProxy(live) : undefined,
    },
  }
})
