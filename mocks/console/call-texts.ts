import { contract } from '@/contract'
import { formatCount } from '@/lib/format'
import type { LoggedCall } from '../implementation'
import type { SentValue } from '@/wire/mock/exchange'

export const CALL_RESULTS = {
  waiting: { label: 'No answer yet', tone: 'waiting' },
  succeeded: { label: 'Answered', tone: 'good' },
  refused: { label: 'Refused', tone: 'refused' },
  failed: { label: 'Failed', tone: 'refused' },
} as const

export type CallResult = keyof typeof CALL_RESULTS

export function getCallResult({ reply }: LoggedCall): CallResult {
  if (!reply) return 'waiting'
  if (!reply.contract.kept) return 'failed'
  return reply.refusal === null ? 'succeeded' : 'refused'
}

/** Names the rule that refused a call and its source file. */
export function formatRule({ call, reply, fault }: LoggedCall): string {
  if (fault) return '(by the failure that is on)'
  if (reply?.rule === 'roles') return `(who may do what: ${contract[call].action}, src/domain/people/roles.ts)`
  if (reply?.rule === 'contract') return `(the request does not fit the contract: ${call}, src/contract/)`
  if (reply?.rule) return `(the rule ${reply.rule}, src/domain/people/roles.ts)`
  return `(${call}, mocks/impl/)`
}

export const formatValue = (value: SentValue): string =>
  typeof value === 'string' ? value : `${value.file}, ${formatCount(value.bytes, 'byte', 'bytes')}`
