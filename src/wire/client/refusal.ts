import type { Endpoint } from '../contract/endpoint'
import type { Protocol } from '../contract/protocol'
import { ApiError } from './api-error'

/** The call that a response belongs to. */
export interface CallContext {
  readonly call: string
  readonly endpoint: Endpoint
  readonly protocol: Protocol
}

/** Returns the failure of a refusal, or of a missing session by its text (docs/host.md#ended-sessions). */
export const createRefusal = ({ call, protocol }: CallContext, text: string, status: number): ApiError =>
  new ApiError(call, { kind: protocol.signedOutText.test(text) ? 'signed-out' : 'refused', serverText: text, status })
