import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/** Absolute path of the worker in the installed package. */
export const MOCK_WORKER = createRequire(import.meta.url).resolve(`msw/${FILE}`)

/**
 * The worker of msw unregisters itself when its last page is closed. A reload closes the page and opens it at once: now
 * and then the new page finds a worker that is about to end, and its calls reach nobody.
 */
const LEAVES = 'self.registration.unregister()'

/** The worker of msw as this portal uses it. It comes from the installed package, so its version always fits. */
export const mockWorkerSource = (): string => {
  const source = readFileSync(MOCK_WORKER, 'utf8')
  if (!source.includes(LEAVES)) throw new Error(`The worker of msw has changed: it has no ${LEAVES} any more`)
  return source.replace(LEAVES, '')
}

/** Serves the service worker of msw beside a development server on the mock; it keeps no files. */
export const mockWorker = (): Plugin => {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${FILE}`) return next()
        response.setHeader('Content-Type', 'text/javascript')
        response.end(mockWorkerSource())
      })
    },
  }
}
