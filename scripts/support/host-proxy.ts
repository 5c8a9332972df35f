import { ServerResponse } from 'node:http'
import type { ProxyOptions } from 'vite'
import { explainUnreachable } from './unreachable.ts'

/**
 * Forwards every call to the host, with its cookies. On failure, responds with the reason and status 500, so that the
 * start-up check shows the address (src/wire/client/wrong-host.ts). The 502 of Vite would look like a busy host.
 */
export const hostProxy = (host: string): Record<string, ProxyOptions> => ({
  '^/[^?]*\\.php(\\?|$)': {
    target: host,
    changeOrigin: true,
    cookieDomainRewrite: { '*': '' },
    cookiePathRewrite: { '*': '/' },
    configure: (proxy) => {
      proxy.on('error', (error, _request, response) => {
        if (!(response instanceof ServerResponse) || response.headersSent) return
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=UTF-8' })
          .end(`${explainUnreachable(host, error)}\n`)
      })
    },
  },
})
