import { contract, protocol, type CallName } from '@/contract'
import { runWhenIdle } from '@/lib/run-when-idle'
import { xhrUpload, type Upload } from '@/wire/client/upload'
import { CallLog } from '@/wire/mock/call-log'
import { findCall } from '@/wire/mock/find-call'

interface Connection {
  readonly fetch: typeof globalThis.fetch
  readonly upload: Upload
}

/** Logs the calls of a connection to a real host, each with the verdict of the client's own decoding. */
export function watchCalls(log: CallLog<CallName>, { fetch, upload }: Connection): Connection {
  const observe = async (request: Request, send: () => Promise<Response>): Promise<Response> => {
    const call = findCall(contract, request)
    if (call === undefined) return send()
    const entry = log.begin(call, request, new Date())
    entry.recordSource('host')
    const response = await send().catch((error: unknown) => {
      entry.complete(Response.error())
      throw error
    })
    entry.complete(response)
    return response
  }
  return {
    fetch: (input, init) => observe(new Request(input, init), () => fetch(input, init)),
    upload: (request) =>
      observe(new Request(request.url, { method: 'POST', body: request.body }), () => upload(request)),
  }
}

/** Connects `npm run dev:live` to its host, with a bar that lists the calls. */
export function connectToLiveHost(): Connection {
  const log = new CallLog<CallName>(protocol)
  void runWhenIdle(() => void import('./console/mount-console').then(({ mountLiveConsole }) => mountLiveConsole(log)))
  return watchCalls(log, { fetch: globalThis.fetch.bind(globalThis), upload: xhrUpload })
}
