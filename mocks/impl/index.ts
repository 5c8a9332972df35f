import type { Contract } from '@/contract'
import type { MockImplementation } from '@/wire/mock/implementation'
import type { MockContext } from '../implementation'
import * as accounts from './accounts'
import * as application from './application'
import * as approval from './approval'
import * as council from './council'
import * as details from './details'
import * as grants from './grants'
import * as emails from './emails'
import * as reference from './reference'
import * as reviewModule from './review'

const { reviewerCalls, ...reviewCalls } = reviewModule

export const implementation: MockImplementation<Contract, MockContext> = {
  ...accounts,
  ...emails,
  ...reference,
  ...application,
  ...grants,
  ...council,
  ...approval,
  ...reviewCalls,
  ...reviewerCalls,
  ...details,
}

// Hot-swaps the implementation on a development server without a reload.
if (import.meta.hot) {
  const { data } = import.meta.hot
  data.running = Object.assign(data.running ?? implementation, implementation)
  import.meta.hot.accept()
}
