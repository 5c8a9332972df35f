import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/**
 * Serves the service worker of msw beside a mocked portal. It is taken from the installed package, so it never
 * differs in version, and never lies in `public/`, so a production build cannot publish it.
 */
export const mockWorker = (): Plugin => {
  const source = () => readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE}`) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() })
    },
  }
}
