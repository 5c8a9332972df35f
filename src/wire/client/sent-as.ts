import type { Endpoint } from '../contract/endpoint'
import type { Action } from '@/domain/people/roles'

/** Actions without an account: their calls are in nobody's name, even with a session. */
const WITHOUT_ACCOUNT: readonly Action[] = ['use-public-pages', 'answer-by-link']

/** Whether a call changes something in the name of the signed-in person. */
export const isSentAsPerson = ({ method, action, changes }: Endpoint): boolean =>
  method === 'POST' && changes.length > 0 && !WITHOUT_ACCOUNT.includes(action)
