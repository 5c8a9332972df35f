import { expect, it } from 'vitest'
import { ApiError, toApiError, isStillAmbiguous } from '@/wire/client/api-error'
import { explain, explainWrite, getFailureReason } from '@/api/explain'
import { guidance } from '@/domain/texts/guidance'

const failed = (kind: ApiError['kind'], serverText = '') => new ApiError('decideBudget', { kind, serverText })

it.each(['network', 'timeout', 'http', 'not-json', 'shape'] as const)(
  'a write without a confirmation (%s) may have been done',
  (kind) => {
    expect(explainWrite(failed(kind))).toBe(guidance.ambiguousWrite)
  },
)

it('a write that was stopped may have been done', () => {
  expect(explainWrite(failed('aborted'))).toBe(guidance.stoppedWrite)
})

it.each(['refused', 'signed-out', 'too-large', 'no-file', 'somebody-else'] as const)(
  'a write that failed as %s was not done',
  (kind) => {
    expect(explainWrite(failed(kind))).toEqual(explain(failed(kind)))
  },
)

it.each([
  { kind: 'network', isUnsent: true },
  { kind: 'http', status: 404 },
  { kind: 'not-json', bodyKind: 'own-page' },
] as const)('a write whose script did not run was not done: %o', (failure) => {
  const error = new ApiError('decideBudget', failure)
  expect(explainWrite(error)).toEqual(explain(error))
})

it.each([
  ['network', true],
  ['http', true],
  ['signed-out', true],
  ['refused', false],
  ['too-large', false],
] as const)('a retry that ends as %s may follow an attempt that arrived: %s', (kind, isOpen) => {
  const error = new ApiError('decideBudget', { kind, status: 404, isUnsent: kind === 'network' })
  expect(isStillAmbiguous(error, true)).toBe(isOpen)
  expect(isStillAmbiguous(error, false)).toBe(false)
  const { happened, next } = explainWrite(error, true)
  expect(happened.endsWith(guidance.earlierAttempt)).toBe(isOpen)
  expect(next === guidance.ambiguousWrite.next).toBe(isOpen)
})

it('a refusal shows the host’s text, or a default', () => {
  expect(getFailureReason(failed('refused', 'The round is closed.'))).toBe('The round is closed.')
  expect(getFailureReason(failed('refused'))).toBe(guidance.failure.refused.happened)
  expect(getFailureReason(failed('http', 'Fatal error in line 3'))).toBe(guidance.failure.http.happened)
})

it('toApiError returns the call’s error, and rethrows faults of the program', () => {
  const failure = failed('network')
  const fault = new TypeError('not a function')
  expect(toApiError(failure)).toBe(failure)
  expect(() => toApiError(fault)).toThrow(fault)
})
