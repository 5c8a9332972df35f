import { isEmptySuccess, readErrorResponse } from './read-error-response'
import { readEmptyResponse, readFileResponse, readJsonResponse, type OnNoise } from './read-response'
import type { CallContext } from './refusal'

/** Decodes the response to a call. Rejects with an `ApiError` if the host refuses, or if the response does not fit. */
export async function decodeResponse(
  callContext: CallContext,
  response: Response,
  onNoise?: OnNoise,
): Promise<unknown> {
  const { endpoint } = callContext
  if (!response.ok) return readErrorResponse(callContext, response)
  if (endpoint.responseType === 'blob') return readFileResponse(callContext, response)
  const body = await response.text()
  if (body === '' && isEmptySuccess(endpoint, response)) return readEmptyResponse(endpoint)
  return readJsonResponse(callContext, body, response.status, onNoise)
}
