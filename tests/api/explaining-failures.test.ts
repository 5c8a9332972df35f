import { expect, it } from 'vitest'
import { ApiError, apiErrorOf, explain, explainWrite, whyItFailed } from '@/api/errors'
import { guidance } from '@/domain/guidance'

const failed = (kind: ApiError['kind'], serverText = '') => new ApiError('decideBudget', { kind, serverText })

it.each(['network', 'timeout'] as const)('a write without an answer (%s) may have been done', (kind) => {
  expect(explainWrite(failed(kind))).toBe(guidance.ambiguousWrite)
})

it.each(['aborted', 'http', 'refused', 'signed-out'] as const)(
  'a write that failed as %s is explained like any call',
  (kind) => {
    expect(explainWrite(failed(kind))).toEqual(explain(failed(kind)))
  },
)

it('a refusal is shown with the text of the host, or without one with what happened', () => {
  expect(whyItFailed(failed('refused', 'The round is closed.'))).toBe('The round is closed.')
  expect(whyItFailed(failed('refused'))).toBe(guidance.failure.refused.happened)
  expect(whyItFailed(failed('http', 'Fatal error in line 3'))).toBe(guidance.failure.http.happened)
})

it('apiErrorOf gives what a call failed with, and throws on a fault of the program', () => {
  const failure = failed('network')
  const fault = new TypeError('not a function')
  expect(apiErrorOf(failure)).toBe(failure)
  expect(() => apiErrorOf(fault)).toThrow(fault)
})
