/** Aborts a call that makes no progress. A slow call that makes progress has no limit. */
export interface IdleLimit {
  readonly signal: AbortSignal
  readonly renew: (milliseconds: number) => void
  readonly end: () => void
}

export function idleLimit(milliseconds: number): IdleLimit {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const end = () => clearTimeout(timer)
  const renew = (next: number) => {
    end()
    timer = setTimeout(() => controller.abort(new DOMException('Nothing moved any more', 'TimeoutError')), next)
  }
  renew(milliseconds)
  return { signal: controller.signal, renew, end }
}

/** Returns the same response, with a callback for every chunk of its body. */
export function watchedResponse(response: Response, onChunk: () => void): Response {
  if (response.body === null) return response
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, body) => {
      onChunk()
      body.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(watch), { status, statusText, headers })
}
