import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/**
 * The worker of msw unregisters itself when its last page says goodbye. A reload says goodbye and comes back at once:
 * now and then the new page then finds a worker that is on its way out, and its calls reach nobody.
 */
const LEAVES = 'self.registration.unregister()'

const workerThatStays = (): string => {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  if (!source.includes(LEAVES)) throw new Error(`The worker of msw has changed: it has no ${LEAVES} any more`)
  return source.replace(LEAVES, '')
}

/**
 * Serves the service worker of msw beside a mocked portal. It is taken from the installed package, so it never
 * differs in version, and never lies in `public/`, so a production build cannot publish it.
 */
export const mockWorker = (): Plugin => {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE}`) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(workerThatStays())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: workerThatStays() })
    },
  }
}
