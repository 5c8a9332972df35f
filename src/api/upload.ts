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
 * Sends a multipart body and reports progress. `fetch` reports none, so a real host is called with XMLHttpRequest;
 * the mock host has an implementation of its own, because no progress passes through a service worker.
 * Rejects with a TypeError where there is no connection and with the signal's reason when aborted, as `fetch` does.
 */
export type Upload = (request: UploadRequest) => Promise<Response>

const loaded = ({ url, body, signal, onProgress }: UploadRequest): Promise<XMLHttpRequest> =>
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

/** The constructor of Response throws for these statuses when it is given a body, even an empty one. */
const STATUSES_WITHOUT_BODY = [204, 205, 304]

/** The upload to a real host. */
export const xhrUpload: Upload = async (upload) => {
  const request = await loaded(upload)
  const { status, response } = request
  const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' }
  // Made outside the event handler: an exception in there would leave the promise pending for ever.
  return new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : response, { status, headers })
}
