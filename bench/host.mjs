import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { withModule } from '../scripts/support/load.mjs'

/** @typedef {(request: Request) => Promise<Response>} Files */
/** @typedef {{ origin: string, close: () => Promise<void> }} Served */

const DAY = 86_400_000
/** @param {number} days */
const dayAt = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** Responses: secretary signed in, applications open, one list with rows. @param {string} list */
const repliesWith = (list) => ({
  '/CheckSession.php': JSON.stringify({ status: true, user_id: '1', user_name: 'Ruwan', user_role: 'Admin' }),
  '/GetProfileData.php': JSON.stringify({ firstName: 'Ruwan', lastName: 'Perera', email: 'a@b.lk', role: 'Admin' }),
  '/ApplicationDates.php': JSON.stringify({
    status: 'success',
    Open_Date: `${dayAt(-9)} 08:00:00`,
    Close_Date: `${dayAt(9)} 16:00:00`,
  }),
  '/ViewApplication.php': list,
})

/** Cache, so that a large text is compressed once. @type {Map<string, Buffer>} */
const compressed = new Map()

/** @param {string} key @param {Uint8Array} bytes */
function gzip(key, bytes) {
  const known = compressed.get(key)
  if (known) return known
  const made = gzipSync(bytes)
  compressed.set(key, made)
  return made
}

const isText = (/** @type {string} */ type) => /text|javascript|json|svg/.test(type)

/**
 * Serves a folder and a host on one port. Compresses files, as servers do, but not responses, so that a ratio measures
 * only decoding and rendering.
 * @param {string} folder
 * @param {string} list
 * @param {Files} files
 * @returns {Promise<Served>}
 */
async function serveFolder(folder, list, files) {
  /** @type {Record<string, string>} */
  const replies = repliesWith(list)
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.test')
    if (pathname.endsWith('.php')) {
      reply.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' })
      reply.end(replies[pathname] ?? '[]')
      return
    }
    const response = await files(new Request(`http://host.test${request.url}`))
    const bytes = Buffer.from(await response.arrayBuffer())
    const packs = isText(response.headers.get('Content-Type') ?? '')
    reply.writeHead(response.status, [...[...response.headers].flat(), ...(packs ? ['Content-Encoding', 'gzip'] : [])])
    reply.end(packs ? gzip(folder + pathname + bytes.length, bytes) : bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Serves built folders during `run`.
 * @template Result
 * @param {Record<string, string>} folders by name
 * @param {string} list
 * @param {(origins: Record<string, string>) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export const withServed = (folders, list, run) =>
  withModule(
    '/mocks/server/portal-files.ts',
    async (/** @type {typeof import('../mocks/server/portal-files.ts')} */ { servePortalFiles }) => {
      /** @type {[string, Served][]} */
      const served = []
      for (const [name, folder] of Object.entries(folders))
        served.push([name, await serveFolder(folder, list, servePortalFiles(folder))])
      try {
        return await run(Object.fromEntries(served.map(([name, { origin }]) => [name, origin])))
      } finally {
        await Promise.all(served.map(([, { close }]) => close()))
      }
    },
  )
