import type { Endpoint } from '@/contract/endpoint'
import type { Action } from '@/domain/roles'

/** Open to strangers: what is sent with them is nobody's, whoever may be signed in beside it. */
const OF_NOBODY: readonly Action[] = ['use-public-pages', 'answer-by-link']

/** Whether a call changes something in the name of whoever the host takes for signed in. */
export const isSentAsPerson = ({ method, action, changes }: Endpoint): boolean =>
  method === 'POST' && changes.length > 0 && !OF_NOBODY.includes(action)
