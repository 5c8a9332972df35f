import { ServerResponse } from 'node:http'
import type { ProxyOptions } from 'vite'
import { unreachableWords } from './unreachable.ts'

/**
 * Forwards every call to the host, cookies included. On failure, responds with the reason and status 500, so that the
 * start-up check shows the address (src/wire/client/wrong-host.ts). Vite's own 502 without text would look like a busy host.
 */
export const hostProxy = (host: string): Record<string, ProxyOptions> => ({
  '^/[^?]*\\.php(\\?|$)': {
    target: host,
    changeOrigin: true,
    cookieDomainRewrite: { '*': '' },
    cookiePathRewrite: { '*': '/' },
    configure: (proxy) => {
      proxy.on('error', (error, _request, reply) => {
        if (!(reply instanceof ServerResponse) || reply.headersSent) return
        reply.writeHead(500, { 'Content-Type': 'text/plain; charset=UTF-8' }).end(`${unreachableWords(host, error)}\n`)
      })
    },
  },
})
