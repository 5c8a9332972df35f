import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hostProxy } from './scripts/support/host-proxy.ts'
import { mockWorker } from './scripts/support/mock-worker.ts'
import { securityHeaders } from './scripts/support/security-headers.ts'

/**
 * Three builds of one portal, told apart by `--mode` (docs/decisions/0002-mock-behind-a-constant.md):
 * production speaks to a PHP host and holds no mock code, demo carries the mock host inside, development
 * starts on the mock unless `npm run dev:live` names a host.
 */
export default defineConfig(({ mode, command }) => {
  const live = process.env.PORTAL_HOST
  const mocked = mode === 'demo' || mode === 'test' || (command === 'serve' && mode === 'development' && !live)
  return {
    define: { __MOCKED__: JSON.stringify(mocked) },
    plugins: [react(), tailwindcss(), ...(mocked ? [mockWorker()] : [])],
    resolve: { tsconfigPaths: true },
    // Found all at once: a library discovered later would reload the page, or a test, that is using the others.
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
      target: 'es2022',
      // They all know light-dark(). Written out for older ones it would be settled at the root of the page alone, and
      // what is dark on a light page, the bar of what is sent for example, would have the light page's colours.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      sourcemap: false,
      rolldownOptions: {
        output: {
          // Servers that do not know .mjs call it plain text, and under `nosniff` a browser then refuses to run it.
          assetFileNames: ({ names }) =>
            `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`,
        },
      },
    },
    preview: { headers: securityHeaders() },
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 5173),
      strictPort: true,
      proxy: live ? hostProxy(live) : undefined,
    },
  }
})
