import type { Endpoint } from '../contract/endpoint'
import type { Protocol } from '../contract/protocol'

/** Whether a call changes something in the name of the signed-in person. */
export const isSentAsPerson = ({ anonymousActions }: Protocol, { method, action, changes }: Endpoint): boolean =>
  method === 'POST' && changes.length > 0 && !anonymousActions.includes(action)
