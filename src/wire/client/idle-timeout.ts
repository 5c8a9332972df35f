/** Aborts a call that makes no progress. A slow call that makes progress has no limit. */
export interface IdleTimeout {
  readonly signal: AbortSignal
  readonly restart: (milliseconds: number) => void
  readonly clear: () => void
}

export function createIdleTimeout(milliseconds: number): IdleTimeout {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const clear = () => clearTimeout(timer)
  const restart = (milliseconds: number) => {
    clear()
    timer = setTimeout(() => controller.abort(new DOMException('Nothing moved any more', 'TimeoutError')), milliseconds)
  }
  restart(milliseconds)
  return { signal: controller.signal, restart, clear }
}

/** Returns the same response, with a callback for every chunk of its body. */
export function watchResponse(response: Response, onChunk: () => void): Response {
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
