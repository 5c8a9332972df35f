import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { test as watched } from './watch'

export interface Site {
  readonly address: string
  /** An empty folder, deleted after the test. */
  readonly folder: string
  /** Serves this folder from now on. Without `pages`, addresses without a file return 404. */
  readonly serve: (folder: string, options?: { pages?: boolean }) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Finds a free port, which the servers of a site share in turn. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const test = watched.extend<{ site: Site }>({
  site: async ({ browserName: _browser }, use) => {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'portal-site-'))
    let server: PreviewServer | null = null
    const stop = async () => {
      const closed = server?.close()
      if (server && 'closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await closed
      server = null
    }
    await use({
      address: `http://127.0.0.1:${port}`,
      stop,
      folder,
      serve: async (outDir, { pages = true } = {}) => {
        await stop()
        server = await preview({
          mode: 'demo',
          logLevel: 'error',
          appType: pages ? 'spa' : 'mpa',
          build: { outDir },
          preview: { host: '127.0.0.1', port, strictPort: true },
        })
      },
    })
    await stop()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ site }, use) => use(site.address),
})

export { expect } from './watch'
