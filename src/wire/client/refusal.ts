import type { Endpoint } from '../contract/endpoint'
import type { Protocol } from '../contract/protocol'
import { ApiError } from './api-error'

/** The call that a response belongs to. */
export interface Called {
  readonly call: string
  readonly endpoint: Endpoint
  readonly protocol: Protocol
}

/** Returns the failure of a refusal, or of a missing session by its text (docs/host.md#ended-sessions). */
export const refusal = ({ call, protocol }: Called, text: string, status: number): ApiError =>
  new ApiError(call, { kind: protocol.signedOut.test(text) ? 'signed-out' : 'refused', serverText: text, status })
