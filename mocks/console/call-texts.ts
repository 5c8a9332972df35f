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

export function getCallResult({ response }: LoggedCall): CallResult {
  if (!response) return 'waiting'
  if (!response.contract.isKept) return 'failed'
  return response.refusal === null ? 'succeeded' : 'refused'
}

/** Names the rule that refused a call and its source file. */
export function formatRule({ call, response, fault, source }: LoggedCall): string {
  if (fault) return '(by the failure that is on)'
  if (source !== 'mock') return `(${SOURCES[source]})`
  if (response?.rule === 'roles') return `(who may do what: ${contract[call].action}, src/domain/people/permissions.ts)`
  if (response?.rule === 'contract') return `(the request does not fit the contract: ${call}, src/contract/)`
  if (response?.rule) return `(the rule ${response.rule}, src/domain/people/permissions.ts)`
  return `(${call}, mocks/impl/)`
}

export const SOURCES = { mock: 'The mock', recording: 'The recording', host: 'The host' } as const

/** Whether a response fits the contract. */
export function formatVerdict(contract: NonNullable<LoggedCall['response']>['contract']): string {
  if (!contract.isKept) return `differs: ${contract.reason}`
  return contract.noise ? 'holds, but something is printed around the JSON' : 'holds'
}

export const formatValue = (value: SentValue): string =>
  typeof value === 'string' ? value : `${value.file}, ${formatCount(value.bytes, 'byte', 'bytes')}`
