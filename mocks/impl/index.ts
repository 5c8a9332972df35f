import type { MockImplementation } from '../implementation'
import * as accounts from './accounts'
import * as application from './application'
import * as approval from './approval'
import * as council from './council'
import * as details from './details'
import * as grants from './grants'
import * as emails from './emails'
import * as reference from './reference'
import * as reviewing from './review'

const { reviewerCalls, ...review } = reviewing

/** The implementation of every call of the contract: a missing one does not compile. */
export const implementation: MockImplementation = {
  ...accounts,
  ...emails,
  ...reference,
  ...application,
  ...grants,
  ...council,
  ...approval,
  ...review,
  ...reviewerCalls,
  ...details,
}

// Development: the running mock answers with the saved code, without a reload of the page.
if (import.meta.hot) {
  const { data } = import.meta.hot
  data.running = Object.assign(data.running ?? implementation, implementation)
  import.meta.hot.accept()
}
