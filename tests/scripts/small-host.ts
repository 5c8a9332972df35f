import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly line: string
  readonly cookie: string
  readonly type: string
  readonly body: Buffer
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray())

/** A file with every possible byte, which any text encoding would damage. */
export const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/**
 * Starts a host in `/RGMS` to test a proxy: a log-in with PHP's cookie for its folder and domain, and file transfers.
 */
export async function startSmallHost() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request
    void bodyOf(request).then((body) => {
      received.push({
        line: `${method} ${url}`,
        cookie: headers.cookie ?? '',
        type: headers['content-type'] ?? '',
        body,
      })
      response.setHeader('Content-Type', 'text/html; charset=UTF-8')
      if (url.startsWith('/RGMS/Login.php'))
        response.setHeader('Set-Cookie', 'PHPSESSID=abc; path=/RGMS; domain=grants.example.org; HttpOnly')
      if (!url.startsWith('/RGMS/Criteria.php?download=')) return response.end('{"status":true}')
      response.setHeader('Content-Type', 'application/octet-stream')
      response.setHeader('Content-Disposition', 'attachment; filename="criteria.docx"')
      return response.end(EVERY_BYTE)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A server that listens on a port has an address of this kind.
  return {
    address: `http://127.0.0.1:${port}/RGMS`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
