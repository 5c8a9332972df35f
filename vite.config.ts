import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './scripts/support/chunk-of.ts'
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
 * Three builds of one portal, chosen by `--mode` (docs/decisions/0002-mock-behind-a-constant.md): production calls a
 * PHP host and contains no mock code, demo contains the mock host, development starts on the mock unless
 * `npm run dev:live` names a host.
 */
export default defineConfig(({ mode, command }) => {
  const live = process.env.PORTAL_HOST
  const mocked = mode === 'demo' || mode === 'test' || (command === 'serve' && mode === 'development' && !live)
  const built = version()
  const shipped = shippedPackages()
  return {
    define: { __MOCKED__: JSON.stringify(mocked), __VERSION__: JSON.stringify(built) },
    plugins: [
      react(),
      screenRefresh(),
      ...(mocked ? [mockWorker(), consoleStyles()] : []),
      tailwindcss(),
      ...(mode === 'demo' ? [leanMock(), demoBuild(shipped.collector)] : []),
      versionMark(built),
      pdfDecoders(),
      // The demo answers for all its addresses with one page, which it keeps for the time without a connection.
      ...(mode === 'demo' ? [] : [publicPages()]),
      shipped.collector(),
      thirdPartyLicences(shipped),
    ],
    resolve: { tsconfigPaths: true },
    // Two servers that optimise dependencies in one folder break each other, as `npm start` and `npm run dev:live` would.
    cacheDir: live ? 'node_modules/.vite/live' : 'node_modules/.vite',
    // Optimised all at once: a library found later would reload the page, or a test, that is using the others.
    optimizeDeps: {
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        'mocks/**/*.ts',
        'tests/{screens,ui,form,pdf,support}/**/*.{ts,tsx}',
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: OLDEST_BROWSERS,
      sourcemap: false,
      rolldownOptions: {
        output: {
          // Asked for one by one, small files cost more than they hold: what every page needs is one.
          codeSplitting: {
            groups: [
              { name: 'portal', tags: ['$initial'], priority: 1 },
              { name: 'visitor', test: /src[\\/]areas[\\/]visitor[\\/]/ },
              {
                debugName: 'audiences',
                name: (id, context) => chunkOf(id, (other) => context.getModuleInfo(other)),
                // What it imports is placed by who needs that.
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    // Its libraries are loaded when they are needed, as in the page.
    worker: { format: 'es', plugins: () => [shipped.collector()] },
    // A name of `.test` is never a real site: the tests open the demo by one, without a secure context.
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
