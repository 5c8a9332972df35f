/** Gives up on what makes no progress, however long it takes in all. */
export interface IdleLimit {
  /** Aborted once nothing has moved for as long as was allowed. */
  readonly signal: AbortSignal
  /** Something has moved: the time begins anew. */
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

/** The same response, with every piece of its body told as it comes. */
export function watchedResponse(response: Response, onPiece: () => void): Response {
  if (response.body === null) return response
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, body) => {
      onPiece()
      body.enqueue(piece)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(watch), { status, statusText, headers })
}
