export interface Progress {
  /** Bytes handed to the network so far. */
  readonly sent: number
  readonly total: number
}

interface UploadRequest {
  readonly url: string
  readonly body: FormData
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Sends a multipart body and reports progress. Real hosts need XMLHttpRequest, because `fetch` reports none; no
 * progress passes through the mock's service worker. Like `fetch`, rejects with a TypeError without a connection, and
 * with the signal's reason if aborted.
 */
export type Upload = (request: UploadRequest) => Promise<Response>

const sendUpload = ({ url, body, signal, onProgress }: UploadRequest): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    request.responseType = 'blob'
    request.upload.onprogress = ({ loaded: sent, total }) => onProgress({ sent, total })
    request.onload = () => resolve(request)
    request.onerror = () => reject(new TypeError('The upload did not reach the host'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return reject(signal.reason)
    request.send(body)
  })

/** `new Response` throws for these statuses if it gets a body, even an empty one. */
const STATUSES_WITHOUT_BODY = [204, 205, 304]

export const xhrUpload: Upload = async (upload) => {
  const request = await sendUpload(upload)
  const { status, response } = request
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line) => line.split(/: ?(.*)/, 2) as [name: string, value: string])
  // Created outside the event handler, where an exception would leave the promise pending forever.
  return new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : response, { status, headers })
}
