import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

export const MOCK_WORKER = createRequire(import.meta.url).resolve(`msw/${FILE}`)

/** Runs when the last page closes. Races with a reload: the new page may get a worker that no longer handles calls. */
const LEAVES = 'self.registration.unregister()'

/** Returns the worker of msw without that race, from the installed package, so that its version always matches. */
export const mockWorkerSource = (): string => {
  const source = readFileSync(MOCK_WORKER, 'utf8')
  if (!source.includes(LEAVES)) throw new Error(`The worker of msw has changed: it has no ${LEAVES} any more`)
  return source.replace(LEAVES, '')
}

/** Serves the worker of msw from the development server. It caches no files. */
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
