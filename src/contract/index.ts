import { messages } from '@/domain/texts/messages'
import type { InputOf, OutputOf } from '@/wire/contract/endpoint'
import type { Protocol } from '@/wire/contract/protocol'
import * as accounts from './accounts'
import * as application from './application'
import * as approval from './approval'
import * as council from './council'
import * as details from './details'
import type { CouncilEndpoint } from './endpoint'
import * as grants from './grants'
import * as emails from './emails'
import * as reference from './reference'
import * as reviewing from './review'

const { reviewerCalls, ...review } = reviewing

/** Every call of the host, by name. */
export const contract = {
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

export type Contract = typeof contract
export type CallName = keyof Contract
export const contractRows = Object.entries(contract) as readonly [CallName, CouncilEndpoint][] // A constant has no other keys.
export const callNames = contractRows.map(([call]) => call)
export type Input<Name extends CallName> = InputOf<Contract[Name]>
export type Output<Name extends CallName> = OutputOf<Contract[Name]>

export const protocol: Protocol<Contract> = {
  calls: contract,
  // docs/host.md#ended-sessions
  signedOutText: /not (logged in|authenticated)/i,
  publicActions: ['use-public-pages'],
  anonymousActions: ['use-public-pages', 'answer-by-link'],
  ownPageMark: 'name="portal-host"',
  noFileText: messages.files.notFound,
}
