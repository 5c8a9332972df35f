import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { withModule } from '../scripts/support/load.mjs'

/** @typedef {(request: Request) => Promise<Response>} FileHandler */
/** @typedef {{ origin: string, close: () => Promise<void> }} RunningServer */

const DAY = 86_400_000
/** @param {number} days from today */
const formatDay = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** @typedef {Readonly<Record<string, string>>} Responses by path */

/** Responses to a signed-in secretary while applications are open. @type {Responses} */
const RESPONSES = {
  '/CheckSession.php': JSON.stringify({ status: true, user_id: '1', user_name: 'Ruwan', user_role: 'Admin' }),
  '/GetProfileData.php': JSON.stringify({ firstName: 'Ruwan', lastName: 'Perera', email: 'a@b.lk', role: 'Admin' }),
  '/ApplicationDates.php': JSON.stringify({
    status: 'success',
    Open_Date: `${formatDay(-9)} 08:00:00`,
    Close_Date: `${formatDay(9)} 16:00:00`,
  }),
}

/** @param {string} listBody @returns {Responses} */
export const listResponse = (listBody) => ({ '/ViewApplication.php': listBody })

/** @type {Responses} */
export const VISITOR_RESPONSES = { '/CheckSession.php': JSON.stringify({ status: false }) }

/** @type {Map<string, Buffer>} */
const compressedFiles = new Map()

/** @param {string} key @param {Uint8Array} bytes */
function gzipOnce(key, bytes) {
  const compressed = compressedFiles.get(key) ?? gzipSync(bytes)
  compressedFiles.set(key, compressed)
  return compressed
}

const isText = (/** @type {string} */ contentType) => /text|javascript|json|svg/.test(contentType)

/**
 * Serves a folder and a host on one port. Compresses files, as servers do. Does not compress the host's responses, so
 * that a ratio measures only decoding and rendering.
 * @param {string} folder
 * @param {Responses} responses
 * @param {FileHandler} handleFile
 * @returns {Promise<RunningServer>}
 */
async function serveFolder(folder, responses, handleFile) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.test')
    if (pathname.endsWith('.php')) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' })
      response.end(responses[pathname] ?? '[]')
      return
    }
    const file = await handleFile(new Request(`http://host.test${request.url}`))
    const bytes = Buffer.from(await file.arrayBuffer())
    const isCompressed = isText(file.headers.get('Content-Type') ?? '')
    const encoding = isCompressed ? ['Content-Encoding', 'gzip'] : []
    response.writeHead(file.status, [...[...file.headers].flat(), ...encoding])
    response.end(isCompressed ? gzipOnce(folder + pathname + bytes.length, bytes) : bytes)
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
 * Serves each folder on its own port while `run` is pending.
 * @template Result
 * @param {Record<string, string>} folders by name
 * @param {Responses} responses those that differ from `RESPONSES`
 * @param {(origins: Record<string, string>) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export const withServedFolders = (folders, responses, run) =>
  withModule(
    '/mocks/server/portal-files.ts',
    async (/** @type {typeof import('../mocks/server/portal-files.ts')} */ { servePortalFiles }) => {
      /** @type {[name: string, server: RunningServer][]} */
      const servers = []
      for (const [name, folder] of Object.entries(folders))
        servers.push([name, await serveFolder(folder, { ...RESPONSES, ...responses }, servePortalFiles(folder))])
      try {
        return await run(Object.fromEntries(servers.map(([name, { origin }]) => [name, origin])))
      } finally {
        await Promise.all(servers.map(([, { close }]) => close()))
      }
    },
  )
