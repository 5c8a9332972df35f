/** Aborts a call that makes no progress; a slow call that does may take as long as it needs. */
export interface IdleLimit {
  /** Aborted when the allowed time passed without progress. */
  readonly signal: AbortSignal
  /** To be called on progress: the time starts anew. */
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

/** The same response, with a callback for every chunk of its body. */
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
