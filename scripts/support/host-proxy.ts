import { ServerResponse } from 'node:http'
import type { ProxyOptions } from 'vite'
import { unreachableWords } from './unreachable.ts'

/**
 * For live development: every call of the contract is forwarded to the host, cookies included. If that fails, the
 * answer says why, and its status 500 makes the start-up check name the address (src/api/wrong-host.ts). Vite's own
 * answer would be a 502 without text, as a proxy gives for the right host while it is busy.
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
