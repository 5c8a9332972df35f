import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Mock } from '@mocks/create-mock'

export interface Server {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Answers one request; for a host that hangs, the promise never resolves. */
export type Answer = (request: Request) => Promise<Response>

async function bodyOf(message: IncomingMessage): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of message) chunks.push(Uint8Array.from(chunk as Uint8Array)) // Without an encoding, bytes arrive.
  return chunks.length > 0 ? new Blob(chunks) : null
}

/** A host on a port of this machine, for what only a real connection can test: cookies, addresses, time. */
export async function serve(answer: Answer): Promise<Server> {
  const server = createServer((message, reply) => {
    const respond = async () => {
      const { method = 'GET', url = '/', headers } = message
      const sent = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const body = await bodyOf(message)
      const response = await answer(new Request(new URL(url, 'http://host.test'), { method, headers: sent, body }))
      reply.writeHead(response.status, [...response.headers].flat())
      reply.end(Buffer.from(await response.arrayBuffer()))
    }
    respond().catch((error: unknown) => reply.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/rgms/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The mock with a session cookie, as PHP sets it. */
export function withSessions(mock: Mock): Answer {
  let sessions = 0
  return async (request) => {
    const known = /PHPSESSID=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1]
    const sid = known ?? `session-${++sessions}`
    const response = await mock.connect(sid).fetch(request)
    const headers = new Headers(response.headers)
    if (!known) headers.append('Set-Cookie', `PHPSESSID=${sid}; path=/`)
    return new Response(response.body, { status: response.status, headers })
  }
}
