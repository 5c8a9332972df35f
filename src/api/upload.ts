export interface Progress {
  /** Bytes handed to the network so far. */
  readonly sent: number
  readonly total: number
}

export interface UploadRequest {
  readonly url: string
  readonly body: FormData
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Sends a multipart body and tells how far it is. `fetch` cannot tell, so a real host is reached with
 * XMLHttpRequest; the mock host brings a driver of its own, because no progress passes through a service worker.
 * Rejects with a TypeError where there is no connection and with the signal's reason when aborted, as `fetch` does.
 */
export type Upload = (request: UploadRequest) => Promise<Response>

const answered = ({ url, body, signal, onProgress }: UploadRequest): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    request.responseType = 'blob'
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => resolve(request)
    request.onerror = () => reject(new TypeError('The upload did not reach the host'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(signal.reason)
    request.send(body)
  })

/** With one of these no Response may have a body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304]

export const xhrUpload: Upload = async (sending) => {
  const request = await answered(sending)
  const { status, response } = request
  const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' }
  // Made outside the handler: what throws in there leaves the promise open for ever.
  return new Response(WITHOUT_BODY.includes(status) ? null : response, { status, headers })
}
