import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Server {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Never resolves if the host hangs. Rejects if the connection is lost. */
export type Respond = (request: Request) => Promise<Response>

interface ServeSettings {
  /** 0 picks a free port. */
  readonly port?: number
  readonly hostname?: string
  /** In bytes. A larger body arrives empty, with its true Content-Length. */
  readonly bodyLimit?: number
}

/** Reads the whole body: a client that is still sending would miss an early response. */
async function readBody(message: IncomingMessage, limit: number): Promise<{ body: Blob | null; length: number }> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of message) {
    const bytes = Uint8Array.from(chunk as Uint8Array) // Bytes, as no encoding is set.
    length += bytes.byteLength
    if (length > limit) chunks.length = 0
    else chunks.push(bytes)
  }
  return { body: chunks.length > 0 ? new Blob(chunks) : null, length }
}

/** Placeholder: only the path matters. */
const PLACEHOLDER_ORIGIN = 'http://host.test'

/** Throws a TypeError for requests that `fetch` rejects, such as TRACE. */
async function toRequest(message: IncomingMessage, limit: number): Promise<Request> {
  const { method = 'GET', url = '/', headers } = message
  const { body, length } = await readBody(message, limit)
  const requestHeaders = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  requestHeaders.set('Content-Length', String(length))
  const address = new URL(url.startsWith('/') ? PLACEHOLDER_ORIGIN + url : url, PLACEHOLDER_ORIGIN)
  // HEAD gets the response to GET without its body.
  if (method === 'GET' || method === 'HEAD') return new Request(address, { headers: requestHeaders })
  return new Request(address, { method, headers: requestHeaders, body })
}

async function sendResponse(response: Response, nodeResponse: ServerResponse, withBody: boolean): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (response.body !== null) headers.set('Content-Length', String(bytes.byteLength))
  nodeResponse.writeHead(response.status, [...headers].flat())
  nodeResponse.end(withBody ? bytes : undefined)
}

/** Listens on a local port. Rejects if the port is taken. */
export async function serve(
  respond: Respond,
  { port = 0, hostname = '127.0.0.1', bodyLimit = Infinity }: ServeSettings = {},
): Promise<Server> {
  const server = createServer((message, nodeResponse) => {
    const send = async () => {
      const request = await toRequest(message, bodyLimit).catch(() => null)
      const response = request ? await respond(request) : new Response('Bad Request', { status: 400 })
      await sendResponse(response, nodeResponse, message.method !== 'HEAD')
    }
    send().catch(() => nodeResponse.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, resolve)
  })
  // A server on a port has an `AddressInfo`.
  const address = server.address() as AddressInfo
  return {
    origin: `http://${hostname}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
