import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

export const MOCK_WORKER = createRequire(import.meta.url).resolve(`msw/${FILE}`)

/** Runs when the last page closes. After a reload, the new page may get a worker that handles no calls. */
const UNREGISTERS = 'self.registration.unregister()'

/** Returns the worker of the installed msw without this race. */
export const mockWorkerSource = (): string => {
  const source = readFileSync(MOCK_WORKER, 'utf8')
  if (!source.includes(UNREGISTERS)) throw new Error(`The worker of msw has changed: ${UNREGISTERS} is missing`)
  return source.replace(UNREGISTERS, '')
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
